// Where icons are: those of the boxes in sprites, those of home-made things in a file each.
import { spriteAddress } from "$/art/sprites";

export type IconGroups = Record<string, string[]>;

/** The addresses of the icons of home-made things at the table on the screen, by message key. */
let made = $state.raw<Record<string, string>>({});

export const iconAddress = (name: string): string => made[name] ?? spriteAddress(name);

/** Use these icons for the messages of home-made things. */
export function setMadeIcons(icons: Record<string, string>): void {
  made = icons;
}

/** The icons that home-made things can have, by group; only those who need the list load it. */
export const loadIconGroups = async (): Promise<IconGroups> =>
  (await import("$/art/made-icons.json")).default;

/** The names of all of them. */
export const loadIconNames = async (): Promise<string[]> =>
  Object.values(await loadIconGroups()).flat();

/** The address of the icon of a home-made thing; a blank shield or badge if there is none such. */
export const madeIconAddress = (
  { icon = "", kind }: { icon?: string | undefined; kind: string },
  known: readonly string[],
): string => (known.includes(icon) ? `/made/${icon}.svg#icon` : spriteAddress(`made-${kind}`));

// The settings of this device: stored in the browser, never sent anywhere.
export type Theme = "system" | "light" | "dark";

interface Settings {
  theme: Theme;
  language: string;
  sound: boolean;
  /** How fast other players' moves are shown: 0 at once, 1 normal, 3 fast. */
  speed: number;
  name: string;
  /** Show a browser notification when it is my turn and the tab is hidden. */
  notify: boolean;
  /** Tell at the start of my turn what happened. */
  recap: boolean;
  /** Stop conquering and end my turn where nothing else can be done. */
  autoEnd: boolean;
  guideSeen: boolean;
  /** The server has given this browser a cookie, which scripts cannot see. */
  known: boolean;
  /** The last quick game, for the next one. */
  quick: { box: string; opponents: number; level: string };
}

const KEY = "elbowroom";
const DEFAULTS: Settings = {
  theme: "system",
  language: "",
  sound: false,
  speed: 1,
  name: "",
  notify: false,
  recap: true,
  autoEnd: false,
  guideSeen: false,
  known: false,
  quick: { box: "surface", opponents: 2, level: "easy" },
};

function read(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = $state(read());

/** Store changes and apply the theme; called once, inside an effect root. */
export function persistSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // Without storage the settings last until the page is reloaded.
    }
  });
  $effect(() => {
    const theme = settings.theme;
    if (theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
  });
}

// What this device likes: kept here, never sent anywhere.
export type Theme = "system" | "light" | "dark";

interface Kept {
  theme: Theme;
  language: string;
  sound: boolean;
  /** How fast moves of others are shown: 0 at once, 1 as they come, 3 quickly. */
  speed: number;
  name: string;
  /** Notifications of the browser when it is my turn in a hidden tab. */
  notify: boolean;
  guideSeen: boolean;
  /** The server has given this browser a cookie, which the page itself cannot see. */
  known: boolean;
  /** The last quick game, for the next one. */
  quick: { box: string; opponents: number; level: string };
}

const KEY = "elbowroom";
const DEFAULTS: Kept = {
  theme: "system",
  language: "",
  sound: false,
  speed: 1,
  name: "",
  notify: false,
  guideSeen: false,
  known: false,
  quick: { box: "surface", opponents: 2, level: "easy" },
};

function read(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Kept = $state(read());

/** Keep changes; called once, inside an effect root. */
export function keepSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
  $effect(() => {
    const theme = settings.theme;
    if (theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
  });
}

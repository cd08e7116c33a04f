// The sheets of small screens with their icons, and the dialogs.
export const SHEETS = { combos: "combos", seats: "people", log: "log", rules: "learn" } as const;
export type Sheet = keyof typeof SHEETS;
export type Dialog = "" | "list" | "help" | "menu" | "hint";

// What can lie over the board: a sheet, where there is no room for columns, and a dialog.
export const SHEETS = { combos: "combos", seats: "people", log: "log" } as const;
export type Sheet = keyof typeof SHEETS;
export type Dialog = "" | "list" | "help" | "menu" | "hint";

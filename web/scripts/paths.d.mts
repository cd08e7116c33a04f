/** An SVG path with whole numbers; see paths.mjs. */
export function shortPath(path: string): string;

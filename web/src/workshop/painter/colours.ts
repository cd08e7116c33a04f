// The colours of the grid: those of the finished board (`atlas/palette.py`), or one for each region.
const TERRAIN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  surface: {
    farmland: "#f4dd93",
    forest: "#a5c27b",
    hill: "#d3d98f",
    mountain: "#d2cabf",
    swamp: "#b3b795",
    sea: "#86bccb",
    lake: "#a9d6dd",
  },
  underground: {
    mountain: "#5b5666",
    mud: "#7d5337",
    mushroom: "#35705f",
    crystal: "#5a58ad",
    mine: "#83611f",
    river: "#1b6d8a",
    chasm: "#0a070d",
  },
};
const INK = "#2e1f13";
const PALE = "#fbf0d4";
/** Colours of neighbours differ most if the hue goes on by this angle, in degrees. */
const STEP = 137.5;

export const terrainColour = (box: string, terrain: string): string =>
  TERRAIN[box]?.[terrain] ?? PALE;
export const regionColour = (place: number): string => `hsl(${(place * STEP) % 360} 55% 68%)`;
/** What can be seen on such a colour. */
export const inkOn = (box: string, byRegion: boolean): string =>
  box === "underground" && !byRegion ? PALE : INK;

// Where the icons of the boxes are: three sprites, so that a page loads only what it shows.
import general from "$/art/icons.svg?url&no-inline";
import surface from "$/art/surface.svg?url&no-inline";
import underground from "$/art/underground.svg?url&no-inline";
import below from "$/art/underground.json";

// What is in a box only; scripts/icons.mjs makes the sprites by the same rule.
const IN_A_BOX = /^(race|power|place|relic|piece)-/;

function spriteOf(name: string): string {
  if (below.includes(name)) return underground;
  return IN_A_BOX.test(name) ? surface : general;
}

export const spriteAddress = (name: string): string => `${spriteOf(name)}#${name}`;

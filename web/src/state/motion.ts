// Whether anything may move at all: what the device asks for.
export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

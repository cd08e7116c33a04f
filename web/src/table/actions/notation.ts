// Actions that the server did not list, in the notation (docs/notation.md): several tokens at once,
// and illegal attempts, to ask why they are refused.
import type { Action } from "$/table/actions/actions";

export const conquerText = (region: string): string => `conquer ${region}`;

export const deployText = (region: string, tokens: number): string => `deploy ${region} ${tokens}`;

export const pickText = (slot: number): string => `pick ${slot}`;

/** A piece; the Bag with the relic that it acts as. */
export const pieceText = ({ piece, copies }: Action): string =>
  copies ? `${piece}:${copies}` : piece;

/** The action that places or moves the piece of *action* to *region*. */
export const placementText = (action: Action, region: string): string =>
  `${action.verb} ${pieceText(action)} ${region}`;

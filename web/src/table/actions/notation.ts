// Actions that nobody offered, as the notation writes them (docs/notation.md): several tokens at
// once, and what somebody tried, to be told why it is refused.
import type { Action } from "$/table/actions/actions";

export const conquerText = (region: string): string => `conquer ${region}`;

export const deployText = (region: string, tokens: number): string => `deploy ${region} ${tokens}`;

export const pickText = (slot: number): string => `pick ${slot}`;

/** A piece; the Bag with the relic that it acts as. */
export const pieceText = ({ piece, copies }: Action): string =>
  copies ? `${piece}:${copies}` : piece;

/** The same piece placed or moved to another region. */
export const elsewhereText = (action: Action, region: string): string =>
  `${action.verb} ${pieceText(action)} ${region}`;

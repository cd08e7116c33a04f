// A stack of tokens as it is drawn.
export interface Tokens {
  race: string;
  seat: number;
  count?: number;
  declined?: boolean;
  /** Tokens of it that are placed on the screen but not sent to the server yet. */
  staged?: number;
  /** Whether the number is written on it. */
  numbered?: boolean;
}

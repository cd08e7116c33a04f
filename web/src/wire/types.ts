// The messages of the server by name; schema.ts is made from the server's own structs.
import type { Wire } from "./schema";

export type * from "./schema";

/** Whatever can be done at a table, by socket or by HTTP. */
export type Command = Exclude<
  Wire["FromClient"],
  Wire["Hello"] | Wire["Missing"] | Wire["Explain"] | Wire["Hint"] | Wire["Ping"]
>;

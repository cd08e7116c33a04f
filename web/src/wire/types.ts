// The messages of the server; schema.ts is generated from the server's structs.
import type { Wire } from "./schema";

export type * from "./schema";

/** The commands of a table, for the socket and for HTTP. */
export type Command = Exclude<
  Wire["FromClient"],
  Wire["Hello"] | Wire["Missing"] | Wire["Explain"] | Wire["Hint"] | Wire["Ping"]
>;

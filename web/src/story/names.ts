// What the seats of a table are called, after the game as at the table.
export { seatNames } from "$/words/sentences";

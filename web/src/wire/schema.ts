/* Made by `make wire` from the server's messages. Do not edit. */

export type FromClient =
  | Sit
  | Leave
  | SetBot
  | HandOver
  | TakeBack
  | Start
  | Move
  | Undo
  | Propose
  | Answer
  | Say
  | Mute
  | Abandon
  | Rematch
  | Hello
  | Missing
  | Explain
  | Hint
  | Ping;
export type FromServer = Welcome | Push | Present | Lines | Ack | Refusal | Explained | Advised | Pong | Bye;

export interface Wire {
  About: About;
  Content: Content;
  TraitFacts: TraitFacts;
  PieceFacts: PieceFacts;
  MarkerFacts: MarkerFacts;
  GroundFacts: GroundFacts;
  MeansFacts: MeansFacts;
  MapInfo: MapInfo;
  MapRegion: MapRegion;
  LabelLine: LabelLine;
  Rect: Rect;
  Health: Health;
  Me: Me;
  TableList: TableList;
  ListedTable: ListedTable;
  TableInfo: TableInfo;
  SeatInfo: SeatInfo;
  Name: Name;
  Text: Text;
  ClockSetting: ClockSetting;
  Sight: Sight;
  View: View;
  SeatView: SeatView;
  ArmyView: ArmyView;
  ComboView: ComboView;
  RegionView: RegionView;
  Thing: Thing;
  HandView: HandView;
  ActionView: ActionView;
  Message: Message;
  Seat: Seat;
  ClockInfo: ClockInfo;
  Proposal: Proposal;
  Price: Price;
  Income: Income;
  LineList: LineList;
  Entry: Entry;
  SightList: SightList;
  Summary: Summary;
  SeatSummary: SeatSummary;
  ArmyEarnings: ArmyEarnings;
  Chances: Chances;
  TurnChances: TurnChances;
  Advised: Advised;
  AdvisedPlan: AdvisedPlan;
  Difference: Difference;
  Ack: Ack;
  Profile: Profile;
  NewEmail: NewEmail;
  EmailCode: EmailCode;
  Credentials: Credentials;
  NewTable: NewTable;
  SeatSetting: SeatSetting;
  Branch: Branch;
  HintRequest: HintRequest;
  Sit: Sit;
  Leave: Leave;
  SetBot: SetBot;
  HandOver: HandOver;
  TakeBack: TakeBack;
  Start: Start;
  Move: Move;
  Undo: Undo;
  Propose: Propose;
  Answer: Answer;
  Say: Say;
  Mute: Mute;
  Abandon: Abandon;
  Rematch: Rematch;
  Refusal: Refusal;
  Mistake: Mistake;
  Hello: Hello;
  Missing: Missing;
  Explain: Explain;
  Hint: Hint;
  Ping: Ping;
  Welcome: Welcome;
  Push: Push;
  Patch: Patch;
  ViewPatch: ViewPatch;
  RegionPatch: RegionPatch;
  SeatPatch: SeatPatch;
  Purse: Purse;
  Present: Present;
  Lines: Lines;
  Explained: Explained;
  Pong: Pong;
  Bye: Bye;
  FromClient: FromClient;
  FromServer: FromServer;
}
/**
 * What can be played here.
 */
export interface About {
  version: string;
  rules: number;
  protocol: number[];
  boxes: string[];
  maps: {
    [k: string]: number;
  };
  options: {
    [k: string]: boolean;
  };
  bots: string[];
}
/**
 * All of both boxes, and the phases of a turn by key.
 */
export interface Content {
  races: TraitFacts[];
  powers: TraitFacts[];
  places: TraitFacts[];
  relics: TraitFacts[];
  pieces: PieceFacts[];
  markers: MarkerFacts[];
  terrains: GroundFacts[];
  symbols: GroundFacts[];
  means: MeansFacts[];
  phases: string[];
  fewest: number;
}
/**
 * A race, power, place or relic. *words* is its message in the word files.
 *
 *     *tokens* is the number on banner or badge, *tray* what the box holds of a race, *extra* what
 *     comes on top; *brings* are pieces; of the features in *needs* a map must have one.
 */
export interface TraitFacts {
  key: string;
  words: string;
  kind: "place" | "power" | "race" | "relic";
  box: "surface" | "underground";
  tokens?: number;
  tray?: number;
  extra?: number;
  brings?: {
    [k: string]: number;
  };
  needs?: string[];
  facts?: string[];
  effects?: string[];
}
/**
 * A piece: how many there are, what it adds to a price, and what becomes of it.
 */
export interface PieceFacts {
  key: string;
  words: string;
  box: "surface" | "underground";
  supply: number;
  defence?: number;
  immune?: boolean;
  stops_substitution?: boolean;
  lifted?: boolean;
  lost: "pool" | "stays" | "supply";
  abandoned: "pool" | "stays" | "supply";
  declined: "pool" | "stays" | "supply";
}
/**
 * Cardboard of the board or of a seat, not of an army; without a *box* it is in both.
 */
export interface MarkerFacts {
  key: string;
  words: string;
  box?: "" | "surface" | "underground";
}
/**
 * A terrain or a symbol; *price* is what its empty land takes, if it can be conquered.
 */
export interface GroundFacts {
  key: string;
  words: string;
  box: "surface" | "underground";
  price?: number | null;
}
/**
 * A special means of conquest: the word behind ``by``, its piece, and what it does.
 */
export interface MeansFacts {
  key: string;
  piece?: string;
  copies?: string;
  ways?: string[];
}
/**
 * A board: *margin* is the frame around it, *letters* the size of the names, *art* an SVG.
 */
export interface MapInfo {
  name: string;
  box: string;
  players: number;
  rounds: number;
  width: number;
  height: number;
  margin: number;
  letters: number;
  regions: MapRegion[];
  art: string;
}
/**
 * A region as printed; *room* is where its tokens go, *path* its outline as SVG.
 *
 *     *words* is what its terrain is called in the word files.
 */
export interface MapRegion {
  slug: string;
  name: string;
  terrain: string;
  words: string;
  symbols: string[];
  edge: boolean;
  tribe: boolean;
  monsters: boolean;
  neighbours: string[];
  label: LabelLine[];
  room: Rect;
  path: string;
}
/**
 * A line of a region's name; *x* is its middle, *y* its baseline.
 */
export interface LabelLine {
  text: string;
  x: number;
  y: number;
}
/**
 * A rectangle on the board.
 */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}
/**
 * The state of the server; ``ok`` is the only one that comes with status 200.
 */
export interface Health {
  status: string;
}
/**
 * The person behind a token.
 *
 *     *email* is verified and gets notifications; to *new_email* a code was sent.
 */
export interface Me {
  name: string;
  guest: boolean;
  email?: string;
  new_email?: string;
}
/**
 * Tables, newest first.
 */
export interface TableList {
  tables: ListedTable[];
}
/**
 * A table in a list.
 */
export interface ListedTable {
  id: string;
  name: string;
  map: string;
  box: string;
  status: string;
  public: boolean;
  created: number;
  open_seats: number;
  seats: number;
}
/**
 * A table without its position.
 */
export interface TableInfo {
  id: string;
  name: string;
  map: string;
  box: string;
  options: {
    [k: string]: boolean;
  };
  status: string;
  public: boolean;
  practice: boolean;
  rules: number;
  seats: SeatInfo[];
  seq: number;
  seed_hash: string;
  seed?: string;
  host?: boolean;
  muted?: boolean;
  clock?: ClockSetting | null;
  spectators?: number;
  winners?: number[];
  rematch?: string;
  hints?: boolean;
  stand_in?: string;
  without?: string[];
  monsters?: string[];
  content?: string;
}
/**
 * Who sits at a seat; *mine* and *here*: is it me, and are they connected?
 */
export interface SeatInfo {
  seat: number;
  kind: string;
  name?: string;
  level?: string;
  stand_in?: string;
  mine?: boolean;
  here?: boolean;
  bot?: (Name | Text) | null;
}
/**
 * A thing with a name: ``Name("race", "elves")``, ``Name("region", "gull-sound")``.
 *
 *     The name is the Fluent message ``kind-key``, except for regions, whose names belong to the map,
 *     and for what is home-made.
 */
export interface Name {
  type: "name";
  kind: string;
  key: string;
}
/**
 * What a person typed, such as a name or a line of chat: the same in every language.
 */
export interface Text {
  type: "text";
  text: string;
}
/**
 * Seconds that a seat has for a turn, for a game, or both.
 */
export interface ClockSetting {
  turn?: number | null;
  game?: number | null;
}
/**
 * All that a seat (or a spectator: seat 0) may know of the position at *seq*.
 */
export interface Sight {
  seq: number;
  seat?: number;
  hash?: string;
  view?: View | null;
  actions?: ActionView[];
  undoable?: number;
  clocks?: ClockInfo[];
  proposal?: Proposal | null;
  prompt?: Message | null;
  prices?: Price[];
  income?: Income | null;
}
/**
 * A position as the *viewer* (a seat from 1, or None for a spectator) may see it.
 */
export interface View {
  viewer: number | null;
  box: string;
  map: string;
  options: {
    [k: string]: boolean;
  };
  round: number;
  rounds: number;
  turn: number;
  decider: number | null;
  chance: boolean;
  phase: string;
  die: number | null;
  acting: string | null;
  seats: SeatView[];
  column: ComboView[];
  regions: RegionView[];
  trays: {
    [k: string]: number;
  };
  banners_in_stack: number;
  badges_in_stack: number;
  badges_discarded: string[];
  finds_hidden: number;
  winners: number[];
  code: string;
  hand: HandView | null;
}
/**
 * One seat: its armies are public, its coins perhaps not.
 */
export interface SeatView {
  seat: number;
  coins: number | null;
  last_income: number | null;
  army: ArmyView | null;
  declined: ArmyView[];
  peace_with: number | null;
  grudges: number[];
}
/**
 * One army as everybody sees it.
 */
export interface ArmyView {
  race: string;
  power: string;
  active: boolean;
  hand: number;
  regions: string[];
  pieces: {
    [k: string]: number;
  };
  fresh: boolean;
}
/**
 * An open combo of the column.
 */
export interface ComboView {
  slot: number;
  race: string;
  power: string;
  tokens: number;
  price: number;
  coins: number;
}
/**
 * One region and everything in it, its tokens included.
 */
export interface RegionView {
  slug: string;
  name: string;
  terrain: string;
  holder: number | null;
  race: string | null;
  tokens: number;
  things: Thing[];
}
/**
 * Something in a region, by its key: tokens of a race, a native, a piece, a place or a relic.
 *
 *     *count* is how many of it are there. *power* is the key of the power that a place lends, if it
 *     lends one.
 */
export interface Thing {
  kind: "monsters" | "piece" | "place" | "race" | "relic" | "tribe";
  key: string;
  count: number;
  power: string;
}
/**
 * The hand of the acting army; all numbers are public.
 *
 *     During conquests *tokens* are its race tokens, with those that its first action lifts from the
 *     board or brings (G8, the Fountain), and *helpers* the pieces that fight like tokens. During
 *     redeployment and retreats *to_place* are the tokens that must still be put somewhere: without
 *     those that stay in hand.
 */
export interface HandView {
  tokens: number;
  helpers: number;
  to_place: number;
}
/**
 * An action of a seat. What an action does not have is empty or 0.
 *
 *     *text* is the action as the notation writes it. *region* is a slug; *slot* and *seat* count
 *     from 1, and *swap* is the slot whose badge is swapped in; *by* are the keys of the special
 *     means of a conquest, or the place that lends the power of a decline; *piece* is the key of what
 *     is placed or moved, *count* how many of it. Where the Bag is among them, *copies* is the relic
 *     that it acts as. *tokens* is how many race tokens are deployed.
 *
 *     Only people get *label*, what the action is called; *caution*, the key of a warning to show
 *     before, if any (``caution-…`` of the words); and for ``deploy`` the *threat* to the region, see
 *     ``play.exposure``.
 */
export interface ActionView {
  text: string;
  verb:
    | "abandon"
    | "ally"
    | "conquer"
    | "decline"
    | "deploy"
    | "end"
    | "move"
    | "pick"
    | "place"
    | "rebirth"
    | "roll"
    | "sacrifice"
    | "stop";
  region?: string;
  slot?: number;
  swap?: number;
  seat?: number;
  by?: string[];
  piece?: string;
  copies?: string;
  count?: number;
  tokens?: number;
  label?: Message | null;
  caution?: string;
  threat?: number;
}
/**
 * The Fluent message *key* with its arguments; lists are joined as the language does.
 */
export interface Message {
  type: "message";
  key: string;
  args?: {
    [k: string]: number | (Name | Seat | Text | Message)[] | Name | Seat | Text | Message;
  };
}
/**
 * A seat of the table, from 1; the table knows its name.
 */
export interface Seat {
  type: "seat";
  number: number;
}
/**
 * The seconds that a seat has left; None where there is no limit.
 */
export interface ClockInfo {
  seat: number;
  turn?: number | null;
  game?: number | null;
  running?: boolean;
}
/**
 * A proposal to go back to before line *to*; *agreed* are the seats that accept.
 */
export interface Proposal {
  to: number;
  by: number;
  agreed: number[];
}
/**
 * What a region would take now: tokens (less a die that shows already), coins, luck.
 *
 *     *how* is the first way that is possible, see ``elbowroom.play.offers``; *by* are the keys of
 *     the special means that would do it as well. *odds* is the chance from 0 to 1 that a die is
 *     enough, where one can be thrown. *why* says why neither tokens nor a die can take it; *label*
 *     says all of this in a sentence.
 */
export interface Price {
  region: string;
  price: number;
  how: "conquer" | "means" | "no" | "rebirth" | "roll" | "roll-first";
  toll?: number;
  odds?: number | null;
  by?: string[];
  why?: Message | null;
  label: Message;
}
/**
 * What a seat would earn if it scored now; *parts* are the lines of the sum.
 */
export interface Income {
  total: number;
  parts: Message[];
}
/**
 * Lines of a log.
 */
export interface LineList {
  seq: number;
  entries: Entry[];
}
/**
 * One line of the log as a person may see it; *at* is in seconds since 1970.
 *
 *     *events* are the sentences that tell it. Of a move *text* is the action, *verb* its verb, and
 *     *die* what a die showed after it.
 */
export interface Entry {
  seq: number;
  at: number;
  kind: string;
  seat?: number;
  text?: string;
  chance?: string[];
  level?: string;
  amount?: number;
  events?: Message[];
  verb?: string;
  die?: number | null;
}
/**
 * Positions of the past, oldest first; *seq* is the last line that there is.
 */
export interface SightList {
  seq: number;
  sights: Sight[];
}
/**
 * A finished game in figures.
 *
 *     *sources* are the keys of all sources of coins, in the order to list them: first those that
 *     bring some, then those that take some. *best* is the index in *armies* of the one that earned
 *     most.
 */
export interface Summary {
  winners: number[];
  sources: string[];
  seats: SeatSummary[];
  armies: ArmyEarnings[];
  best?: number | null;
}
/**
 * The coins of one seat: what it began and ended with, by source, and by source and round.
 */
export interface SeatSummary {
  seat: number;
  start: number;
  coins: number;
  by_source: {
    [k: string]: number;
  };
  by_round: {
    [k: string]: number;
  }[];
}
/**
 * One army of one seat, from its pick to the end of the game.
 */
export interface ArmyEarnings {
  seat: number;
  race: string;
  power: string;
  picked: number;
  declined: number | null;
  cost: number;
  earned: number;
  coins: number;
}
/**
 * The chances to win over a whole game.
 */
export interface Chances {
  turns: TurnChances[];
}
/**
 * The chance (0 to 1) of every seat to win after the turn of *seat*; 0 is the beginning.
 */
export interface TurnChances {
  round: number;
  seat: number;
  chances: number[];
}
/**
 * The best plans for the position of line *seq*, best first; see ``elbowroom.bots.hint``.
 */
export interface Advised {
  type: "advised";
  id: string;
  seq: number;
  seat: number;
  plans: AdvisedPlan[];
}
/**
 * A plan to the next die or the end of the turn, as ``elbowroom.bots.hint`` has it.
 *
 *     *differences* say in what the best plan differs from it. *figures* and *comparison* say the same
 *     in sentences.
 */
export interface AdvisedPlan {
  actions: ActionView[];
  coins: number;
  lead: number;
  win: number;
  now: number;
  later: number;
  rival: number;
  facts: {
    [k: string]: number;
  };
  differences: Difference[];
  figures: Message;
  comparison: Message;
}
/**
 * Something in which the best plan and another differ, as both have it.
 *
 *     The *weight* of the parts (``PARTS``) is in coins of lead and adds up to what the best plan is
 *     ahead; facts weigh nothing.
 */
export interface Difference {
  key: string;
  best: number;
  other: number;
  weight: number;
}
/**
 * The command has been stored, as line *seq*.
 */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}
/**
 * The name of a person.
 */
export interface Profile {
  name?: string;
}
/**
 * An e-mail address for notifications, to which a code is sent first; empty to have none.
 */
export interface NewEmail {
  email: string;
}
/**
 * The code that was sent to an address.
 */
export interface EmailCode {
  code: string;
}
/**
 * A claimed name and its password.
 */
export interface Credentials {
  name: string;
  password: string;
}
/**
 * A request for a new table; *person* is the name of somebody who has no token yet.
 */
export interface NewTable {
  map?: string;
  box?: string;
  /**
   * @maxItems 5
   */
  seats?: SeatSetting[];
  options?: {
    [k: string]: boolean;
  };
  /**
   * @maxItems 100
   */
  without?: string[];
  /**
   * @maxItems 20
   */
  monsters?: string[];
  content?: string;
  clock?: ClockSetting | null;
  name?: string;
  public?: boolean;
  seed?: number | null;
  stand_in?: string;
  hints?: boolean;
  person?: string;
}
/**
 * Who sits there: ``me``, ``open`` for anybody, or ``bot`` with its level.
 */
export interface SeatSetting {
  kind: string;
  level?: string;
  name?: string;
}
/**
 * A request for a practice table that begins with a position of another, after line *seq*.
 */
export interface Branch {
  seq: number;
  /**
   * @maxItems 5
   */
  seats?: SeatSetting[];
  name?: string;
  person?: string;
}
/**
 * A request for a hint; *id* comes back with the answer.
 */
export interface HintRequest {
  id?: string;
}
/**
 * Take an open seat.
 */
export interface Sit {
  type: "sit";
  seat: number;
  name?: string;
}
/**
 * Leave a seat; in a running game a bot takes it for good.
 */
export interface Leave {
  type: "leave";
  seat: number;
}
/**
 * The host puts a bot on an open seat, or opens a bot's seat (level empty).
 */
export interface SetBot {
  type: "set-bot";
  seat: number;
  level?: string;
}
/**
 * Let a bot play my seat for now; the table's stand-in unless I name one.
 */
export interface HandOver {
  type: "hand-over";
  seat: number;
  level?: string;
}
/**
 * I play my seat again.
 */
export interface TakeBack {
  type: "take-back";
  seat: number;
}
/**
 * Begin the game.
 */
export interface Start {
  type: "start";
}
/**
 * Play *action* on the position that was seen at *expected*.
 */
export interface Move {
  type: "move";
  id: string;
  expected: number;
  action: string;
  seat?: number | null;
}
/**
 * Take back my last actions, as far as nothing was revealed since.
 */
export interface Undo {
  type: "undo";
  id: string;
  expected: number;
  actions?: number;
  seat?: number | null;
}
/**
 * Ask all people to go back to before line *to*, even past a point of no return.
 */
export interface Propose {
  type: "propose";
  to: number;
  seat: number;
}
/**
 * Agree to the proposal, or reject it.
 */
export interface Answer {
  type: "answer";
  seat: number;
  agree: boolean;
}
/**
 * Chat.
 */
export interface Say {
  type: "say";
  text: string;
}
/**
 * The host turns the chat off or on.
 */
export interface Mute {
  type: "mute";
  on: boolean;
}
/**
 * End a game of other rules as it stands, since it cannot go on here.
 */
export interface Abandon {
  type: "abandon";
}
/**
 * Make the same table again for another game.
 */
export interface Rematch {
  type: "rematch";
}
/**
 * The command is refused: *error* is a key; *why* is the rule that forbids an action; *mistake*
 *     is what is wrong with home-made content.
 */
export interface Refusal {
  type: "refusal";
  error: string;
  id?: string;
  seq?: number;
  why?: Message | null;
  missing?: Entry[];
  mistake?: Mistake | null;
}
/**
 * What is wrong with home-made content: the place in it, and the message with its arguments.
 */
export interface Mistake {
  place: string;
  key: string;
  args: {
    [k: string]: string | number;
  };
}
/**
 * The first message of a client: the versions it speaks, and the last line that it has.
 *
 *     *views*: it wants to know the position. *presence*: it wants to know who comes and goes.
 */
export interface Hello {
  type: "hello";
  /**
   * @minItems 1
   * @maxItems 20
   */
  versions: number[];
  after?: number;
  views?: boolean;
  presence?: boolean;
}
/**
 * Send me the lines after line *after*.
 */
export interface Missing {
  type: "missing";
  after: number;
}
/**
 * Explain the price of *region*, an *action* and why it is refused, or else my income.
 */
export interface Explain {
  type: "explain";
  id: string;
  region?: string;
  action?: string;
  seat?: number | null;
}
/**
 * What would a bot do? For the person who is to move, at tables that allow hints.
 */
export interface Hint {
  type: "hint";
  id: string;
}
/**
 * Are you there?
 */
export interface Ping {
  type: "ping";
}
/**
 * The answer to a hello.
 */
export interface Welcome {
  type: "welcome";
  version: number;
  table: TableInfo;
  entries: Entry[];
  now: Sight;
}
/**
 * A new line of the log, and what it changed: the sight by a *patch*, or whole as *now*.
 *
 *     With neither, the sight is as it was. The table is there if it has changed.
 */
export interface Push {
  type: "push";
  seq: number;
  entry: Entry;
  patch?: Patch | null;
  now?: Sight | null;
  table?: TableInfo | null;
}
/**
 * What turns the sight of one line into that of the next.
 *
 *     Of the view there is only what has changed; nothing if it is as it was. The other fields are
 *     as in a ``Sight``: whole, and empty when they are left out.
 */
export interface Patch {
  view?: ViewPatch | null;
  actions?: ActionView[];
  undoable?: number;
  clocks?: ClockInfo[];
  proposal?: Proposal | null;
  prompt?: Message | null;
  prices?: Price[];
  income?: Income | null;
}
/**
 * The parts of a ``View`` that have changed; what is left out is as it was.
 *
 *     Of *trays* only the races that changed are there. *hand* is always there.
 */
export interface ViewPatch {
  hand: HandView | null;
  regions?: RegionPatch[];
  seats?: SeatPatch[];
  purses?: Purse[];
  trays?: {
    [k: string]: number;
  };
  column?: ComboView[];
  round?: number;
  turn?: number;
  decider?: number | null;
  chance?: boolean;
  phase?: string;
  die?: number | null;
  acting?: string | null;
  banners_in_stack?: number;
  badges_in_stack?: number;
  badges_discarded?: string[];
  finds_hidden?: number;
  winners?: number[];
}
/**
 * What is in a region now.
 */
export interface RegionPatch {
  slug: string;
  holder: number | null;
  race: string | null;
  tokens: number;
  things: Thing[];
}
/**
 * A seat as everybody sees it now: all but its coins.
 */
export interface SeatPatch {
  seat: number;
  army: ArmyView | null;
  declined: ArmyView[];
  peace_with: number | null;
  grudges: number[];
}
/**
 * The coins of a seat and its last income now.
 */
export interface Purse {
  seat: number;
  coins: number;
  last_income: number;
}
/**
 * Somebody who sits here has connected or disconnected.
 */
export interface Present {
  type: "present";
  table: TableInfo;
}
/**
 * The answer to ``missing``.
 */
export interface Lines {
  type: "lines";
  seq: number;
  entries: Entry[];
  now: Sight;
}
/**
 * A price or an income with its parts; *why* says why an action may not be done.
 *
 *     *notes* are what to know before a legal action.
 */
export interface Explained {
  type: "explained";
  id: string;
  total: number;
  parts: Message[];
  toll?: number;
  odds?: number | null;
  why?: Message | null;
  notes?: Message[];
}
/**
 * The answer to ``ping``.
 */
export interface Pong {
  type: "pong";
}
/**
 * The socket is about to be closed; *error* says why.
 */
export interface Bye {
  type: "bye";
  error: string;
}

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
  GeneratedMap: GeneratedMap;
  SamplePosition: SamplePosition;
  View: View;
  SeatView: SeatView;
  ArmyView: ArmyView;
  ComboView: ComboView;
  RegionView: RegionView;
  Thing: Thing;
  HandView: HandView;
  Vocabulary: Vocabulary;
  EffectForm: EffectForm;
  FormNumber: FormNumber;
  FormSet: FormSet;
  SetWord: SetWord;
  Limits: Limits;
  CheckedCollection: CheckedCollection;
  CheckedThing: CheckedThing;
  MadeCard: MadeCard;
  Message: Message;
  Name: Name;
  Seat: Seat;
  Text: Text;
  CheckedEffect: CheckedEffect;
  SetNode: SetNode;
  Mistake: Mistake;
  CheckedMap: CheckedMap;
  Shared: Shared;
  Health: Health;
  Me: Me;
  Person: Person;
  PersonalRating: PersonalRating;
  ComboResult: ComboResult;
  PersonalResult: PersonalResult;
  OtherSeat: OtherSeat;
  Export: Export;
  PublishedEntry: PublishedEntry;
  FriendList: FriendList;
  FriendInfo: FriendInfo;
  TableList: TableList;
  ListedTable: ListedTable;
  Overview: Overview;
  Load: Load;
  ReportedEntry: ReportedEntry;
  MessageReach: MessageReach;
  TableInfo: TableInfo;
  SeatInfo: SeatInfo;
  ClockSetting: ClockSetting;
  CardList: CardList;
  Sight: Sight;
  ActionView: ActionView;
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
  Review: Review;
  DecidingMoment: DecidingMoment;
  Variation: Variation;
  Advised: Advised;
  AdvisedPlan: AdvisedPlan;
  Difference: Difference;
  ShortCode: ShortCode;
  CodeTarget: CodeTarget;
  Ack: Ack;
  GalleryList: GalleryList;
  GalleryEntry: GalleryEntry;
  ListedThing: ListedThing;
  WholeGalleryEntry: WholeGalleryEntry;
  Progress: Progress;
  Measurement: Measurement;
  Figures: Figures;
  TokenChange: TokenChange;
  NewMap: NewMap;
  CollectionText: CollectionText;
  MapOfCollection: MapOfCollection;
  NewShared: NewShared;
  LinkFragment: LinkFragment;
  Profile: Profile;
  Visibility: Visibility;
  FriendShows: FriendShows;
  FriendLink: FriendLink;
  NewEmail: NewEmail;
  EmailCode: EmailCode;
  Credentials: Credentials;
  Recovery: Recovery;
  NewPassword: NewPassword;
  OperatorAction: OperatorAction;
  OperatorMessage: OperatorMessage;
  NewTable: NewTable;
  SeatSetting: SeatSetting;
  Branch: Branch;
  HintRequest: HintRequest;
  Invitation: Invitation;
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
  Publication: Publication;
  Report: Report;
  MeasureRequest: MeasureRequest;
  Refusal: Refusal;
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
  mail?: boolean;
  links?: string;
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
 * A board: *margin* is the frame around it, *art* an SVG.
 *
 *     *title* is the name of a home-made map, by language; built-in ones have none.
 */
export interface MapInfo {
  name: string;
  box: string;
  players: number;
  rounds: number;
  width: number;
  height: number;
  margin: number;
  regions: MapRegion[];
  art: string;
  title?: {
    [k: string]: string;
  };
}
/**
 * A region as printed; *room* is where its tokens go, *path* its outline as SVG.
 *
 *     *name* is the one that the map gives it, empty where the words name the region by its slug.
 *     *words* is what its terrain is called in the word files; *label* is the name as it is drawn,
 *     *letters* how large.
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
  letters: number;
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
 * A generated map: its key and seed, and a collection of its own, as JSON and as TOML text.
 */
export interface GeneratedMap {
  key: string;
  seed: number;
  content: string;
  toml: string;
}
/**
 * A position in the middle of a game; *seat* is the one whose active army effects speak of.
 */
export interface SamplePosition {
  view: View;
  seat: number;
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
 * All that effects can say, for menus: forms, words of SETs, what may be borrowed.
 *
 *     *trays* are the races of the boxes with the tokens they have, for those that stand in.
 */
export interface Vocabulary {
  forms: EffectForm[];
  words: SetWord[];
  borrowable: string[];
  trays: {
    [k: string]: number;
  };
  limits: Limits;
}
/**
 * One form of effects. *message* is its sentence, *example* one of it with every default.
 *
 *     *regions* is the SET that the sentence names, *where* one that limits what is counted. *timed*:
 *     it may say ``when``; *borrows*: it names a race or power (``as``).
 */
export interface EffectForm {
  message: string;
  topic: "borrow" | "coins" | "conquest" | "defence" | "tokens";
  example: {
    [k: string]: number | string | boolean;
  };
  numbers: FormNumber[];
  regions: FormSet | null;
  where: FormSet | null;
  timed: boolean;
  borrows: boolean;
  races_only: boolean;
}
/**
 * A number of a form: its field, the argument of the sentence, and its bounds.
 */
export interface FormNumber {
  field: string;
  argument: "amount" | "per";
  least: number;
  most: number;
}
/**
 * A SET of a form: its field, and whether only printed words are allowed in it.
 */
export interface FormSet {
  field: string;
  printed: boolean;
}
/**
 * A word of SETs, and the group of the menu that it belongs to.
 */
export interface SetWord {
  word: string;
  group: "around" | "ground" | "owner" | "standing" | "terrain";
  printed: boolean;
}
/**
 * The bounds of a collection and of the things in it.
 */
export interface Limits {
  races: number;
  powers: number;
  maps: number;
  columns: number;
  rows: number;
  regions: number;
  effects: number;
  borrowed: number;
  name: number;
  flavour: number;
  banner: number[];
  badge: number[];
  bytes: number;
}
/**
 * A collection, checked: *content* is its canonical JSON, empty if there are mistakes.
 *
 *     *toml* is the same as a file; where the request was TOML that cannot be read it is empty.
 *     *mistakes* are all that were found: one of each thing, those of the maps, and one of the whole.
 */
export interface CheckedCollection {
  content?: string;
  digest?: string;
  toml?: string;
  things?: CheckedThing[];
  maps?: CheckedMap[];
  mistakes?: Mistake[];
}
/**
 * A race or power of a collection: its card, or what is wrong with it, and its effects.
 */
export interface CheckedThing {
  kind: "power" | "race";
  key: string;
  card?: MadeCard | null;
  effects?: CheckedEffect[];
  mistake?: Mistake | null;
}
/**
 * The card of a home-made race or power; its *name* goes by language.
 *
 *     *tokens* is the number on banner or badge, *tray* how many tokens a race has, *extra* what
 *     comes on top, *brings* its pieces. *stands_in_for* is the race whose banner is left out for it,
 *     *replaces* are the races and powers that are left out because it borrows their pieces. On the
 *     board in question it is *left_out* itself if nothing of it can work there (M1); *warnings* say
 *     that, and which effects can do nothing there.
 */
export interface MadeCard {
  kind: "power" | "race";
  key: string;
  name: {
    [k: string]: string;
  };
  tokens: number;
  rules: Message[];
  icon?: string;
  flavour?: string;
  tray?: number;
  extra?: number;
  brings?: {
    [k: string]: number;
  };
  stands_in_for?: string;
  replaces?: string[];
  left_out?: boolean;
  warnings?: Message[];
  collection?: string;
  author?: string;
  licence?: string;
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
 * A seat of the table, from 1; the table knows its name.
 */
export interface Seat {
  type: "seat";
  number: number;
}
/**
 * What a person typed, such as a name or a line of chat: the same in every language.
 */
export interface Text {
  type: "text";
  text: string;
}
/**
 * An effect: its form (see ``EffectForm.message``), its fields, and its SETs by field.
 *
 *     All of this is empty for an effect with a mistake.
 *
 *     *regions* are the slugs of the regions that it means in the sample position of the board.
 *     *works*: it can do something on that board.
 */
export interface CheckedEffect {
  form?: string;
  data?: {
    [k: string]: number | string | boolean;
  };
  sets?: {
    [k: string]: SetNode;
  };
  regions?: string[];
  works?: boolean;
}
/**
 * A word, or an operator (``not beside near and or``) over other nodes.
 */
export interface SetNode {
  word: string;
  parts?: SetNode[];
}
/**
 * What is wrong with home-made content: the place in it, and the message with its arguments.
 */
export interface Mistake {
  place: string;
  key: string;
  args: {
    [k: string]: string | number | string[];
  };
}
/**
 * A map of a collection and everything that is wrong with it; a mistake of one region has the
 *     place ``maps.KEY.regions.LETTER``.
 */
export interface CheckedMap {
  key: string;
  mistakes: Mistake[];
}
/**
 * A collection behind a short link: its *name*, its canonical JSON, and the second (since
 *     1970) until which it is kept.
 */
export interface Shared {
  name: string;
  content: string;
  until: number;
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
 * The page of a claimed name; *mine* if it is the caller's own.
 */
export interface Person {
  name: string;
  games: number;
  wins: number;
  ratings: PersonalRating[];
  favourites: ComboResult[];
  best: ComboResult[];
  results: PersonalResult[];
  mine?: boolean;
  hidden?: boolean;
}
/**
 * How strong a person is, among ``people`` or against ``levels``: between low and high.
 *
 *     That holds for nine of ten people with such results; everybody begins at 25.
 */
export interface PersonalRating {
  kind: string;
  value: number;
  low: number;
  high: number;
  games: number;
}
/**
 * A combo that a person has played: how often, and the coins that it brought on average.
 */
export interface ComboResult {
  race: string;
  power: string;
  games: number;
  coins: number;
}
/**
 * A game of a person; *table* and *others* are for that person alone.
 */
export interface PersonalResult {
  at: number;
  place: number;
  seats: number;
  coins: number;
  map: string;
  table?: string;
  others?: OtherSeat[];
}
/**
 * Another seat of a game: the name of its person or the level of its bot, and its place.
 *
 *     *nickname* is which of the names of bots its bot had; games of former versions did not note it.
 */
export interface OtherSeat {
  name: string;
  level: string;
  place: number;
  nickname?: number;
}
/**
 * Everything that the server has of a person, but for the moves at tables.
 */
export interface Export {
  name: string;
  email: string;
  hidden: boolean;
  tables: string[];
  results: PersonalResult[];
  ratings: PersonalRating[];
  published: PublishedEntry[];
  friends: string[];
  friends_see: "nothing" | "presence" | "table";
  invitations: string[];
}
/**
 * A collection that a person has published.
 */
export interface PublishedEntry {
  id: string;
  name: string;
  content: string;
}
/**
 * The caller's friends; *key* makes a link of their page by which others become friends.
 *
 *     *shows* is what these see of the caller. A link works as long as the page is not *hidden*.
 */
export interface FriendList {
  friends: FriendInfo[];
  key: string;
  shows: "nothing" | "presence" | "table";
  hidden: boolean;
}
/**
 * A friend, as far as they allow it: whether they are *here*, and at which *table*.
 */
export interface FriendInfo {
  name: string;
  here?: boolean;
  table?: string;
}
/**
 * Tables, newest first.
 */
export interface TableList {
  tables: ListedTable[];
}
/**
 * A table in a list; *invited_by* is the friend who waits there for the caller.
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
  invited_by?: string;
}
/**
 * The server in figures: tables by status, people, the newest tables, the gallery.
 */
export interface Overview {
  version: string;
  load: Load;
  tables: {
    [k: string]: number;
  };
  guests: number;
  accounts: number;
  newest: ListedTable[];
  gallery: ReportedEntry[];
}
/**
 * How busy this process is; *load* is that of the machine over the last minute.
 */
export interface Load {
  seconds: number;
  load: number;
  tables: number;
  sockets: number;
  thinking: boolean;
}
/**
 * A published collection, and how often it was reported, with the reasons.
 */
export interface ReportedEntry {
  id: string;
  name: string;
  author: string;
  status: string;
  plays: number;
  reports: string[];
}
/**
 * At how many tables a message can be read.
 */
export interface MessageReach {
  tables: number;
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
  coins?: number[];
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
  nickname?: number;
}
/**
 * Seconds that a seat has for a turn, for a game, or both.
 */
export interface ClockSetting {
  turn?: number | null;
  game?: number | null;
}
/**
 * The cards of everything home-made at a table, in the order of its collections.
 */
export interface CardList {
  cards: MadeCard[];
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
 * The moments that decided a game, in order; *done* of all *turns* have been looked at.
 */
export interface Review {
  done: number;
  turns: number;
  moments: DecidingMoment[];
}
/**
 * A decision that cost its seat *cost* coins of lead, compared with a *better* one.
 *
 *     It was made after *step* actions of players; *seq* is the line of the log that led there.
 */
export interface DecidingMoment {
  step: number;
  round: number;
  seat: number;
  cost: number;
  played: Variation;
  better: Variation;
  seq?: number;
}
/**
 * A way to go on: its actions in words, the position before the first and after each.
 *
 *     *coins* and *win* are what the seat is expected to have at the end of the game, and its chance
 *     to win, from 0 to 1.
 */
export interface Variation {
  actions: Message[];
  views: View[];
  coins: number;
  win: number;
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
 * The short code of a table that waits for people.
 */
export interface ShortCode {
  code: string;
}
/**
 * The id of the table that a short code leads to.
 */
export interface CodeTarget {
  table: string;
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
 * Entries, and whether there are more after them.
 */
export interface GalleryList {
  entries: GalleryEntry[];
  more: boolean;
}
/**
 * A collection in a list. *ours* came with the game, *author* is an account otherwise.
 *
 *     *created* is in seconds since 1970; *plays* is how many games have begun with it.
 */
export interface GalleryEntry {
  id: string;
  name: string;
  author: string;
  things: ListedThing[];
  licence?: string;
  created?: number;
  plays?: number;
  ours?: boolean;
}
/**
 * A race, power or map of a collection; *name* goes by language.
 *
 *     *tokens* is the number on banner or badge, *players* how many a map is for.
 */
export interface ListedThing {
  kind: "map" | "power" | "race";
  key: string;
  name: {
    [k: string]: string;
  };
  icon?: string;
  tokens?: number;
  players?: number;
}
/**
 * An entry with its collection as JSON text, and the versions before and after it.
 */
export interface WholeGalleryEntry {
  entry: GalleryEntry;
  content: string;
  digest: string;
  replaces?: string;
  replaced_by?: string;
}
/**
 * How far measuring is: games *played* so far *of* all; *result* when there is one.
 */
export interface Progress {
  played: number;
  of: number;
  result?: Measurement | null;
}
/**
 * How strong a thing is beside the built-in ones of its kind.
 *
 *     *rank* counts from 1, the best, among *ranked* races or powers. Half of the built-in ones bring
 *     between *lower* and *upper* coins; *verdict* is ``weak``, ``even`` or ``strong`` if the interval
 *     of the thing lies below, at or above them. *figures* is None if bots hardly ever picked it.
 */
export interface Measurement {
  key: string;
  kind: string;
  bot: string;
  map: string;
  games: number;
  figures: Figures | null;
  rank: number;
  ranked: number;
  lower: number;
  upper: number;
  verdict: string;
  changes: TokenChange[];
}
/**
 * What the armies of the thing did: coins on average, and the share of victories.
 *
 *     All intervals are of 90 %. By chance alone the share would be one in the number of seats.
 */
export interface Figures {
  picks: number;
  coins: number;
  coins_low: number;
  coins_high: number;
  win_rate: number;
  win_low: number;
  win_high: number;
}
/**
 * What *change* tokens more (or less) on banner or badge bring, in coins.
 */
export interface TokenChange {
  change: number;
  coins: number;
  low: number;
  high: number;
}
/**
 * A request for a generated map; without a *seed* the server chooses one.
 */
export interface NewMap {
  box?: string;
  players?: number;
  seed?: number | null;
  language?: string;
}
/**
 * A collection to be checked: the *text* of a TOML file or of JSON.
 *
 *     *map* is the board that its effects are shown on.
 */
export interface CollectionText {
  text: string;
  format?: "json" | "toml";
  map?: string;
}
/**
 * A map to be drawn: its key, and the collection that it is in, as JSON.
 */
export interface MapOfCollection {
  text: string;
  map: string;
}
/**
 * A collection, as JSON, that the server is to keep behind a short link for some time.
 */
export interface NewShared {
  text: string;
}
/**
 * What follows the address of the workshop in a link that carries a collection.
 */
export interface LinkFragment {
  path: string;
}
/**
 * The name of a person.
 */
export interface Profile {
  name?: string;
}
/**
 * Whether the page of a person is hidden from everybody else.
 */
export interface Visibility {
  hidden: boolean;
}
/**
 * What friends may see of the caller.
 */
export interface FriendShows {
  shows: "nothing" | "presence" | "table";
}
/**
 * The name and the key of a link by which somebody becomes a friend.
 */
export interface FriendLink {
  name: string;
  key: string;
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
 * The name of an account whose password is forgotten.
 */
export interface Recovery {
  name: string;
}
/**
 * A new password of an account, with the code that was sent to its address.
 */
export interface NewPassword {
  name: string;
  code: string;
  password: string;
}
/**
 * Something that the operator does to a table, a collection or an account.
 */
export interface OperatorAction {
  action: string;
  target: string;
  reason?: string;
}
/**
 * A message to everybody at a table.
 */
export interface OperatorMessage {
  text: string;
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
  /**
   * @maxItems 2
   */
  first?: string[];
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
 * The friend who is asked to come to a table.
 */
export interface Invitation {
  name: string;
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
 * A collection, as JSON text, to publish; a new version names the entry that it *replaces*.
 */
export interface Publication {
  content: string;
  replaces?: string;
}
/**
 * Why an entry should not be in the gallery.
 */
export interface Report {
  reason: string;
}
/**
 * A thing to measure: a collection as JSON text, and the key of a race or power in it.
 */
export interface MeasureRequest {
  content: string;
  thing: string;
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
 *     Besides the tokens of a price, *toll* is paid in coins, and *thorns* of the tokens are lost.
 *     *notes* are what to know before a legal action.
 */
export interface Explained {
  type: "explained";
  id: string;
  total: number;
  parts: Message[];
  toll?: number;
  thorns?: number;
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

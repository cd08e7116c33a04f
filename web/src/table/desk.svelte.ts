// What is on the mind of whoever sits here: what was pointed at, what is staged, what is asked.
import { NO_MARKS, NOTHING_STAGED, type Marks, type Staged } from "$/board/contract";
import type { TableState } from "$/state/table.svelte";
import { t } from "$/words/fluent.svelte";
import { listed, seatNames, Teller, thing } from "$/words/sentences";
import type { ArmyView, Price, Sight } from "$/wire/types";
import { actingArmy } from "./army";
import { Explainer } from "./explainer";
import { describe } from "./labels";
import { marksFor } from "./marks";
import { Options, readOption, type Option } from "./options";
import { promptFor } from "./prompt";
import { deploys, put, spread, total, type Danger } from "./staging";

export interface Question {
  title: string;
  text: string;
  yes: string;
  /** What is done on yes, as it is written; for tests and for those who look closely. */
  action: string;
  go: () => void;
}

export interface Spot {
  region: string;
  at: DOMRect | null;
}

const TOO_MANY = 99;

/** Where a region is on the screen. */
export const spotOf = (region: string): DOMRect | null =>
  document.querySelector(`[data-region="${region}"]`)?.getBoundingClientRect() ?? null;

/** What a desk stands on. */
class Ground {
  readonly explainer: Explainer;
  constructor(readonly table: TableState) {
    this.explainer = new Explainer(table);
  }
}

export class Desk extends Ground {
  /** The piece chosen from the tray. */
  #chosen = $state("");
  #staged = $state.raw<Staged>(NOTHING_STAGED);
  /** What the staging was for; anything else starts anew. */
  #stagedFor = $state("");
  #toPlace = $state.raw({ position: "", tokens: 0 });

  /** The menu of a region, where there are several ways. */
  menu = $state.raw<(Spot & { options: Option[] }) | null>(null);
  looking = $state.raw<Spot | null>(null);
  question = $state.raw<Question | null>(null);
  toast = $state.raw<{ text: string; at: DOMRect | null } | null>(null);
  /** The seat that is at the screen, where several people share it. */
  person = $state(0);
  /** What others say is hidden. */
  quiet = $state(false);
  /** How dangerous a region is; better known once the map is loaded. */
  danger: Danger = () => 0;

  constructor(table: TableState) {
    super(table);
    $effect(() => void this.#askHowMany());
    $effect(() => {
      if (this.#stagedFor !== this.#occasion) {
        this.#staged = NOTHING_STAGED;
        this.#chosen = "";
        this.#stagedFor = this.#occasion;
      }
    });
    $effect(() => {
      void this.table.shownSeq;
      this.menu = null;
      this.question = null;
    });
    $effect(() => {
      const refusal = this.table.refusal;
      if (refusal) this.say(this.teller.refusal(refusal));
    });
  }

  // -------------------------------------------------------------------- what there is

  now = $derived<Sight | null>(this.table.now);
  view = $derived(this.table.view);
  teller = $derived(new Teller(seatNames(this.table.info), this.view));
  /** A bot plays my seat for now. */
  standIn = $derived(this.table.info?.seats.find((seat) => seat.mine && seat.stand_in)?.seat ?? 0);
  /** Several people share this screen, and their coins are secret. */
  shared = $derived(
    this.table.mine.length > 1 && !(this.table.info?.options["open_coins"] ?? false),
  );
  /** The device has to be handed on before anything more is shown. */
  curtain = $derived(
    this.shared && this.table.myTurn && this.view?.decider !== this.person
      ? (this.view?.decider ?? 0)
      : 0,
  );
  deciding = $derived(
    this.table.myTurn && !this.table.behind && !this.curtain && this.table.options.length > 0,
  );
  options = $derived(new Options(this.deciding ? this.table.options : []));
  army = $derived<ArmyView | null>(this.view ? actingArmy(this.view) : null);
  prices = $derived<readonly Price[]>(this.deciding ? (this.table.latest?.prices ?? []) : []);
  placing = $derived(["redeploy", "retreat"].includes(this.view?.phase ?? ""));
  undoable = $derived(this.table.myTurn ? (this.table.latest?.undoable ?? 0) : 0);
  #occasion = $derived(
    this.view && this.placing && this.table.myTurn
      ? [this.view.round, this.view.turn, this.view.phase, this.view.acting].join()
      : "",
  );
  /** Whether the server has told how many tokens want a place; until then the hand is a guess. */
  #told = $derived(this.#toPlace.position === this.explainer.position);
  /** Tokens that want a place, those staged included. */
  toPlace = $derived.by(() => {
    if (!this.options.of("deploy").length) return 0;
    return this.#told ? this.#toPlace.tokens : (this.army?.hand ?? 0);
  });
  staged = $derived<Staged>(this.options.of("deploy").length ? this.#staged : NOTHING_STAGED);
  left = $derived(Math.max(0, this.toPlace - total(this.staged)));
  /** A piece is on the pointer when it was chosen, or when nothing else can be done. */
  piece = $derived.by(() => {
    const pieces = this.options.pieces;
    const forced = this.options.only("place") || this.options.only("move");
    if (forced && pieces.length === 1) return pieces[0] ?? "";
    return pieces.includes(this.#chosen) ? this.#chosen : "";
  });
  marks = $derived<Marks>(
    this.view && this.deciding
      ? marksFor({
          view: this.view,
          options: this.options,
          prices: this.prices,
          staged: this.staged,
          left: this.left,
          piece: this.piece,
          teller: this.teller,
        })
      : NO_MARKS,
  );
  prompt = $derived.by(() => {
    if (!this.view) return "";
    if (this.standIn && !this.table.myTurn) return t("prompt-stand-in");
    return promptFor({
      view: this.view,
      options: this.options,
      teller: this.teller,
      mine: this.deciding,
      watching: this.table.mine.length === 0,
      several: this.table.mine.length > 1,
      left: this.left,
      piece: this.piece,
    });
  });
  /** The turn can be ended, or the retreat finished, with what is staged. */
  canFinish = $derived(
    this.options.can("end") || (this.#told && this.toPlace > 0 && this.left === 0),
  );

  // -------------------------------------------------------------------- regions

  /** A click on a region does what is obvious there; else it asks, or says why not. */
  pick = (region: string): void => {
    const way = this.menu?.region === region ? this.menu.options[0] : null;
    this.menu = null;
    if (!this.deciding) return;
    const place = this.options.placesOf(this.piece).find((each) => each.region === region);
    if (this.piece && place) return this.#place(place);
    if (this.piece && this.#chosen)
      return void this.explainNo(`place ${this.piece} ${region}`, region);
    if (this.options.at(region).some((each) => each.verb === "deploy")) return this.more(region, 1);
    // A second click on a region with several ways takes the first of them.
    const click = this.options.click(region) ?? (way?.verb === "conquer" ? way : null);
    if (click) return void this.table.play(click.text);
    if (!this.openMenu(region, spotOf(region))) this.#whyNot(region);
  };

  openMenu(region: string, at: DOMRect | null): boolean {
    const options = this.options.menu(region);
    if (options.length) this.menu = { region, at: at ?? spotOf(region), options };
    return options.length > 0;
  }

  /** The second way to act: take a staged token back, or see every way. */
  second = (region: string, at: DOMRect): void => {
    if (this.staged.get(region)) return this.more(region, -1);
    if (!this.openMenu(region, at) && this.deciding) this.#whyNot(region);
  };

  more = (region: string, by: 1 | -1): void => {
    if (!this.options.at(region).some((each) => each.verb === "deploy")) return;
    if (by > 0 && this.left === 0) return this.say(t("table-all-placed"), spotOf(region));
    this.#staged = put(this.staged, region, by, this.toPlace);
  };

  drop = (from: string, to: string): void => {
    if (from === to || (from && !this.staged.get(from))) return;
    const without = from ? put(this.staged, from, -1, this.toPlace) : this.staged;
    const open = this.options.at(to).some((each) => each.verb === "deploy");
    // Beside the board a token goes back to the hand.
    if (open) this.#staged = put(without, to, 1, this.toPlace);
    else if (!to) this.#staged = without;
  };

  spread = (): void => {
    const mine = this.options.of("deploy").map((each) => each.region);
    const tokens = (slug: string): number =>
      this.view?.regions.find((region) => region.slug === slug)?.tokens ?? 0;
    const standing = mine.map((slug): [string, number] => [slug, tokens(slug)]);
    this.#staged = spread(this.staged, standing, this.toPlace, this.danger);
  };

  gather = (): void => {
    this.#staged = NOTHING_STAGED;
  };

  choose = (piece: string): void => {
    this.#chosen = this.#chosen === piece ? "" : piece;
  };

  #place(option: Option): void {
    this.#chosen = "";
    void this.table.play(option.text);
  }

  // -------------------------------------------------------------------- the turn

  /** Play an action that a button or a list offers; asks first where nothing can be taken back. */
  act = (option: Option): void => {
    this.menu = null;
    if (option.verb === "end") return this.finish();
    const question = this.#questionFor(option);
    if (question) this.question = question;
    else void this.table.play(option.text);
  };

  /** Do the first step of a plan; tokens are only staged. */
  follow = (action: string): void => {
    const wanted = readOption(action);
    const option = this.options.all.find((each) => each.text === action);
    if (wanted.verb === "deploy")
      this.#staged = put(this.staged, wanted.region, wanted.amount, this.toPlace);
    else if (option) this.act(option);
  };

  #questionFor(option: Option): Question | null {
    const view = this.view;
    if (!view) return null;
    const yes = describe(option, this.teller, view);
    const go = (): void => void this.table.play(option.text);
    const combo = view.column.find((each) => each.slot === option.amount);
    if (option.verb === "pick" && combo?.price)
      return { title: yes, text: t("ask-pick"), yes: t("ask-pick-yes"), action: option.text, go };
    if (option.verb === "decline")
      return { title: t("ask-decline"), text: t("ask-decline-text"), yes, action: "decline", go };
    if (option.verb === "abandon" && view.phase !== "redeploy")
      return { title: yes, text: t("ask-abandon"), yes, action: option.text, go };
    return null;
  }

  /** Send what is staged, then end; asks when something was forgotten. */
  finish = (): void => {
    if (!this.canFinish)
      return this.say(this.left ? t("table-not-placed", { left: this.left }) : "");
    const end = this.view?.phase === "retreat" ? [] : ["end"];
    const actions = [...deploys(this.staged), ...end];
    const go = (): void => void this.table.playAll(actions);
    const forgotten = this.#forgotten();
    if (!forgotten || this.view?.phase !== "redeploy") return go();
    this.question = {
      title: t("ask-end"),
      text: t("ask-end-text", { things: forgotten }),
      yes: t("do-end"),
      action: "end",
      go,
    };
  };

  #forgotten(): string {
    const inHand = Object.keys(this.army?.pieces ?? {});
    const pieces = this.options.pieces.filter((piece) => inHand.includes(piece)).map(thing);
    const seat = this.view?.seats.find((each) => each.seat === this.view?.decider);
    const peace = this.options.of("ally").length > 0 && !seat?.peace_with;
    return listed([...pieces, ...(peace ? [t("table-peace")] : [])]);
  }

  undo = (actions = 1): void => {
    if (this.staged.size) return this.gather();
    if (this.undoable) void this.table.undo(Math.min(actions, this.undoable));
  };

  // -------------------------------------------------------------------- why

  look = (region: string, at: DOMRect | null): void => {
    this.looking = region ? { region, at } : null;
  };

  /** Say why *action* is refused, beside the region where it was tried. */
  async explainNo(action: string, region: string): Promise<void> {
    const told = await this.explainer.action(action);
    if (told?.reason)
      this.say(this.teller.reason(told.reason, told.numbers, told.names), spotOf(region));
  }

  #whyNot(region: string): void {
    const phase = this.view?.phase ?? "";
    if (phase === "pick") return this.say(t("prompt-pick"), spotOf(region));
    const verb = this.placing ? `deploy ${region} 1` : `conquer ${region}`;
    void this.explainNo(verb, region);
  }

  /** The server knows how many tokens want a place: some armies must keep a few in hand. */
  async #askHowMany(): Promise<void> {
    const [first] = this.options.of("deploy");
    const position = this.explainer.position;
    if (!first || this.#toPlace.position === position) return;
    const action = this.view?.phase === "redeploy" ? "end" : `deploy ${first.region} ${TOO_MANY}`;
    const told = await this.explainer.action(action);
    const key = action === "end" ? "amount" : "hand";
    this.#toPlace = { position, tokens: told?.numbers?.[key] ?? this.army?.hand ?? 0 };
  }

  say(text: string, at: DOMRect | null = null): void {
    if (text) this.toast = { text, at };
  }
}

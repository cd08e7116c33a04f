// What is on the mind of whoever sits here: what was pointed at, what is staged, what is asked.
import { NO_MARKS, type Marks } from "$/board/contract";
import type { TableState } from "$/state/table.svelte";
import { listed, t } from "$/words/fluent.svelte";
import { thing } from "$/words/sentences";
import { Hand } from "$/table/controller/hand.svelte";
import { describe } from "$/table/actions/labels";
import { marksFor } from "$/table/actions/marks";
import { readOption, type Option } from "$/table/actions/actions";
import { promptFor } from "$/table/prompt/prompt";
import { spotOf, type Spot } from "$/table/controller/spot";
import { deploys, put } from "$/table/controller/staging";

export interface Question {
  title: string;
  text: string;
  yes: string;
  /** What is done on yes, as it is written; for tests and for those who look closely. */
  action: string;
  go: () => void;
}

export class Desk extends Hand {
  /** The menu of a region, where there are several ways. */
  menu = $state.raw<(Spot & { options: Option[] }) | null>(null);
  looking = $state.raw<Spot | null>(null);
  question = $state.raw<Question | null>(null);
  /** What others say is hidden. */
  quiet = $state(false);

  constructor(table: TableState) {
    super(table);
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

  // -------------------------------------------------------------------- regions

  /** A click on a region does what is obvious there; else it asks, or says why not. */
  pick = (region: string): void => {
    const way = this.menu?.region === region ? this.menu.options[0] : null;
    this.menu = null;
    if (!this.deciding) return;
    const place = this.options.placesOf(this.piece).find((each) => each.region === region);
    if (this.piece && place) return this.#place(place);
    const [elsewhere] = this.options.placesOf(this.piece);
    if (this.piece && elsewhere)
      return void this.explainNo(elsewhere.text.replace(elsewhere.region, region), region);
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

  #place(option: Option): void {
    // Whoever has several of them goes on placing them.
    if ((this.army?.pieces[option.piece] ?? 0) < 2) this.chosen = "";
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
      this.stage(put(this.staged, wanted.region, wanted.amount, this.toPlace));
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
    const go = (): void => {
      this.sending();
      void this.table.playAll(actions);
    };
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
    if (told?.why) this.say(this.teller.say(told.why), spotOf(region));
  }

  #whyNot(region: string): void {
    const phase = this.view?.phase ?? "";
    if (phase === "pick") return this.say(t("prompt-pick"), spotOf(region));
    const verb = this.placing ? `deploy ${region} 1` : `conquer ${region}`;
    void this.explainNo(verb, region);
  }
}

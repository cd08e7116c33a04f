// What the person at the table does: clicks on regions, buttons, questions to confirm.
import type { Marks } from "$/board/contract";
import { untrack } from "svelte";
import { settings } from "$/state/settings.svelte";
import type { TableState } from "$/state/table.svelte";
import type { ActionView } from "$/wire/types";
import { joinNames, t } from "$/words/fluent.svelte";
import { comboCards, hideCard, tip } from "$/help/card-tip.svelte";
import { Placement } from "$/table/controller/placement.svelte";
import { regionCards, turnCards } from "$/table/actions/region-cards";
import { describe, pieceName } from "$/table/actions/labels";
import { marksFor } from "$/table/actions/marks";
import { complete, type Action } from "$/table/actions/actions";
import { conquerText, deployText, placementText } from "$/table/actions/notation";
import { promptFor } from "$/table/prompt/prompt";
import { boxOf, type RegionAnchor } from "$/table/controller/anchor";
import { soleEnding } from "$/table/controller/ending";
import { Plan } from "$/table/controller/plan.svelte";
import { Recap } from "$/table/log/recap.svelte";
import { ConquestTraces } from "$/table/log/traces.svelte";
import { put } from "$/table/controller/staging";

export interface Question {
  title: string;
  text: string;
  yes: string;
  /** The action to confirm, in the notation. */
  action: string;
  go: () => void;
}

export class TableController extends Placement {
  /** The open menu of a region: what can be done there, or why nothing can, and what is there. */
  menu = $state.raw<(RegionAnchor & { actions: Action[]; why: string }) | null>(null);
  /** The region under the pointer or with the focus. */
  hover = $state.raw<RegionAnchor | null>(null);
  question = $state.raw<Question | null>(null);
  /** The chat of others is hidden. */
  quiet = $state(false);
  /** The cards that the open panel of rules begins with; null while it is closed. */
  topics = $state.raw<readonly string[] | null>(null);
  readonly recap = new Recap(this);
  readonly plan = new Plan(this);
  readonly #conquests = new ConquestTraces(this.table);

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
    $effect(() => {
      const ending = soleEnding(this.actions, this.table.entries.at(-1));
      if (settings.autoEnd && ending) untrack(() => this.#endOnce(ending));
    });
  }

  // -------------------------------------------------------------------- marks and prompt

  marks = $derived<Marks>(
    this.view && this.deciding
      ? marksFor({
          view: this.view,
          actions: this.actions,
          prices: this.prices,
          staged: this.staged,
          left: this.left,
          piece: this.piece,
          teller: this.teller,
        })
      : this.plan.marks,
  );
  prompt = $derived.by(() => {
    if (!this.view) return "";
    if (this.standIn && !this.table.myTurn) return t("prompt-stand-in");
    return promptFor({
      view: this.view,
      prompt: this.table.latest?.prompt ?? null,
      actions: this.actions,
      teller: this.teller,
      mine: this.deciding,
      watching: this.table.mine.length === 0,
      several: this.table.mine.length > 1,
      toPlace: this.toPlace,
      left: this.left,
      piece: this.piece,
    });
  });

  /** Where something happened: what the reader of the recap asked for comes first. */
  traces = $derived(this.recap.traces.length ? this.recap.traces : this.#conquests.all);

  // -------------------------------------------------------------------- regions

  /**
   * Do the obvious action of a region; otherwise open its menu, or explain why there is none. The
   * first tap of a finger shows what a conquest takes, the second one conquers. While others move,
   * it plans a conquest. *all*: with all tokens in hand.
   */
  clickRegion = (region: string, touch = false, all = false): void => {
    const again = this.menu?.region === region;
    const way = again ? this.menu?.actions[0] : null;
    this.menu = null;
    if (!this.deciding) return this.#clickWaiting(region, touch && !again, again);
    if (this.piece) {
      const place = this.actions.placesOf(this.piece).find((each) => each.region === region);
      if (place) return this.#place(place);
      return void this.explainRefusal(placementText(this.piece, region), region);
    }
    if (this.actions.canDeploy(region)) return all ? this.fill(region) : this.more(region, 1);
    // A second click on a region with an open menu takes its first action if it is a conquest.
    const click = this.actions.click(region) ?? (way?.verb === "conquer" ? way : null);
    if (click && (again || !touch || click.verb !== "conquer"))
      return void this.table.play(click.text);
    if (!again || way) this.openMenu(region);
  };

  /** A click while others decide. *first*: the first tap of a finger; *again*: the menu was open. */
  #clickWaiting(region: string, first: boolean, again: boolean): void {
    if (!first && this.plan.isPossible(region)) this.plan.toggle(region);
    else if (!again) this.openMenu(region);
  }

  openMenu(region: string, at: DOMRect | null = boxOf(region)): void {
    const actions = this.actions.menu(region);
    const menu = { region, at, actions, why: "" };
    this.menu = menu;
    if (actions.length || !this.deciding) return;
    void this.#whyUnavailable(region).then((why) => {
      if (this.menu === menu) this.menu = { ...menu, why };
    });
  }

  /** Right click or long press: take a staged token back, or open the menu. */
  secondaryClick = (region: string, at: DOMRect): void => {
    if (this.staged.get(region)) this.more(region, -1);
    else this.openMenu(region, at);
  };

  #place(action: Action): void {
    // With several of them in hand, the piece stays selected.
    if ((this.army?.pieces[action.piece] ?? 0) < 2) this.selection = null;
    void this.table.play(action.text);
  }

  // -------------------------------------------------------------------- the turn

  /** Play an action of a button or a list; asks first if it cannot be undone. */
  act = (action: Action): void => {
    this.menu = null;
    if (action.verb === "end") return this.finish();
    const question = this.#questionFor(action);
    if (question) this.question = question;
    else void this.table.play(action.text);
  };

  /** The position in which a turn was stopped or ended by itself. */
  #endedAt = 0;

  /** Do the only thing that can be done; while it is on its way, nothing is sent again. */
  #endOnce(ending: Action): void {
    const seq = this.table.latest?.seq ?? 0;
    if (seq === this.#endedAt) return;
    this.#endedAt = seq;
    this.act(ending);
  }

  /** Play the first step of a plan; tokens are only staged. */
  follow = (step: ActionView): void => {
    const action = complete(step);
    if (action.verb === "deploy")
      this.stage(put(this.staged, action.region, action.tokens, this.toPlace));
    else if (this.actions.all.some((each) => each.text === action.text)) this.act(action);
  };

  #questionFor(action: Action): Question | null {
    const view = this.view;
    if (!view) return null;
    const yes = describe(action, this.teller);
    const go = (): void => void this.table.play(action.text);
    const combo = view.column.find((each) => each.slot === action.slot);
    if (action.verb === "pick" && combo?.price)
      return { title: yes, text: t("ask-pick"), yes: t("ask-pick-yes"), action: action.text, go };
    if (action.verb === "decline") {
      const text = t(action.by.length ? "ask-decline-by-text" : "ask-decline-text");
      return { title: t("ask-decline"), text, yes, action: action.text, go };
    }
    if (action.caution) return this.#cautionQuestion(action, yes, go);
    if (action.verb === "abandon" && view.phase !== "redeploy")
      return { title: yes, text: t("ask-abandon"), yes, action: action.text, go };
    return null;
  }

  /** Send the staged tokens, then end the turn; asks if pieces or a peace are left unused. */
  finish = (): void => {
    if (!this.canFinish)
      return this.say(this.left ? t("table-not-placed", { left: this.left }) : "");
    const ends = this.view?.phase === "retreat" ? [] : ["end"];
    const deployments = [...this.staged].map(([region, tokens]) => deployText(region, tokens));
    const go = (): void => {
      this.markAsSent();
      void this.table.playAll([...deployments, ...ends]);
    };
    const endAction = this.actions.all.find((each) => each.verb === "end");
    if (endAction?.caution) {
      this.question = this.#cautionQuestion(endAction, describe(endAction, this.teller), go);
      return;
    }
    const leftovers = this.#leftovers();
    if (!leftovers || this.view?.phase !== "redeploy") return go();
    this.question = {
      title: t("ask-end"),
      text: t("ask-end-text", { things: leftovers }),
      yes: t("do-end"),
      action: "end",
      go,
    };
  };

  #cautionQuestion(action: Action, yes: string, go: () => void): Question {
    const text = t(`caution-${action.caution}`);
    return { title: t("ask-caution"), text, yes, action: action.text, go };
  }

  /** The names of what could still be used before the end of the turn. */
  #leftovers(): string {
    const inHand = Object.keys(this.army?.pieces ?? {});
    const pieces = this.actions.pieces
      .filter(({ piece }) => inHand.includes(piece))
      .map((action) => String(pieceName(action, this.teller)));
    const seat = this.view?.seats.find((each) => each.seat === this.view?.decider);
    const peace = this.actions.of("ally").length > 0 && !seat?.peace_with;
    return joinNames([...pieces, ...(peace ? [t("table-peace")] : [])]);
  }

  undo = (actions = 1): void => {
    if (this.staged.size) return this.gather();
    if (this.undoable) void this.table.undo(Math.min(actions, this.undoable));
  };

  // -------------------------------------------------------------------- explanations

  look = (region: string, at: DOMRect | null): void => {
    // Whoever points at another region has read what was said beside the last one.
    if (region && region !== this.hover?.region && this.toast?.at) this.toast = null;
    this.hover = region ? { region, at } : null;
  };

  /** Open the rules at these cards, or at what the reader points at, or at what goes on now. */
  lookUp = (cards: readonly string[] = this.#pointedCards()): void => {
    this.menu = null;
    hideCard();
    this.topics = cards;
  };

  #pointedCards(): string[] {
    const card = tip()?.subject;
    if (typeof card === "string") return [card];
    const combo = this.view?.column.find(({ slot }) => slot === card);
    if (combo) return comboCards(combo);
    const region = this.hover?.region ?? this.menu?.region;
    const here = region ? regionCards(region, this.view, this.map) : [];
    return here.length ? here : turnCards(this.view, this.army);
  }

  /** Say why *action* is refused, beside its region. */
  async explainRefusal(action: string, region: string): Promise<void> {
    const explanation = await this.explainer.action(action);
    if (explanation?.why) this.say(this.teller.say(explanation.why), boxOf(region));
  }

  /** Why nothing can be done with *region*. */
  async #whyUnavailable(region: string): Promise<string> {
    if (this.view?.phase === "pick") return t("prompt-pick");
    const action = this.placing ? deployText(region, 1) : conquerText(region);
    const why = (await this.explainer.action(action))?.why;
    return why ? this.teller.say(why) : "";
  }
}

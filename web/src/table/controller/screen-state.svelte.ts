// What is on the screen: the position, the actions of the person at the screen, a short message.
import type { TableState } from "$/state/table.svelte";
import { seatNames, Teller } from "$/words/sentences";
import type { ArmyView, MapInfo, Price, Sight } from "$/wire/types";
import { actingArmy } from "$/table/seats/army";
import { Explainer } from "$/table/actions/explainer";
import { Actions } from "$/table/actions/actions";

/** The table must be set before the derived fields of the subclasses are initialised. */
class TableAccess {
  readonly explainer: Explainer;
  constructor(readonly table: TableState) {
    this.explainer = new Explainer(table);
  }
}

export class ScreenState extends TableAccess {
  toast = $state.raw<{ text: string; at: DOMRect | null } | null>(null);
  /** The board, once it is loaded. */
  map = $state.raw<MapInfo | null>(null);
  /** The seat of the person at the screen, if several people share it. */
  person = $state(0);

  now = $derived<Sight | null>(this.table.now);
  view = $derived(this.table.view);
  teller = $derived(new Teller(seatNames(this.table.info), this.view));
  /** My seat that a bot is playing for now; 0 if there is none. */
  standIn = $derived(this.table.info?.seats.find((seat) => seat.mine && seat.stand_in)?.seat ?? 0);
  /** Several people share this screen, and their coins are secret. */
  shared = $derived(
    this.table.mine.length > 1 && !(this.table.info?.options["open_coins"] ?? false),
  );
  /** The seat to hand the device to before its turn is shown; 0 if there is none. */
  curtain = $derived(
    this.shared && this.table.myTurn && this.view?.decider !== this.person
      ? (this.view?.decider ?? 0)
      : 0,
  );
  /** The person at the screen has to decide, and all moves have been shown. */
  deciding = $derived(
    this.table.myTurn && !this.table.behind && !this.curtain && this.table.actions.length > 0,
  );
  /** What the person at the screen can do now. */
  actions = $derived(new Actions(this.deciding ? this.table.actions : []));
  army = $derived<ArmyView | null>(this.view ? actingArmy(this.view) : null);
  prices = $derived<readonly Price[]>(this.deciding ? (this.table.latest?.prices ?? []) : []);
  /** It is a phase of placing tokens. */
  placing = $derived(["redeploy", "retreat"].includes(this.view?.phase ?? ""));
  /** How many actions can be undone. */
  undoable = $derived(this.table.myTurn ? (this.table.latest?.undoable ?? 0) : 0);

  say(text: string, at: DOMRect | null = null): void {
    if (text) this.toast = { text, at };
  }
}

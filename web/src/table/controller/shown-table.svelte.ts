// What is on the screen of whoever sits here: the position, what can be done in it, a short notice.
import type { TableState } from "$/state/table.svelte";
import { seatNames, Teller } from "$/words/sentences";
import type { ArmyView, MapInfo, Price, Sight } from "$/wire/types";
import { actingArmy } from "$/table/seats/army";
import { Explainer } from "$/table/actions/explainer";
import { Actions } from "$/table/actions/actions";

/** Set before the fields of the classes below are derived from it. */
class TableAccess {
  readonly explainer: Explainer;
  constructor(readonly table: TableState) {
    this.explainer = new Explainer(table);
  }
}

export class ShownTable extends TableAccess {
  toast = $state.raw<{ text: string; at: DOMRect | null } | null>(null);
  /** The board, once it is loaded. */
  map = $state.raw<MapInfo | null>(null);
  /** The seat that is at the screen, where several people share it. */
  person = $state(0);

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
    this.table.myTurn && !this.table.behind && !this.curtain && this.table.actions.length > 0,
  );
  /** What the person at the screen can do now. */
  actions = $derived(new Actions(this.deciding ? this.table.actions : []));
  army = $derived<ArmyView | null>(this.view ? actingArmy(this.view) : null);
  prices = $derived<readonly Price[]>(this.deciding ? (this.table.latest?.prices ?? []) : []);
  placing = $derived(["redeploy", "retreat"].includes(this.view?.phase ?? ""));
  undoable = $derived(this.table.myTurn ? (this.table.latest?.undoable ?? 0) : 0);

  say(text: string, at: DOMRect | null = null): void {
    if (text) this.toast = { text, at };
  }
}

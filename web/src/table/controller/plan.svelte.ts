// A conquest that is planned while others move, and sent when my turn comes, if it is legal then.
import { NO_MARKS, type Marks } from "$/board/contract";
import { joinSentences, t } from "$/words/fluent.svelte";
import { planMarks } from "$/table/actions/marks";
import { boxOf } from "$/table/controller/anchor";
import type { TableController } from "$/table/controller/table-controller.svelte";

export class Plan {
  /** The region to conquer first; "" without a plan. */
  region = $state("");

  constructor(readonly controller: TableController) {
    $effect(() => this.#follow());
  }

  /** My only seat, if its active army will go on conquering; 0 if there is nothing to plan. */
  #seat = $derived.by(() => {
    const { table, view, standIn } = this.controller;
    const [seat = 0, ...more] = table.mine;
    const waits = table.info?.status === "playing" && !table.myTurn && !standIn && !more.length;
    const army = view?.seats.find((each) => each.seat === seat)?.army;
    return waits && army ? seat : 0;
  });

  marks = $derived<Marks>(this.region ? planMarks(this.region) : NO_MARKS);

  isPossible(region: string): boolean {
    const { view } = this.controller;
    const holder = view?.regions.find(({ slug }) => slug === region)?.holder;
    return this.#seat > 0 && holder !== this.#seat;
  }

  /** Plan to conquer *region*, or give that plan up. */
  toggle = (region: string): void => {
    this.controller.menu = null;
    if (this.region === region) return this.cancel();
    this.region = region;
    this.controller.say(t("plan-set"), boxOf(region));
  };

  cancel = (): void => {
    this.region = "";
  };

  /** Play the planned conquest, or say why that is not possible any more. */
  #follow(): void {
    const { region, controller } = this;
    const { deciding, view, actions, army, prices, teller } = controller;
    if (!region || !deciding || !view || view.turn !== view.decider) return;
    // Declined armies that still campaign come before the active one.
    if (army && !army.active) return;
    this.cancel();
    const way = actions.ways(region).find(({ verb, by }) => verb === "conquer" && !by.length);
    if (way) {
      controller.recap.keep();
      return controller.act(way);
    }
    const why = prices.find((price) => price.region === region)?.why;
    const note = t("plan-gone", { region: teller.region(region) });
    controller.say(joinSentences([note, ...(why ? [teller.say(why)] : [])]), boxOf(region));
  }
}

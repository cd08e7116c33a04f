// The legal actions, sorted by what a person points at: a region, a combo, a seat or a button.
import type { ActionView } from "$/wire/types";

/** A legal action with all of its fields; those that do not apply are empty or 0. */
export type Action = Required<ActionView>;
export type Verb = ActionView["verb"];

/** Where on the screen an action is offered; "rest" is only in the list of all actions. */
export type Area = "combo" | "region" | "tray" | "button" | "seat" | "rest";

const EMPTY_FIELDS = {
  region: "",
  slot: 0,
  swap: 0,
  seat: 0,
  by: [] as string[],
  piece: "",
  copies: "",
  count: 0,
  tokens: 0,
  label: null,
  caution: "",
  threat: 0,
};

/** An action with all of its fields; the server leaves out those that are empty. */
export const complete = (action: ActionView): Action => ({ ...EMPTY_FIELDS, ...action });

const AREAS: Record<Verb, Area> = {
  pick: "combo",
  place: "tray",
  move: "tray",
  ally: "seat",
  stop: "button",
  end: "button",
  decline: "button",
  roll: "region",
  conquer: "region",
  deploy: "region",
  abandon: "region",
  rebirth: "region",
  sacrifice: "region",
};

export function areaOf(action: Action): Area {
  // Berserk armies roll before they choose a region.
  if (action.verb === "roll" && !action.region) return "button";
  // A server that is newer than this page may know more verbs.
  return (AREAS as Partial<Record<string, Area>>)[action.verb] ?? "rest";
}

/** The verbs that act on a region itself, the plain one first. */
const WAYS: readonly Verb[] = ["conquer", "roll", "rebirth", "sacrifice"];

export class Actions {
  readonly all: readonly Action[];

  constructor(actions: readonly ActionView[]) {
    this.all = actions.map(complete);
  }

  at(region: string): Action[] {
    return this.all.filter((action) => action.region === region);
  }

  of(...verbs: Verb[]): Action[] {
    return this.all.filter((action) => verbs.includes(action.verb));
  }

  can(verb: Verb): boolean {
    return this.of(verb).length > 0;
  }

  /** Whether tokens can be deployed to *region*. */
  canDeploy(region: string): boolean {
    return this.at(region).some((action) => action.verb === "deploy");
  }

  /** Whether there are actions, and all of them are of *verb*. */
  only(verb: Verb): boolean {
    return this.all.length > 0 && this.all.every((each) => each.verb === verb);
  }

  /** The picks of a slot: plain, and with a badge swapped. */
  picks(slot: number): Action[] {
    return this.of("pick").filter((action) => action.slot === slot);
  }

  get regions(): string[] {
    return [...new Set(this.all.map((action) => action.region))].filter(Boolean);
  }

  /** One action for each piece that can be placed or moved now, in the order of the offers. */
  get pieces(): Action[] {
    const placements = this.of("place", "move");
    return placements.filter(
      (action, index) => placements.findIndex((each) => isSamePiece(each, action)) === index,
    );
  }

  /** Where the piece of *action* can go. */
  placesOf(action: Action): Action[] {
    return this.of("place", "move").filter((each) => isSamePiece(each, action));
  }

  /**
   * What a single click on a region does: the only way to take it or to use it. A sacrifice or a
   * roll of the die always needs the menu, and so do several ways.
   */
  click(region: string): Action | null {
    const ways = this.ways(region);
    const [way] = ways;
    return ways.length === 1 && way && way.verb !== "roll" && way.verb !== "sacrifice" ? way : null;
  }

  /** All ways to act on a region, the plain conquest first; pieces are not chosen here. */
  ways(region: string): Action[] {
    return this.at(region)
      .filter((action) => WAYS.includes(action.verb))
      .sort((one, other) => rank(one) - rank(other));
  }

  /** All actions in the menu of a region. */
  menu(region: string): Action[] {
    const abandon = this.at(region).filter((action) => action.verb === "abandon");
    return [...this.ways(region), ...abandon];
  }
}

/** Whether both place the same piece; a Bag that copies another relic is another piece. */
export const isSamePiece = (one: Action, other: Action): boolean =>
  one.piece === other.piece && one.copies === other.copies;

const rank = (action: Action): number => WAYS.indexOf(action.verb) * 10 + action.by.length;

// What else can be done with a finished collection: panels of other parts of the page, which the
// workshop shows below its own.
import type { Component } from "svelte";
import MeasurePanel from "$/gallery/MeasurePanel.svelte";
import PublishPanel from "$/gallery/PublishPanel.svelte";

export interface ExtraProps {
  /** The collection as canonical JSON; never empty. */
  content: string;
  /** The key of the race, power or map on the workbench. */
  thing: string;
}

/** Such as measuring it and publishing it; in this order. */
export const EXTRAS: readonly Component<ExtraProps>[] = [MeasurePanel, PublishPanel];
/** The same for a map. */
export const MAP_EXTRAS: readonly Component<ExtraProps>[] = [PublishPanel];

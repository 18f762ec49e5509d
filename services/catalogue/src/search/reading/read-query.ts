import type { AddressAreas } from "../meaning/address-areas.ts";
import type { QueryPlan, QueryReading } from "./query-plan.ts";

/** The result of a reading. */
export interface Found {
  total: number;
  correctedText?: string;
}

export interface ReadQuery<F> {
  plan: QueryPlan;
  found: F;
}

/** The sources for trying readings, and the search that tries one. */
export interface ReadingOptions<F extends Found> extends QueryReading {
  addressAreas: AddressAreas;
  ask: (plan: QueryPlan, options: { allowTypos: boolean }) => Promise<F>;
}

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

/** The first of the readings that finds anything, as spelt. */
export async function firstFound<F extends Found>(
  readings: Iterable<QueryPlan>,
  { ask }: Pick<ReadingOptions<F>, "ask">,
): Promise<ReadQuery<F> | undefined> {
  for (const plan of readings) {
    const found = await ask(plan, { allowTypos: false });
    if (found.total > 0) return { plan, found };
  }
  return undefined;
}

import type { SearchDocument } from "../../shared/domain/src/businesses/search-document.ts";
import { Random } from "../demo/random.ts";
import { createFilterQueries } from "./filter-queries.ts";
import { createNameQueries } from "./name-queries.ts";

const SEED = 300;
const MAX_TRIES = 2_000;

/** A visitor's query, as the address of the search page has it. */
export interface AgreementQuery {
  kind: string;
  /** The visitor has one business, or one chain, in mind: the first hit matters most. */
  namesBusiness: boolean;
  parameters: Readonly<Record<string, string>>;
}

/** Different queries, the same in every run, each derived from an existing business; half of them name one. */
export function agreementQueries(documents: readonly SearchDocument[]): AgreementQuery[] {
  const random = new Random(SEED);
  const queries = new Map<string, AgreementQuery>();
  for (const { kind, count, namesBusiness, make } of [...createNameQueries(documents), ...createFilterQueries()]) {
    let missing = count;
    for (let tries = 0; tries < MAX_TRIES * count && missing > 0; tries++) {
      const parameters = make(random.pick(documents), random);
      const key = JSON.stringify(parameters);
      if (parameters === undefined || queries.has(key)) continue;
      queries.set(key, { kind, namesBusiness, parameters });
      missing--;
    }
    if (missing > 0) throw new Error(`the businesses give too few queries of the kind "${kind}"`);
  }
  return [...queries.values()];
}

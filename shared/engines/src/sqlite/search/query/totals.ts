import type { TextPlan } from "@meridian/domain/text/search-text";
import type { ServingIndex } from "../threads/serving-index.ts";
import type { HitList, HitSource } from "./hit-source.ts";
import type { QueryAttempt } from "./query-attempt.ts";
import type { AppliedFilters } from "./query-plan.ts";

const TABLED_PREFIX_LETTERS = 4;

export interface Total {
  total: number;
  isExact: boolean;
}

/** The number of matching documents: from hits already read, from tables, or by counting; estimated only if checks apply to too many. */
export function createTotals(index: ServingIndex, source: HitSource): (found: QueryAttempt) => Total {
  const selectPrefix = index.db.prepare("SELECT documents FROM prefix_totals WHERE prefix = ?");

  return (found) => {
    const { match, list, text, readings, applied, kinds } = found;
    if (list.isComplete) return { total: list.numbers.length, isExact: true };
    if (kinds === undefined) {
      const counted =
        (readings.length > 1 ? undefined : tabled(text, applied)) ?? source.count({ match, phrases: text.phrases });
      return afterChecks(counted, list, applied);
    }
    const { total, others } = kinds;
    if (others.isComplete) return { total: total + others.numbers.length, isExact: true };
    const counted = afterChecks(source.count({ match, phrases: [] }), others, applied);
    return { ...counted, total: total + counted.total };
  };

  function tabled({ words, phrases }: TextPlan, { terms, groups }: AppliedFilters): number | undefined {
    if (phrases.length > 0 || terms.length > 0 || groups.length > 0 || words.length > 1) return undefined;
    const [only] = words;
    if (only === undefined) return index.documents();
    if (!only.isPrefix || [...only.word].length > TABLED_PREFIX_LETTERS) return undefined;
    const documents = selectPrefix.get(only.word)?.documents;
    return documents === undefined ? undefined : Number(documents);
  }
}

/** As many of those counted pass the checks as of those read. */
function afterChecks(counted: number, { numbers, read }: HitList, { checks }: AppliedFilters): Total {
  if (checks.length === 0) return { total: counted, isExact: true };
  return { total: Math.round((counted * numbers.length) / read), isExact: false };
}

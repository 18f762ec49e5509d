import type { TextPlan } from "@meridian/domain/text/search-text";
import type { ServingIndex } from "../threads/serving-index.ts";
import type { HitList, HitSource } from "./hit-source.ts";
import type { AppliedFilters } from "./query-plan.ts";

const TABLED_PREFIX_LETTERS = 4;

interface TotalRequest {
  match: string;
  list: HitList;
  text: TextPlan;
  /** Whether the match includes readings other than the text. */
  isRead: boolean;
  filters: AppliedFilters;
}

export interface Total {
  total: number;
  isExact: boolean;
}

/** The number of matching documents: from hits already read, from tables, or by counting; estimated only if checks apply to too many. */
export function createTotals(index: ServingIndex, source: HitSource): (request: TotalRequest) => Total {
  const selectPrefix = index.db.prepare("SELECT documents FROM prefix_totals WHERE prefix = ?");

  return ({ match, list, text, isRead, filters }) => {
    if (list.isComplete) return { total: list.numbers.length, isExact: true };
    const counted = (isRead ? undefined : tabled(text, filters)) ?? source.count({ match, phrases: text.phrases });
    if (filters.checks.length === 0) return { total: counted, isExact: true };
    return { total: Math.round((counted * list.numbers.length) / list.read), isExact: false };
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

import type { TextPlan } from "@meridian/domain/text/search-text";
import type { SearchWord } from "@meridian/domain/text/search-words";
import type { CountedQuestions } from "../map/count-cells.ts";
import { anyCategory, type FilterPlan } from "../query/filter-expression.ts";
import { typedText } from "../query/query-text.ts";

/** The queries by which the engine counts a text with these readings; undefined if it would match too much. */
export function countedQuestions(readings: readonly TextPlan[], filters: FilterPlan): CountedQuestions | undefined {
  if (filters.isHopeless || filters.checks.length > 0) return undefined;
  const variants = subsetsOf(readings).map((subset) => ({ subset, engine: typedText(combinePlans(subset)) }));
  if (variants.some(({ engine }) => engine.isLoose)) return undefined;
  const signed = variants.map(({ subset, engine: { q, conditions } }) => ({
    request: { q, conditions: [...filters.conditions, ...conditions, ...subset.flatMap(kindCondition)] },
    sign: subset.length % 2 === 1 ? (1 as const) : (-1 as const),
    isWhole: subset.length === 1,
  }));
  return { any: signed.filter(({ isWhole }) => isWhole).map(({ request }) => request), signed };
}

function kindCondition({ categorySlugs }: TextPlan): string[] {
  return categorySlugs === undefined ? [] : [anyCategory(categorySlugs)];
}

/** Every non-empty subset. A text has at most four readings. */
function subsetsOf(readings: readonly TextPlan[]): [TextPlan, ...TextPlan[]][] {
  const subsets: [TextPlan, ...TextPlan[]][] = [];
  for (const reading of readings) {
    subsets.push(...subsets.map((subset): [TextPlan, ...TextPlan[]] => [...subset, reading]), [reading]);
  }
  return subsets;
}

/** A text that matches what all of these match. */
function combinePlans([first, ...others]: readonly [TextPlan, ...TextPlan[]]): TextPlan {
  const words = new Map<string, SearchWord>();
  for (const word of [first, ...others].flatMap((reading) => reading.words)) {
    words.set(`${word.word} ${word.isPrefix}`, word);
  }
  return { ...first, words: [...words.values()] };
}

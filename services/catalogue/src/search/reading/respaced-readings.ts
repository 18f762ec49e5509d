import type { LocationMatch } from "./places/resolve-location.ts";
import { mayNamePlace, placed, planText, type TypedQuery } from "./plan-text.ts";
import type { QueryPlan } from "./query-plan.ts";
import { type Found, firstFound, type ReadingOptions, type ReadQuery } from "./read-query.ts";
import { QUOTES } from "./spoken/spoken-modifiers.ts";
import { kindWithin } from "./words/kind-within.ts";
import { joinedTexts, MAX_GLUED_LETTERS, MIN_ARTICLE_LETTERS, splitTexts } from "./words/respaced-texts.ts";

/** A place named without a preposition, and the rest of the text. */
export interface UnspokenPlace {
  text: string;
  match: LocationMatch;
}

/** Used if nothing matches the words as typed; a text that names a place stays that place. */
export async function tryRespaced<F extends Found>(
  query: TypedQuery,
  { plan, found }: ReadQuery<F>,
  { unspoken, options }: { unspoken: UnspokenPlace | undefined; options: ReadingOptions<F> },
): Promise<ReadQuery<F> | undefined> {
  const isFoundAsTyped = found.total > 0 && found.correctedText === undefined;
  if (isFoundAsTyped || QUOTES.test(plan.text)) return undefined;
  if (unspoken?.text === "") return undefined;
  const respaced = (texts: readonly string[]) => texts.map((text) => ({ ...plan, text, replacedText: plan.text }));
  const joined = joinedTexts(plan.text);
  const [split, glued] = found.total > 0 ? [[], []] : [splitTexts(plan.text), splitTexts(plan.text, MAX_GLUED_LETTERS)];
  const readings = [
    ...(found.total > 0 || unspoken === undefined ? [] : withinPlace(plan, unspoken)),
    ...(await inPlaces(query, respaced([...joined, ...glued]), options)),
    ...respaced([...joined, ...split]),
  ];
  return readings.length === 0 ? undefined : firstFound(readings, options);
}

/** A name of joined or split words beside a place: "lachingada philadelphia". */
function withinPlace(plan: QueryPlan, { text: name, match }: UnspokenPlace): QueryPlan[] {
  const inPlace = { ...plan, ...placed(plan.filters, match), replacedText: plan.text };
  const split = splitTexts(name, MAX_GLUED_LETTERS, MIN_ARTICLE_LETTERS);
  return [...joinedTexts(name), ...split].map((text) => ({ ...inPlace, text }));
}

/** Those that are a kind or brand in a place once respaced: "sanfrancisco coffee". */
async function inPlaces<F extends Found>(
  query: TypedQuery,
  respaced: readonly QueryPlan[],
  options: ReadingOptions<F>,
): Promise<QueryPlan[]> {
  const found: QueryPlan[] = [];
  for (const plan of respaced) {
    if (plan.place !== null || query.location !== "" || !mayNamePlace(query)) continue;
    // Cheaper than reading a place from every split of a word.
    if (kindWithin(plan.text, options) === undefined) continue;
    const { isUnderstood, ...read } = await planText({ ...query, q: plan.text }, plan.filters, options);
    if (isUnderstood && read.place !== null)
      found.push({ ...plan, ...read, replacedText: plan.replacedText ?? plan.text });
  }
  return found;
}

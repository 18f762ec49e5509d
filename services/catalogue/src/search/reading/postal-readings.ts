import type { AddressAreas } from "../meaning/address-areas.ts";
import { tryOtherPlaces } from "./looser-readings.ts";
import type { AreaMatch } from "./places/find-places.ts";
import { splitAtPlace } from "./places/split-at-place.ts";
import { mayNamePlace, placed, type TypedQuery } from "./plan-text.ts";
import type { QueryPlan } from "./query-plan.ts";
import { type Found, firstFound, type ReadingOptions, type ReadQuery } from "./read-query.ts";
import { kindOrBrand } from "./words/kind-within.ts";

/** "8004", "V6T", "SW1A 1AA": shorter numbers are parts of names. */
const POSTAL_CODE = /^(?=.*\p{N})(?=.{3,9}$)[\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+)?$/u;

/** "V5J1B8", "SW1A1AA", "1012LG", "11122": the start of a code that addresses write in two parts. */
const GLUED_CODE =
  /^([a-z]\d[a-z](?=\d[a-z]\d$)|[a-z]{1,2}\d[a-z\d]?(?=\d[a-z]{2}$)|\d{4}(?=[a-z]{2}$)|\d{3}(?=\d{2}$))/i;

/**
 * Reads a kind or brand beside a postal code, or beside a location, that only the directory's addresses know. Tried before the words are
 * searched, since codes are also parts of phone and house numbers.
 */
export async function tryPostalArea<F extends Found>(
  query: TypedQuery,
  plan: QueryPlan,
  options: ReadingOptions<F>,
): Promise<ReadQuery<F> | undefined> {
  if (plan.place !== null || !mayNamePlace(query)) return undefined;
  if (query.location !== "") {
    const inArea = await readInArea(plan, { code: query.location, kind: query.q }, options);
    return inArea ?? tryOtherPlaces(query, plan, options);
  }
  for (const { place, text } of splitAtPlace(plan.text)) {
    const kind = POSTAL_CODE.test(place) ? kindOrBrand(text, options) : undefined;
    const inArea = kind === undefined ? undefined : await readInArea(plan, { code: place, kind }, options);
    if (inArea === undefined) continue;
    const isStartOfName = (await options.businesses.countByNamePrefix(plan.text, 1)) > 0;
    return isStartOfName ? undefined : inArea;
  }
  return undefined;
}

/** Also by the first part of a code in two, if no other country has such codes: "SW1A 1AA". */
async function findCoded(addressAreas: AddressAreas, code: string): Promise<AreaMatch | undefined> {
  const spaced = code.replace(GLUED_CODE, "$1 ");
  const [district = ""] = spaced.split(" ");
  const names = /[a-z]/i.test(district) ? [code, spaced, district] : [code, spaced];
  for (const name of new Set(names)) {
    const area = await addressAreas.named(name);
    if (area !== undefined) return area;
  }
  return undefined;
}

/** First those whose addresses have the code, then the kind around them. */
async function readInArea<F extends Found>(
  plan: QueryPlan,
  { code, kind }: { code: string; kind: string },
  options: ReadingOptions<F>,
): Promise<ReadQuery<F> | undefined> {
  if (!POSTAL_CODE.test(code)) return undefined;
  const area = await findCoded(options.addressAreas, code);
  if (area === undefined) return undefined;
  const inArea = { ...plan, ...placed(plan.filters, area) };
  return firstFound([inArea, { ...inArea, text: kind, replacedText: plan.text }], options);
}

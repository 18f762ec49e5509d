import type { SheetRow } from "@meridian/sheet-reader/sheet-row";
import type { ColumnMapping } from "../../../normalise/column-mapping.ts";
import { parseRating } from "../../../normalise/values/number.ts";
import { textsOf } from "./column-profile.ts";

const DEFAULT_SCALE = 5;
/** Wider scales used without saying so: 10 is Booking's, 20 a French guide's, 50 ten times the stars. */
const WIDER_SCALES = [10, 20, 50, 100] as const;
/** The share of ratings that must exceed a scale for it to be too narrow: a few typos do not change what the others mean. */
const MIN_BEYOND_SHARE = 0.25;
const MIN_BEYOND = 2;

/** The mapping with its rating scale, if the header omits it and the first rows reveal it. */
export function withRatingScale(mapping: ColumnMapping, sample: readonly SheetRow[]): ColumnMapping {
  const column = mapping.columns.get("rating");
  if (column === undefined || mapping.ratingScale !== undefined) return mapping;
  const ratingScale = scaleOf(textsOf(sample, column));
  return ratingScale === undefined ? mapping : { ...mapping, ratingScale };
}

/** The scale of the ratings; undefined if it is 5, or no scale fits. */
export function scaleOf(ratings: readonly string[]): number | undefined {
  let narrower = DEFAULT_SCALE;
  let found: number | undefined;
  for (const scale of WIDER_SCALES) {
    const known = ratings.filter((rating) => parseRating(rating, scale) !== undefined);
    const beyond = known.filter((rating) => parseRating(rating, narrower) === undefined);
    if (beyond.length >= MIN_BEYOND && beyond.length >= known.length * MIN_BEYOND_SHARE) found = scale;
    narrower = scale;
  }
  return found;
}

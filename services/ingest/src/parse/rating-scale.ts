import { parseRating } from "../normalise/number.ts";
import { cleanText } from "../normalise/text.ts";
import type { ColumnMapping } from "./column-map.ts";
import type { SheetRow } from "./sheet-row.ts";

const DEFAULT_SCALE = 5;
/** Wider scales that files have without saying so; 10 is that of Booking. */
const WIDER_SCALES = [10, 100] as const;
/** Of all ratings, must lie beyond a scale for it to be too narrow: a few slips do not change what the others mean. */
const MIN_BEYOND_SHARE = 0.25;
const MIN_BEYOND = 2;

/** The mapping with what its ratings count up to, where the header does not say so and the first rows do. */
export function withRatingScale(mapping: ColumnMapping, sample: readonly SheetRow[]): ColumnMapping {
  const column = mapping.columns.get("rating");
  if (column === undefined || mapping.ratingScale !== undefined) return mapping;
  const ratingScale = scaleOf(sample.map(({ cells }) => cleanText(cells[column])).filter((text) => text !== undefined));
  return ratingScale === undefined ? mapping : { ...mapping, ratingScale };
}

/** What ratings count up to; undefined where that is 5, or where no scale holds them. */
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

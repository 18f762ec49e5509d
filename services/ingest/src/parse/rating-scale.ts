import { parseRating } from "../normalise/number.ts";
import { cleanText } from "../normalise/text.ts";
import type { ColumnMapping } from "./column-map.ts";
import type { SheetRow } from "./sheet-row.ts";

/** Ratings looked at; a list of any order shows its scale in fewer. */
const SAMPLED_ROWS = 1000;
const DEFAULT_SCALE = 5;
/** Wider scales that files have without saying so; 10 is that of Booking. */
const WIDER_SCALES = [10, 100] as const;
/** Of all ratings, must lie beyond a scale for it to be too narrow: a few slips do not change what the others mean. */
const MIN_BEYOND_SHARE = 0.25;
const MIN_BEYOND = 2;

/** The mapping with what its ratings count up to, where the header does not say so and the first rows do. */
export async function withRatingScale(
  mapping: ColumnMapping,
  headerRow: number,
  rows: AsyncIterable<SheetRow>,
): Promise<ColumnMapping> {
  const column = mapping.columns.get("rating");
  if (column === undefined || mapping.ratingScale !== undefined) return mapping;
  const ratingScale = scaleOf(await takeRatings(rows, { headerRow, column }));
  return ratingScale === undefined ? mapping : { ...mapping, ratingScale };
}

/** Ends where the file cannot be read on: whoever reads all of it will say why. */
async function takeRatings(
  rows: AsyncIterable<SheetRow>,
  { headerRow, column }: { headerRow: number; column: number },
): Promise<string[]> {
  const ratings: string[] = [];
  let read = 0;
  try {
    for await (const { row, cells } of rows) {
      if (row <= headerRow) continue;
      const text = cleanText(cells[column]);
      if (text !== undefined) ratings.push(text);
      if (++read >= SAMPLED_ROWS) break;
    }
  } catch {
    return ratings;
  }
  return ratings;
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

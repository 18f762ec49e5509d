import type { SourceField } from "./headers/column-synonyms.ts";
import { headerKey, isLegalName } from "./headers/header-fields.ts";
import type { RankedColumns } from "./places/rank-place-columns.ts";

/** Fields that files spread over several columns; each row fills some of them. */
const FALLBACK_FIELDS: readonly SourceField[] = [
  "name",
  "type",
  "phone",
  "website",
  "fullAddress",
  "street",
  "city",
  "state",
  "postalCode",
  "country",
  "photo",
  "description",
  "workingHours",
];
/** Other name headers mean people and owners just as often. */
const NAME_FALLBACK_KEYS = new Set([
  "nameen",
  "enname",
  "intname",
  "officialname",
  "businessname",
  "storename",
  "shopname",
  "restaurantname",
  "hotelname",
  "venuename",
  "facilityname",
  "denominationunitelegale",
  "denominationusuelle1unitelegale",
  "premierelignedeladressagedeletablissement",
]);
/** If a file has both, these are about something else: coordinates beside an address. */
const NO_FALLBACK_KEYS = new Set(["location", "konum", "vicinity", "county", "countyname"]);

/** Further columns for fields that may use several, each for one, except those decided by hand. */
export function findFallbacks(
  headers: readonly string[],
  ranked: RankedColumns,
  { columns, chosen }: { columns: ReadonlyMap<SourceField, number>; chosen: ReadonlySet<number> },
): Map<SourceField, readonly number[]> {
  const taken = new Set([...columns.values(), ...chosen]);
  const fallbacks = new Map<SourceField, readonly number[]>();
  for (const field of FALLBACK_FIELDS) {
    const first = columns.get(field);
    if (first === undefined || chosen.has(first)) continue;
    const candidates = [...(ranked.get(field) ?? []), ...(field === "name" ? (ranked.get("brand") ?? []) : [])];
    const others = candidates.filter((column) => {
      const key = headerKey(headers[column] ?? "");
      return (
        !taken.has(column) &&
        !NO_FALLBACK_KEYS.has(key) &&
        (field !== "name" || NAME_FALLBACK_KEYS.has(key) || isLegalName(key) || isBrand(ranked, column))
      );
    });
    if (others.length > 0) fallbacks.set(field, others);
    for (const column of others) taken.add(column);
  }
  return fallbacks;
}

/** A branch without its own name is called by its chain's. */
function isBrand(ranked: RankedColumns, column: number): boolean {
  return ranked.get("brand")?.includes(column) === true;
}

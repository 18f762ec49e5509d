import type { SourceField } from "../headers/column-synonyms.ts";
import { fieldsOfHeader, headerKey } from "../headers/header-fields.ts";
import { weakFieldsOfHeader } from "../headers/weak-headers.ts";
import { isOfOtherPlace, isSeat } from "./other-places.ts";

const ADDRESSES = ["fullAddress", "street"] as const;
const ADDRESS_FIELDS = [...ADDRESSES, "city", "state", "postalCode", "country", "countryCode"] as const;
/** Headers of coordinates in a projection, or of anything: longitude and latitude only together, and if nothing else is. */
const AXIS_KEYS: readonly (readonly [SourceField, string])[] = [
  ["longitude", "x"],
  ["latitude", "y"],
];
const WGS_84 = /wgs[\s_-]*84/i;
const POSITION_FIELDS = ["latitude", "longitude", "coordinates"] as const;

/** The columns of every field, best first. */
export type RankedColumns = ReadonlyMap<SourceField, readonly number[]>;

/** A "location" may be an address or a position: it is the address only if no other column is. */
export function preferPlainAddress(ranked: Map<SourceField, readonly number[]>): void {
  const addresses = ranked.get("fullAddress");
  if (addresses !== undefined) ranked.set("fullAddress", withFirst(addresses, isNoPosition(ranked)));
}

export function hasPlainAddress(ranked: RankedColumns): boolean {
  return ranked.get("fullAddress")?.some(isNoPosition(ranked)) === true;
}

function isNoPosition(ranked: RankedColumns): (column: number) => boolean {
  const positions = ranked.get("coordinates") ?? [];
  return (column) => !positions.includes(column);
}

/** Beside coordinates in WGS 84, those that say nothing are in another system: China's maps shift theirs by hundreds of metres. */
export function preferWgs84(headers: readonly string[], ranked: Map<SourceField, readonly number[]>): void {
  const own = [...headers.keys()].filter((column) => WGS_84.test(headers[column] ?? ""));
  for (const field of POSITION_FIELDS) {
    const columns = own.filter((column) => {
      const header = headers[column] ?? "";
      const fields = fieldsOfHeader(header, false).map((found) => found.field);
      return [...fields, ...weakFieldsOfHeader(header)].includes(field);
    });
    if (columns.length > 0) ranked.set(field, columns);
  }
}

/** Drops addresses for letters, bills and registers, with their parts, if another column has the business's own; a seat comes behind. */
export function dropOtherAddresses(headers: readonly string[], ranked: Map<SourceField, readonly number[]>): void {
  const isOther = (column: number) => isOfOtherPlace(headers[column] ?? "");
  const addresses = ADDRESSES.flatMap((field) => ranked.get(field) ?? []);
  if (addresses.every(isOther)) return;
  for (const field of ADDRESS_FIELDS) {
    const columns = ranked.get(field) ?? [];
    const own = columns.filter((column) => !isOther(column));
    const seats = field === "fullAddress" ? columns.filter((column) => isSeat(headers[column] ?? "")) : [];
    if (own.length > 0) ranked.set(field, [...own, ...seats]);
    else ranked.delete(field);
  }
}

/** Beside the parts that an address parser produces, PlaceName is the town. */
export function moveParsedPlace(headers: readonly string[], ranked: Map<SourceField, readonly number[]>): void {
  const isPlace = (column: number) => headerKey(headers[column] ?? "") === "placename";
  const names = ranked.get("name") ?? [];
  const places = names.filter(isPlace);
  const others = names.filter((column) => !isPlace(column));
  if (others.length > 0) ranked.set("name", others);
  else ranked.delete("name");
  if (places.length > 0 && !ranked.has("city")) ranked.set("city", places);
}

export function addAxes(headers: readonly string[], ranked: Map<SourceField, readonly number[]>): void {
  // A "location" may be an address.
  const addresses = ranked.get("fullAddress") ?? [];
  const hasPairs = ranked.get("coordinates")?.some((column) => !addresses.includes(column)) === true;
  if (ranked.has("latitude") || ranked.has("longitude") || hasPairs) return;
  const found = AXIS_KEYS.map(
    ([field, key]) => [field, headers.findIndex((header) => headerKey(header) === key)] as const,
  );
  if (found.some(([, column]) => column < 0)) return;
  for (const [field, column] of found) ranked.set(field, [column]);
}

/** Those that meet the condition before the others; otherwise in the given order. */
export function withFirst(columns: readonly number[], isFirst: (column: number) => boolean): number[] {
  return columns.toSorted((left, right) => Number(isFirst(right)) - Number(isFirst(left)));
}

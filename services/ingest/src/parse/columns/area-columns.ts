import type { SourceField } from "./headers/column-synonyms.ts";
import { headerKey } from "./headers/header-fields.ts";

/** Beside a region and without a city, these are the city, or the part of one that people name for it. */
const AREAS = new Set(["area", "areaname", "المنطقة", "منطقة", "اسمالمنطقة", "الحي"]);
/** Beside a town, these are the unit that it belongs to. */
const MUNICIPALITIES = new Set([
  "savivaldybe",
  "novads",
  "vald",
  "omavalitsus",
  "община",
  "obshtina",
  "opstina",
  "општина",
]);

/** Decides headers that name a place of a size which only the other columns show. */
export function placeAreas(columns: Map<SourceField, number>, headers: readonly string[]): void {
  const find = (keys: ReadonlySet<string>) => headers.findIndex((header) => keys.has(headerKey(header)));
  const area = find(AREAS);
  if (area >= 0 && columns.has("state") && columns.get("state") !== area && !columns.has("city"))
    columns.set("city", area);
  const municipality = find(MUNICIPALITIES);
  const hasTown = columns.has("city") && columns.get("city") !== municipality;
  if (municipality >= 0 && hasTown && !columns.has("state")) columns.set("state", municipality);
}

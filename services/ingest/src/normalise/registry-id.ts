import type { RegistryId } from "@meridian/domain/businesses/identity/business-identity";
import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import type { IdColumn } from "./column-mapping.ts";
import { cleanText } from "./values/text.ts";

const MAX_ID_CHARS = 100;
/** An OpenStreetMap element, in columns from any source. */
const OSM_ELEMENT = /^(node|way|relation)\/(\d+)$/i;
/** As QGIS writes it, in its own column. */
const SHORT_ELEMENT = /^([nwr])(\d+)$/i;
const ELEMENT_KINDS: Readonly<Record<string, string>> = { n: "node", w: "way", r: "relation" };
/** Spreadsheets round longer numbers and lose the last digits. */
const ROUNDED = /^\d(?:\.\d+)?e\+\d+$|^\d{15}0{3,}$/i;

/** The row's id in that column. */
export function registryIdOf(cell: CellValue, { scope, isWorldwide }: IdColumn): RegistryId | undefined {
  const value = cleanText(cell)?.replace(/\.0$/, "");
  if (value === undefined || value.length > MAX_ID_CHARS || ROUNDED.test(value)) return undefined;
  const element = OSM_ELEMENT.exec(value) ?? (scope === "fullid" ? SHORT_ELEMENT.exec(value) : null);
  if (element === null) return { scope, value, isWorldwide };
  const kind = ELEMENT_KINDS[element[1]?.charAt(0).toLowerCase() ?? ""] ?? "";
  return { scope: "osm", value: `${kind}/${element[2]}`, isWorldwide: true };
}

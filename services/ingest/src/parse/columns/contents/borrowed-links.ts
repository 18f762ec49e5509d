import type { SheetRow } from "@meridian/sheet-reader/sheet-row";
import type { ColumnMapping } from "../../../normalise/column-mapping.ts";
import { isLinkOfOther } from "../../../normalise/identity.ts";
import { cleanText } from "../../../normalise/values/text.ts";

const MIN_BORROWED = 2;

/** Whether rows share the link to a place that one of them is called like, and others are not. */
export function haveBorrowedLinks(sample: readonly SheetRow[], { columns }: ColumnMapping): boolean {
  const url = columns.get("url");
  const own = columns.get("name");
  if (url === undefined || own === undefined) return false;
  const rows = sample.map(({ cells }) => ({ link: cleanText(cells[url]) ?? "", name: cleanText(cells[own]) ?? "" }));
  const owned = new Set(rows.flatMap(({ link, name }) => (isLinkOfOther(link, name) ? [] : [link])));
  const borrowed = rows.filter(({ link, name }) => isLinkOfOther(link, name) && owned.has(link));
  return borrowed.length >= MIN_BORROWED;
}

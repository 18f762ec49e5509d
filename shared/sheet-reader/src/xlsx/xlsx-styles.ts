import type { ZipPackage } from "../formats/zip-package.ts";
import { parseXml } from "../xml/xml-events.ts";
import { builtinDateFormat, customDateFormat, type DateFormat } from "./xlsx-dates.ts";

/** The date format of each cell style, by index. */
export async function readDateStyles(zip: ZipPackage, part: string | undefined): Promise<readonly DateFormat[]> {
  if (part === undefined) return [];
  const custom = new Map<number, DateFormat>();
  const formatIds: number[] = [];
  let isInCellFormats = false;
  const parsing = parseXml(zip.read(part), part, {
    open: (element, attributes) => {
      if (element === "numFmt") {
        custom.set(Number(attributes.get("numFmtId")), customDateFormat(attributes.get("formatCode") ?? ""));
      } else if (element === "cellXfs") isInCellFormats = true;
      else if (element === "xf" && isInCellFormats) formatIds.push(Number(attributes.get("numFmtId") ?? 0));
    },
    close: (element) => {
      if (element === "cellXfs") isInCellFormats = false;
    },
  });
  for await (const _ of parsing);
  return formatIds.map((id) => (custom.has(id) ? custom.get(id) : builtinDateFormat(id)));
}

import { openZipPackage, type ZipPackage } from "../formats/zip-package.ts";
import type { SheetReader, SheetRow, Workbook } from "../sheet-row.ts";
import { parseXml } from "../xml/xml-events.ts";
import type { SharedStringStore } from "./shared-string-store.ts";
import { type BehindCells, mayHaveBehindCells, readBehindCells, withBehindCells } from "./xlsx-behind-cells.ts";
import { builtinDateFormat, customDateFormat, type DateFormat } from "./xlsx-dates.ts";
import { readSharedStrings } from "./xlsx-shared-strings.ts";
import { readSheetRows } from "./xlsx-sheet.ts";
import { readWorkbookParts, type SheetPart, type WorkbookParts } from "./xlsx-workbook.ts";

export interface XlsxOptions {
  /** Called for every shared string read, to show progress before the first row. */
  onText?: (() => void) | undefined;
}

/** Opens a workbook: shared strings are read now, sheets on demand. Throws AppError if a part is missing, damaged or exceeds the limits. */
export async function openXlsx(path: string, { onText }: XlsxOptions = {}): Promise<Workbook> {
  const zip = await openZipPackage(path);
  let strings: SharedStringStore | undefined;
  try {
    const parts = await readWorkbookParts(zip);
    const dateStyles = await readDateStyles(zip, parts.stylesPart);
    strings = await readSharedStrings({ zip, part: parts.sharedStringsPart, workbookPath: path, onText });
    return createWorkbook({ zip, parts, dateStyles, strings });
  } catch (error) {
    strings?.close();
    zip.close();
    throw error;
  }
}

interface OpenedParts {
  zip: ZipPackage;
  parts: WorkbookParts;
  dateStyles: Awaited<ReturnType<typeof readDateStyles>>;
  strings: SharedStringStore;
}

function createWorkbook(opened: OpenedParts): Workbook {
  const { zip, parts, strings } = opened;
  const behindByPart = new Map<string, Promise<BehindCells | undefined>>();
  const behindOf = (part: string) => {
    const behind = behindByPart.get(part) ?? readBehindCells(zip, part);
    behindByPart.set(part, behind);
    return behind;
  };
  return {
    sheetNames: parts.sheets.map(({ name }) => name),
    openSheet: (index) => {
      const sheet = parts.sheets[index];
      if (sheet === undefined) throw new RangeError(`there is no sheet ${index}`);
      return openSheetPart(opened, sheet, behindOf);
    },
    close: () => {
      strings.close();
      zip.close();
    },
  };
}

function openSheetPart(
  { zip, parts, dateStyles, strings }: OpenedParts,
  { part }: SheetPart,
  behindOf: (part: string) => Promise<BehindCells | undefined>,
): SheetReader {
  const size = Math.max(1, zip.compressedSizeOf(part));
  let readBytes = 0;
  const content = zip.read(part, (count) => {
    readBytes += count;
  });
  const rows = readSheetRows(content, { part, strings, dateStyles, isDate1904: parts.isDate1904 });
  let behind: BehindCells | undefined;
  async function* readRows(): AsyncGenerator<SheetRow> {
    behind = await behindOf(part);
    for await (const row of rows) yield behind === undefined ? row : withBehindCells(row, behind);
  }
  return {
    rows: mayHaveBehindCells(zip, part) ? readRows() : rows,
    hasLinks: () => behind !== undefined && behind.targets.size > 0,
    hasMergedCells: () => behind !== undefined && behind.rowSpans.size > 0,
    readShare: () => Math.min(1, readBytes / size),
  };
}

/** The date format of each cell style, by index. */
async function readDateStyles(zip: ZipPackage, part: string | undefined): Promise<readonly DateFormat[]> {
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

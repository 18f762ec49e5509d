import { damaged, openZipPackage, type ZipPackage } from "../formats/zip-package.ts";
import { refusal, text } from "../messages/text.ts";
import type { SheetReader, SheetRow, Workbook } from "../sheet-row.ts";
import { parseXml } from "../xml/xml-events.ts";
import type { XmlHandlers } from "../xml/xml-handlers.ts";
import { createOdsRowCollector } from "./ods-rows.ts";

const CONTENT = "content.xml";
const MANIFEST = "META-INF/manifest.xml";

interface OdsSheet {
  name: string;
  /** The position among the sheets of the file. */
  place: number;
  isVisible: boolean;
  hasLinks: boolean;
  hasMergedCells: boolean;
}

export interface OdsOptions {
  /** Called while the sheets are listed, to show progress before the first row. */
  onProgress?: (() => void) | undefined;
}

/** Opens an OpenDocument spreadsheet, whose rows are read on demand. Throws AppError if it is damaged or protected. */
export async function openOds(path: string, { onProgress }: OdsOptions = {}): Promise<Workbook> {
  const zip = await openZipPackage(path);
  try {
    if (await isProtected(zip)) throw refusal("invalid_input", text("password_protected"));
    const sheets = await listSheets(zip, onProgress);
    if (sheets.length === 0) throw damaged(text("workbook_missing"));
    return {
      sheetNames: sheets.map(({ name }) => name),
      openSheet: (index) => {
        const sheet = sheets[index];
        if (sheet === undefined) throw new RangeError(`there is no sheet ${index}`);
        return openOdsSheet(zip, sheet);
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** Newer versions encrypt the whole package, older ones its parts. */
async function isProtected(zip: ZipPackage): Promise<boolean> {
  if (zip.has("encrypted-package")) return true;
  if (!zip.has(MANIFEST)) return false;
  let isEncrypted = false;
  await parse(zip, MANIFEST, {
    open: (element) => {
      if (element === "encryption-data") isEncrypted = true;
    },
  });
  return isEncrypted;
}

/** Visible sheets first, each group in file order. */
async function listSheets(zip: ZipPackage, onProgress: (() => void) | undefined): Promise<OdsSheet[]> {
  const sheets: OdsSheet[] = [];
  const hiddenStyles = new Set<string | undefined>();
  let style: string | undefined;
  let tables = 0;
  const handlers: XmlHandlers = {
    open: (element, attributes) => {
      if (element === "style") style = attributes.get("style:name");
      else if (element === "table-properties" && attributes.get("table:display") === "false") hiddenStyles.add(style);
      else if (element === "a") for (const sheet of sheets.slice(-1)) sheet.hasLinks = true;
      else if (element === "covered-table-cell") for (const sheet of sheets.slice(-1)) sheet.hasMergedCells = true;
      if (element !== "table" || tables++ > 0) return;
      const place = sheets.length;
      const name = attributes.get("table:name") ?? `Sheet ${place + 1}`;
      sheets.push({
        name,
        place,
        isVisible: !hiddenStyles.has(attributes.get("table:style-name") ?? ""),
        hasLinks: false,
        hasMergedCells: false,
      });
    },
    close: (element) => {
      if (element === "table") tables--;
    },
  };
  await parse(zip, CONTENT, handlers, onProgress);
  return [...sheets.filter(({ isVisible }) => isVisible), ...sheets.filter(({ isVisible }) => !isVisible)];
}

async function parse(zip: ZipPackage, part: string, handlers: XmlHandlers, onProgress?: () => void): Promise<void> {
  for await (const _ of parseXml(zip.read(part), part, handlers)) onProgress?.();
}

function openOdsSheet(zip: ZipPackage, { place, hasLinks, hasMergedCells }: OdsSheet): SheetReader {
  const size = Math.max(1, zip.compressedSizeOf(CONTENT));
  let readBytes = 0;
  const content = zip.read(CONTENT, (count) => {
    readBytes += count;
  });
  async function* readRows(): AsyncGenerator<SheetRow> {
    const collector = createOdsRowCollector(place);
    for await (const _ of parseXml(content, CONTENT, collector.handlers)) {
      yield* collector.take();
      if (collector.isDone()) return;
    }
  }
  return {
    rows: readRows(),
    hasLinks: () => hasLinks,
    hasMergedCells: () => hasMergedCells,
    readShare: () => Math.min(1, readBytes / size),
  };
}

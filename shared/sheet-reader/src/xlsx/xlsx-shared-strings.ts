import type { ZipPackage } from "../formats/zip-package.ts";
import { cellTooLong, limitCellText, MAX_CELL_CHARS } from "../sheet-limits.ts";
import { parseXml } from "../xml/xml-events.ts";
import { PlainString } from "./plain-string.ts";
import { createSharedStringStore, type SharedStringStore } from "./shared-string-store.ts";
import { unescapeSheetText } from "./xlsx-text.ts";

export interface SharedStringsOptions {
  zip: ZipPackage;
  part: string | undefined;
  workbookPath: string;
  onText?: (() => void) | undefined;
}

/** Reads the shared strings: rich text runs joined, phonetic readings dropped. */
export async function readSharedStrings({
  zip,
  part,
  workbookPath,
  onText,
}: SharedStringsOptions): Promise<SharedStringStore> {
  const store = createSharedStringStore({ besidePath: workbookPath });
  if (part === undefined) return store;
  let text = "";
  let isInText = false;
  let isInPhonetic = false;
  let isBetweenStrings = false;
  const plain = new PlainString();
  const append = (written: string) => store.append(String(limitCellText(unescapeSheetText(written), 0) ?? ""));
  const parsing = parseXml(zip.read(part), part, {
    element: (bytes, start) => {
      const end = isBetweenStrings ? plain.scan(bytes, start) : 0;
      if (end === 0) return 0;
      if (plain.isVerbatim(bytes)) store.appendBytes(bytes, plain.text.start, plain.text.end);
      else append(plain.decode(bytes));
      onText?.();
      return end;
    },
    open: (element) => {
      isBetweenStrings = element === "sst";
      if (element === "si") text = "";
      else if (element === "rPh") isInPhonetic = true;
      else if (element === "t") isInText = !isInPhonetic;
    },
    close: (element) => {
      if (element === "t") isInText = false;
      else if (element === "rPh") isInPhonetic = false;
      else if (element === "si") {
        append(text);
        onText?.();
        isBetweenStrings = true;
      }
    },
    text: (piece) => {
      if (!isInText) return;
      text += piece.toString();
      if (text.length > MAX_CELL_CHARS) throw cellTooLong(0);
    },
  });
  try {
    for await (const _ of parsing);
  } catch (error) {
    store.close();
    throw error;
  }
  return store;
}

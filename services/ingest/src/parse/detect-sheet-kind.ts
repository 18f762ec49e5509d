import { open } from "node:fs/promises";
import type { SheetKind } from "@meridian/shared/contracts/import-job";
import { type AppError, invalidInput, unsupportedMedia } from "@meridian/shared/kernel/app-error";
import { detectEncoding } from "./detect-encoding.ts";
import { oleRefusal } from "./ole-refusal.ts";
import { openZipPackage, type ZipPackage } from "./zip-package.ts";

const SAMPLE_BYTES = 64 * 1024;
const SAVE_AS = 'Save it as .xlsx or .csv ("Save as" in your spreadsheet program) and upload that.';
/** Share of control characters above which a text is not one. */
const MAX_CONTROL_SHARE = 0.02;

/** First bytes (latin1) of formats that are no sheets, and what to call them. */
const REFUSED_MAGIC: readonly [string, string][] = [
  ["%PDF", "a PDF document"],
  ["\x89PNG", "an image"],
  ["\xff\xd8\xff", "an image"],
  ["GIF8", "an image"],
  ["RIFF", "an image or a recording"],
  ["\x1f\x8b", "a gzip archive"],
  ["7z\xbc\xaf", "a 7-Zip archive"],
  ["Rar!", "a RAR archive"],
  ["\x7fELF", "a program"],
  ["MZ\x90", "a program"],
  ["SQLite format 3", "a database"],
  ["{\\rtf", "a text document (RTF)"],
];

/** What a file is by its content, whatever it is called. Throws an AppError that says what it is when no reader takes it. */
export async function detectSheetKind(path: string): Promise<SheetKind> {
  const sample = await readStart(path);
  if (sample.length === 0) throw invalidInput("The file is empty.");
  const magic = sample.toString("latin1", 0, 16);
  if (magic.startsWith("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")) throw await oleRefusal(path);
  if (magic.startsWith("PK\x03\x04") || magic.startsWith("PK\x05\x06")) return await detectZip(path);
  const refused = REFUSED_MAGIC.find(([start]) => magic.startsWith(start));
  if (refused !== undefined) throw notASheet(refused[1]);
  return detectText(sample);
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path, "r");
  try {
    const buffer = Buffer.alloc(SAMPLE_BYTES);
    const { bytesRead } = await file.read(buffer, 0, SAMPLE_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function notASheet(what: string): AppError {
  return unsupportedMedia(`The file is ${what}, not a spreadsheet. Upload an .xlsx or a .csv file.`);
}

async function detectZip(path: string): Promise<SheetKind> {
  const zip = await openZipPackage(path);
  try {
    const refusal = await zipRefusal(zip);
    if (refusal !== undefined) throw refusal;
    return "xlsx";
  } finally {
    zip.close();
  }
}

async function zipRefusal(zip: ZipPackage): Promise<AppError | undefined> {
  if (zip.names.some((name) => name.endsWith("workbook.bin"))) {
    return unsupportedMedia(`The file is a binary Excel workbook (.xlsb), which is not supported. ${SAVE_AS}`);
  }
  const isSheet = zip.names.some((name) => name.startsWith("xl/") || name.endsWith("workbook.xml"));
  if (isSheet) return undefined;
  const isOpenDocument = zip.has("mimetype") && zip.has("content.xml");
  if (isOpenDocument) {
    return unsupportedMedia(`The file is an OpenDocument file (.ods), which is not supported. ${SAVE_AS}`);
  }
  if (zip.names.some((name) => name.endsWith(".iwa"))) {
    return unsupportedMedia(`The file is an Apple Numbers document. Export it as .xlsx or .csv and upload that.`);
  }
  if (zip.has("word/document.xml")) return notASheet("a Word document");
  if (zip.has("ppt/presentation.xml")) return notASheet("a presentation");
  if (zip.has("[Content_Types].xml") && zip.has("_rels/.rels")) return undefined;
  return unsupportedMedia("The file is a zip archive. Unpack it and upload the spreadsheets inside.");
}

function detectText(sample: Buffer): SheetKind {
  const text = detectEncoding(sample).decode(sample);
  const start = text.slice(0, 2000).trimStart().toLowerCase();
  if (start.replaceAll("\0", "") === "") throw invalidInput("The file is empty.");
  if (/^<(!doctype html|html|head|body|table|meta|style|div)\b/.test(start)) {
    throw unsupportedMedia(
      `The file is a web page (HTML) that was named like a spreadsheet. Open it in Excel. ${SAVE_AS}`,
    );
  }
  if (start.startsWith("<?xml") || start.startsWith("<workbook")) {
    throw unsupportedMedia(`The file is XML, which is not supported. Open it in Excel. ${SAVE_AS}`);
  }
  if (/^(\{\s*"|\[\s*[{[])/.test(start)) throw notASheet("a JSON file");
  if (controlShare(text) > MAX_CONTROL_SHARE) {
    throw unsupportedMedia("The file is neither an .xlsx workbook nor a text file with columns (.csv).");
  }
  return "csv";
}

/** Control characters but line ends and tabs; NULs count too, yet a few of them stand in some exports. */
function controlShare(text: string): number {
  let controls = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 32 && code !== 9 && code !== 10 && code !== 13 && code !== 12) controls++;
  }
  return text.length === 0 ? 0 : controls / text.length;
}

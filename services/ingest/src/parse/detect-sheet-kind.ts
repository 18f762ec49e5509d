import { open } from "node:fs/promises";
import type { SheetKind } from "@meridian/shared/contracts/import-job";
import type { KeyedText } from "@meridian/shared/contracts/stored-text";
import type { AppError } from "@meridian/shared/kernel/app-error";
import { refusal, text } from "../messages/text.ts";
import { detectEncoding } from "./detect-encoding.ts";
import { detectOle } from "./detect-ole.ts";
import { OLE_MAGIC } from "./ole-container.ts";
import { openZipPackage, type ZipPackage } from "./zip-package.ts";

const SAMPLE_BYTES = 64 * 1024;
/** Share of control characters above which a text is not one. */
const MAX_CONTROL_SHARE = 0.02;

/** First bytes (latin1) of formats that are no sheets, and what to call them. */
const REFUSED_MAGIC: readonly [string, KeyedText][] = [
  ["%PDF", text("pdf")],
  ["\x89PNG", text("image")],
  ["\xff\xd8\xff", text("image")],
  ["GIF8", text("image")],
  ["RIFF", text("image_or_sound")],
  ["\x1f\x8b", text("archive", { format: "gzip" })],
  ["7z\xbc\xaf", text("archive", { format: "7-Zip" })],
  ["BZh9", text("archive", { format: "bzip2" })],
  ["\xfd7zXZ", text("archive", { format: "xz" })],
  ["\x28\xb5\x2f\xfd", text("archive", { format: "zstd" })],
  ["PAR1", text("parquet")],
  ["Rar!", text("archive", { format: "RAR" })],
  ["\x7fELF", text("program")],
  ["MZ\x90", text("program")],
  ["SQLite format 3", text("database")],
  ["{\\rtf", text("rtf")],
];

/** The first records of workbooks before Excel 5, which stand in no container. */
const OLDEST_WORKBOOKS = ["\x09\x00\x04\x00", "\x09\x02\x06\x00", "\x09\x04\x06\x00"];

/** What a file is by its content, whatever it is called. Throws an AppError that says what it is when no reader takes it. */
export async function detectSheetKind(path: string): Promise<SheetKind> {
  const sample = await readStart(path);
  if (sample.length === 0) throw emptyFile();
  const magic = sample.toString("latin1", 0, 16);
  if (magic.startsWith(OLE_MAGIC)) return await detectOle(path);
  if (magic.startsWith("PK\x03\x04") || magic.startsWith("PK\x05\x06")) return await detectZip(path);
  if (OLDEST_WORKBOOKS.some((start) => magic.startsWith(start))) {
    throw unsupported(text("excel_4"));
  }
  const known = REFUSED_MAGIC.find(([start]) => magic.startsWith(start));
  if (known !== undefined) throw notASheet(known[1]);
  return detectTextKind(sample);
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

function emptyFile(): AppError {
  return refusal("invalid_input", text("file_empty"));
}

function notASheet(what: KeyedText): AppError {
  return refusal("unsupported_media", text("not_a_sheet", { what }));
}

/** A sheet of a kind that no reader takes. */
function unsupported(what: KeyedText): AppError {
  return refusal("unsupported_media", text("unsupported_format", { what }));
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
    return unsupported(text("xlsb"));
  }
  const isSheet = zip.names.some((name) => name.startsWith("xl/") || name.endsWith("workbook.xml"));
  if (isSheet) return undefined;
  const isOpenDocument = zip.has("mimetype") && zip.has("content.xml");
  if (isOpenDocument) {
    return unsupported(text("ods"));
  }
  if (zip.names.some((name) => name.endsWith(".iwa"))) {
    return refusal("unsupported_media", text("numbers_document"));
  }
  if (zip.has("word/document.xml")) return notASheet(text("word"));
  if (zip.has("ppt/presentation.xml")) return notASheet(text("slides"));
  if (zip.has("[Content_Types].xml") && zip.has("_rels/.rels")) return undefined;
  return refusal("unsupported_media", text("zip_archive"));
}

const WEB_PAGE =
  /^<(!doctype html|!--|(html|head|body|table|thead|tbody|tr|meta|style|script|title|div|font|center)\b)/;

/** Stands before each text of a JSON text sequence (RFC 7464). */
const RECORD_SEPARATOR = "\u001e";
/** Objects, and arrays of objects or arrays. */
const JSON_START = /^(?:\{\s*["}]|\[\s*["{[\]])/;

/** The kind of a file that begins with these bytes and is no archive. Throws an AppError when it is no text with columns. */
export function detectTextKind(sample: Buffer): "csv" | "json" {
  const content = detectEncoding(sample).decode(sample);
  const start = content.slice(0, 2000).replace(RECORD_SEPARATOR, "").trimStart().toLowerCase();
  if (start.replaceAll("\0", "") === "") throw emptyFile();
  if (WEB_PAGE.test(start) || (start.startsWith("<?xml") && start.includes("<html"))) {
    throw unsupported(text("web_page"));
  }
  if (start.startsWith("mime-version:")) {
    throw unsupported(text("web_archive"));
  }
  if (start.startsWith("id;p")) {
    throw unsupported(text("sylk"));
  }
  if (start.startsWith("<") && start.includes("urn:schemas-microsoft-com:office:spreadsheet")) {
    throw unsupported(text("excel_xml"));
  }
  if (start.startsWith("<?xml") || start.startsWith("<workbook")) {
    throw unsupported(text("xml"));
  }
  if (JSON_START.test(start)) return "json";
  if (controlShare(content) > MAX_CONTROL_SHARE) {
    throw refusal("unsupported_media", text("unknown_format"));
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

import { createReadStream } from "node:fs";
import type { SheetKind } from "@meridian/contracts/imports/import-job";
import type { KeyedText } from "@meridian/contracts/stored-text";
import { type AppError, isAppError } from "@meridian/platform/app-error";
import { listMembers, noFileToRead } from "../archive/archive-members.ts";
import { isQuotedObject } from "../json/quoted-lines.ts";
import { scriptBytes } from "../json/script-text.ts";
import { refusal, text } from "../messages/text.ts";
import { readStart } from "../text/byte-source.ts";
import { detectEncoding } from "../text/detect-encoding.ts";
import { detectOle } from "./detect-ole.ts";
import { detectXml } from "./detect-xml.ts";
import { OLE_MAGIC } from "./ole-container.ts";
import { openZipPackage, type ZipPackage } from "./zip-package.ts";

type TextKind = "csv" | "json" | "kml" | "xml";

/** Bytes examined to detect a kind. */
export const SAMPLE_BYTES = 64 * 1024;
/** Above this share of control characters, it is not text. */
const MAX_CONTROL_SHARE = 0.02;
const MAX_SAMPLED_MEMBERS = 100;

/** First bytes (latin1) of formats that are not sheets, with their names for people. */
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
  ["Rar!", text("archive", { format: "RAR" })],
  ["\x7fELF", text("program")],
  ["MZ\x90", text("program")],
  ["SQLite format 3", text("database")],
  ["{\\rtf", text("rtf")],
  ["BEGIN:VCARD", text("vcard")],
  ["BEGIN:VCALENDAR", text("calendar")],
];

/** The first records of workbooks before Excel 5, which have no container. */
const OLDEST_WORKBOOKS = ["\x09\x00\x04\x00", "\x09\x02\x06\x00", "\x09\x04\x06\x00"];

/** Detects a file's format from its content, whatever its name. Throws an AppError that names the format if no reader supports it. */
export async function detectSheetKind(path: string): Promise<SheetKind> {
  const kind = detectMemberKind(await readStart(createReadStream(path), SAMPLE_BYTES));
  if (kind === "ole") return await detectOle(path);
  return kind === "zip" ? await detectZip(path) : kind;
}

/** Detects by the first bytes alone: containers need a closer look. Throws like `detectSheetKind`. */
export function detectMemberKind(sample: Buffer): TextKind | "parquet" | "ole" | "zip" {
  if (sample.length === 0) throw emptyFile();
  const magic = sample.toString("latin1", 0, 16);
  if (magic.startsWith(OLE_MAGIC)) return "ole";
  if (magic.startsWith("PK\x03\x04") || magic.startsWith("PK\x05\x06")) return "zip";
  if (magic.startsWith("PAR1")) return "parquet";
  if (OLDEST_WORKBOOKS.some((start) => magic.startsWith(start))) {
    throw unsupported(text("excel_4"));
  }
  const known = REFUSED_MAGIC.find(([start]) => magic.startsWith(start));
  if (known !== undefined) throw notASheet(known[1]);
  return detectTextKind(sample);
}

function emptyFile(): AppError {
  return refusal("invalid_input", text("file_empty"));
}

function notASheet(what: KeyedText): AppError {
  return refusal("unsupported_media", text("not_a_sheet", { what }));
}

/** A sheet format that no reader supports. */
function unsupported(what: KeyedText): AppError {
  return refusal("unsupported_media", text("unsupported_format", { what }));
}

async function detectZip(path: string): Promise<SheetKind> {
  const zip = await openZipPackage(path);
  try {
    return await detectPackage(zip);
  } finally {
    zip.close();
  }
}

async function detectPackage(zip: ZipPackage): Promise<SheetKind> {
  const names = zip.names.map((name) => name.toLowerCase());
  if (names.some((name) => name.endsWith("workbook.bin"))) return "xlsb";
  if (names.some((name) => name.startsWith("xl/") || name.endsWith("workbook.xml"))) return "xlsx";
  if (zip.has("mimetype") && (zip.has("content.xml") || zip.has("encrypted-package")))
    return await detectOpenDocument(zip);
  if (names.some((name) => name.endsWith(".iwa"))) {
    throw refusal("unsupported_media", text("numbers_document"));
  }
  if (zip.has("word/document.xml")) throw notASheet(text("word"));
  if (zip.has("ppt/presentation.xml")) throw notASheet(text("slides"));
  if (zip.has("[Content_Types].xml") && zip.has("_rels/.rels")) return "xlsx";
  return await detectArchive(zip);
}

/** A zip of files, if one of the first looks readable. */
async function detectArchive(zip: ZipPackage): Promise<SheetKind> {
  const members = listMembers(zip);
  for (const member of members.slice(0, MAX_SAMPLED_MEMBERS)) {
    const sample = await readStart(zip.read(member), SAMPLE_BYTES);
    try {
      detectMemberKind(sample);
      return "zip";
    } catch (error) {
      if (!isAppError(error)) throw error;
    }
  }
  throw noFileToRead(members);
}

/** The package declares in a separate part what it is: a spreadsheet, text, presentation or drawing. */
async function detectOpenDocument(zip: ZipPackage): Promise<SheetKind> {
  for await (const chunk of zip.read("mimetype")) {
    const type = chunk.toString("latin1");
    if (type.includes("opendocument.spreadsheet")) return "ods";
    if (type.includes("opendocument.presentation")) throw notASheet(text("slides"));
    break;
  }
  throw notASheet(text("open_document"));
}

/** Precedes each text in a JSON text sequence (RFC 7464). */
const RECORD_SEPARATOR = "\u001e";
const JSON_PLAIN = String.raw`(?:-?\d[\d.e+-]*|true|false|null)\s*`;
/**
 * Objects, also with a name that lacks its quotes, and arrays: JSON without records is refused rather than read as a table. A bracketed
 * position before further cells is no array.
 */
const JSON_START = new RegExp(
  String.raw`^(?:\{\s*(?:["}]|\w{1,60}\s*:\s*[[{])|\[\s*(?:${JSON_PLAIN},\s*)*(?:["{[\]]|(?:${JSON_PLAIN}\]?\s*)?$))`,
);

function detectTextKind(sample: Buffer): TextKind {
  const content = detectEncoding(sample).decode(sample);
  const start = content.slice(0, 2000).replace(RECORD_SEPARATOR, "").trimStart().toLowerCase();
  if (start.replaceAll("\0", "") === "") throw emptyFile();
  if (start.startsWith("mime-version:")) {
    throw unsupported(text("web_archive"));
  }
  if (start.startsWith("id;p")) {
    throw unsupported(text("sylk"));
  }
  const xml = detectXml(start);
  if (xml !== undefined) return xml;
  const bytes = Buffer.from(start, "utf8");
  if (JSON_START.test(start) || scriptBytes(bytes) > 0 || isQuotedObject(bytes)) return "json";
  if (controlShare(content) > MAX_CONTROL_SHARE) {
    throw refusal("unsupported_media", text("unknown_format"));
  }
  return "csv";
}

/** Control characters except line endings and tabs; NULs count, though some exports contain a few. */
function controlShare(text: string): number {
  let controls = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 32 && code !== 9 && code !== 10 && code !== 13 && code !== 12) controls++;
  }
  return text.length === 0 ? 0 : controls / text.length;
}

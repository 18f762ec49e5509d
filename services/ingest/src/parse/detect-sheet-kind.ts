import { open } from "node:fs/promises";
import type { SheetKind } from "@meridian/shared/contracts/import-job";
import { type AppError, invalidInput, unsupportedMedia } from "@meridian/shared/kernel/app-error";
import { detectEncoding } from "./detect-encoding.ts";
import { detectOle } from "./detect-ole.ts";
import { OLE_MAGIC } from "./ole-container.ts";
import { openZipPackage, type ZipPackage } from "./zip-package.ts";

const SAMPLE_BYTES = 64 * 1024;
const SAVE_AS = "Tablo programında 'Farklı kaydet' ile .xlsx veya .csv olarak kaydedip onu yükleyin.";
/** Share of control characters above which a text is not one. */
const MAX_CONTROL_SHARE = 0.02;

/** First bytes (latin1) of formats that are no sheets, and what to call them. */
const REFUSED_MAGIC: readonly [string, string][] = [
  ["%PDF", "bir PDF belgesi"],
  ["\x89PNG", "bir görüntü"],
  ["\xff\xd8\xff", "bir görüntü"],
  ["GIF8", "bir görüntü"],
  ["RIFF", "bir görüntü veya ses kaydı"],
  ["\x1f\x8b", "bir gzip arşivi"],
  ["7z\xbc\xaf", "bir 7-Zip arşivi"],
  ["BZh9", "bir bzip2 arşivi"],
  ["\xfd7zXZ", "bir xz arşivi"],
  ["\x28\xb5\x2f\xfd", "bir zstd arşivi"],
  ["PAR1", "bir Parquet dosyası"],
  ["Rar!", "bir RAR arşivi"],
  ["\x7fELF", "bir program"],
  ["MZ\x90", "bir program"],
  ["SQLite format 3", "bir veritabanı"],
  ["{\\rtf", "bir metin belgesi (RTF)"],
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
    throw refused(`Dosya, Excel 4 veya daha eskisinin çalışma kitabı; bu biçim desteklenmiyor. ${SAVE_AS}`);
  }
  const known = REFUSED_MAGIC.find(([start]) => magic.startsWith(start));
  if (known !== undefined) throw notASheet(known[1]);
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

function refused(message: string): AppError {
  return unsupportedMedia(message, { english: "The file is neither an .xlsx or .xls workbook nor a CSV file." });
}

function emptyFile(): AppError {
  return invalidInput("Dosya boş.", { english: "The file is empty." });
}

function notASheet(what: string): AppError {
  return refused(`Dosya ${what}; tablo değil. Bir .xlsx veya .csv dosyası yükleyin.`);
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
    return refused(`Dosya ikili bir Excel çalışma kitabı (.xlsb); bu biçim desteklenmiyor. ${SAVE_AS}`);
  }
  const isSheet = zip.names.some((name) => name.startsWith("xl/") || name.endsWith("workbook.xml"));
  if (isSheet) return undefined;
  const isOpenDocument = zip.has("mimetype") && zip.has("content.xml");
  if (isOpenDocument) {
    return refused(`Dosya bir OpenDocument tablosu (.ods); bu biçim desteklenmiyor. ${SAVE_AS}`);
  }
  if (zip.names.some((name) => name.endsWith(".iwa"))) {
    return refused("Dosya bir Apple Numbers belgesi. .xlsx veya .csv olarak dışa aktarıp onu yükleyin.");
  }
  if (zip.has("word/document.xml")) return notASheet("bir Word belgesi");
  if (zip.has("ppt/presentation.xml")) return notASheet("bir sunum");
  if (zip.has("[Content_Types].xml") && zip.has("_rels/.rels")) return undefined;
  return refused("Dosya bir zip arşivi. Açıp içindeki tabloları yükleyin.");
}

const WEB_PAGE =
  /^<(!doctype html|!--|(html|head|body|table|thead|tbody|tr|meta|style|script|title|div|font|center)\b)/;

function detectText(sample: Buffer): SheetKind {
  const text = detectEncoding(sample).decode(sample);
  const start = text.slice(0, 2000).trimStart().toLowerCase();
  if (start.replaceAll("\0", "") === "") throw emptyFile();
  if (WEB_PAGE.test(start) || (start.startsWith("<?xml") && start.includes("<html"))) {
    throw refused(`Dosya, tablo gibi adlandırılmış bir web sayfası (HTML). Excel'de açın. ${SAVE_AS}`);
  }
  if (start.startsWith("mime-version:")) {
    throw refused(`Dosya, tablo gibi adlandırılmış bir web arşivi (MHTML). Excel'de açın. ${SAVE_AS}`);
  }
  if (start.startsWith("id;p")) {
    throw refused(`Dosya bir SYLK tablosu; bu biçim desteklenmiyor. Excel'de açın. ${SAVE_AS}`);
  }
  if (start.startsWith("<") && start.includes("urn:schemas-microsoft-com:office:spreadsheet")) {
    throw refused(`Dosya bir Excel 2003 XML tablosu; bu biçim desteklenmiyor. Excel'de açın. ${SAVE_AS}`);
  }
  if (start.startsWith("<?xml") || start.startsWith("<workbook")) {
    throw refused(`Dosya XML; bu biçim desteklenmiyor. Excel'de açın. ${SAVE_AS}`);
  }
  if (/^(\{\s*"|\[\s*["{[])/.test(start)) throw notASheet("bir JSON dosyası");
  if (controlShare(text) > MAX_CONTROL_SHARE) {
    throw refused("Dosya ne bir .xlsx çalışma kitabı ne de sütunlu bir metin dosyası (.csv).");
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

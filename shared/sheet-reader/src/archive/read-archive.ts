import { randomUUID } from "node:crypto";
import { createWriteStream, mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { SheetKind } from "@meridian/contracts/imports/import-job";
import { MAX_UPLOAD_BYTES } from "@meridian/contracts/imports/import-limits";
import { type AppError, isAppError } from "@meridian/platform/app-error";
import { openCsvWorkbook } from "../csv/read-csv.ts";
import { detectMemberKind, detectSheetKind, SAMPLE_BYTES } from "../formats/detect-sheet-kind.ts";
import { openZipPackage, type ZipPackage } from "../formats/zip-package.ts";
import { openJson } from "../json/read-json.ts";
import { refusal, text } from "../messages/text.ts";
import type { RecordOptions } from "../records/record-source.ts";
import type { Workbook } from "../sheet-row.ts";
import { type ByteSource, readStart } from "../text/byte-source.ts";
import { openXml } from "../xml-lists/read-xml.ts";
import { listMembers, noFileToRead } from "./archive-members.ts";

const MAX_FILES = 100;

export interface ArchiveOptions extends Pick<RecordOptions, "headers"> {
  /** Opens a file that was extracted to disk. */
  openFile: (kind: SheetKind, path: string) => Promise<Workbook>;
  /** The folder for extracted files, created on demand and removed when the archive is closed. */
  scratchFolder?: string | undefined;
  onProgress?: (() => void) | undefined;
}

/** A zip being opened. */
interface Archive extends ArchiveOptions {
  zip: ZipPackage;
  folder: string;
}

/**
 * Opens a zip as one workbook with the sheets of all its files. Texts are read while being decompressed; other files are extracted first.
 * Unreadable files are reported by name. Throws AppError if none is readable, and beyond the limits.
 */
export async function openArchive(path: string, options: ArchiveOptions): Promise<Workbook> {
  const zip = await openZipPackage(path);
  const folder = options.scratchFolder ?? join(tmpdir(), `meridian-zip-${randomUUID()}`);
  const opened: Workbook[] = [];
  const close = () => {
    for (const workbook of opened) workbook.close();
    zip.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const members = listMembers(zip);
    if (members.length > MAX_FILES) throw refusal("too_large", text("zip_too_many_files"));
    const sheets: { name: string; workbook: Workbook; index: number }[] = [];
    const unreadable: string[] = [];
    let reason: AppError | undefined;
    for (const member of members) {
      options.onProgress?.();
      const workbook = await openMember({ ...options, zip, folder }, member);
      if (workbook === undefined || isAppError(workbook)) {
        unreadable.push(member);
        reason ??= workbook;
        continue;
      }
      opened.push(workbook);
      for (const [index, sheet] of workbook.sheetNames.entries()) {
        sheets.push({ name: sheetName(member, sheet), workbook, index });
      }
    }
    if (sheets.length === 0) throw (members.length === 1 ? reason : undefined) ?? noFileToRead(members);
    return {
      sheetNames: sheets.map(({ name }) => name),
      unreadableFiles: unreadable,
      openSheet: (place) => {
        const sheet = sheets[place];
        if (sheet === undefined) throw new RangeError(`there is no sheet ${place}`);
        return sheet.workbook.openSheet(sheet.index);
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

/** Of a KMZ, its document names itself. */
function sheetName(member: string, sheet: string): string {
  if (sheet === "") return member;
  return member === "doc.kml" ? sheet : `${member}: ${sheet}`;
}

/** Undefined for an archive in the archive, and why another file is unreadable. One that exceeds a limit of the archive ends it. */
async function openMember(archive: Archive, member: string): Promise<Workbook | AppError | undefined> {
  const { zip, headers, onProgress } = archive;
  try {
    const kind = detectMemberKind(await readStart(zip.read(member), SAMPLE_BYTES));
    const source: ByteSource = { sizeBytes: zip.sizeOf(member), open: () => zip.read(member) };
    if (kind === "csv") return await openCsvWorkbook(source, headers);
    if (kind === "json") return await openJson(source, { headers, onProgress });
    if (kind === "kml" || kind === "xml") return await openXml(source, { headers, onProgress });
    const path = await unpack(archive, member);
    const unpackedKind = await detectSheetKind(path);
    return unpackedKind === "zip" ? undefined : await archive.openFile(unpackedKind, path);
  } catch (error) {
    if (isAppError(error) && error.code !== "too_large") return error;
    throw error;
  }
}

async function unpack({ zip, folder, onProgress }: Archive, member: string): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  let bytes = 0;
  async function* limited() {
    for await (const chunk of zip.read(member)) {
      bytes += chunk.length;
      if (bytes > MAX_UPLOAD_BYTES) throw refusal("too_large", text("file_too_large", { fileName: member }));
      onProgress?.();
      yield chunk;
    }
  }
  await pipeline(Readable.from(limited()), createWriteStream(path, { mode: 0o600 }));
  return path;
}

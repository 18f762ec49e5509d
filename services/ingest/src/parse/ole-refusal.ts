import { open } from "node:fs/promises";
import { type AppError, invalidInput, unsupportedMedia } from "@meridian/shared/kernel/app-error";

const SECTOR_SHIFT_OFFSET = 30;
const DIRECTORY_SECTOR_OFFSET = 48;
const DIRECTORY_BYTES = 16 * 1024;
const HEADER_BYTES = 512;

/** Why a file in Microsoft's old container is refused: the container holds .xls, protected .xlsx and other documents. */
export async function oleRefusal(path: string): Promise<AppError> {
  const names = await readDirectory(path);
  if (hasStream(names, "EncryptedPackage")) {
    return invalidInput("The workbook is protected by a password. Remove the password and upload it again.");
  }
  if (hasStream(names, "WordDocument")) {
    return unsupportedMedia("The file is a Word document, not a spreadsheet. Upload an .xlsx or a .csv file.");
  }
  return unsupportedMedia("The file is an old Excel workbook (.xls). Save it as .xlsx or .csv and upload that.");
}

function hasStream(directory: Buffer, name: string): boolean {
  return directory.includes(Buffer.from(`${name}\0`, "utf16le"));
}

/** The first sectors of the container's list of streams: names of streams stand in it as UTF-16. */
async function readDirectory(path: string): Promise<Buffer> {
  const file = await open(path, "r");
  try {
    const header = Buffer.alloc(HEADER_BYTES);
    await file.read(header, 0, HEADER_BYTES, 0);
    const shift = Math.min(12, Math.max(7, header.readUInt16LE(SECTOR_SHIFT_OFFSET)));
    const start = (header.readUInt32LE(DIRECTORY_SECTOR_OFFSET) + 1) * 2 ** shift;
    const directory = Buffer.alloc(DIRECTORY_BYTES);
    const { bytesRead } = await file.read(directory, 0, DIRECTORY_BYTES, start);
    return directory.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

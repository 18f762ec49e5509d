import type { SheetKind } from "@meridian/shared/contracts/import-job";
import { noRoom } from "@meridian/shared/kernel/app-error";
import type { FileStore } from "@meridian/shared/ports/file-store";

/** Store, index and write-ahead log by byte of the file, measured at 46 columns; workbooks are compressed. */
const BYTES_BY_BYTE: Readonly<Record<SheetKind, number>> = { csv: 3, xls: 3, xlsx: 10 };
const MEGABYTE = 1024 * 1024;

/** What a directory grows by, about, when all rows of a file are new. */
export function importedBytes(kind: SheetKind, fileSizeBytes: number): number {
  return fileSizeBytes * BYTES_BY_BYTE[kind];
}

/** Throws no_room, in words for the admin, where the disk is known to have less left. */
export async function requireRoom(files: Pick<FileStore, "freeBytes">, neededBytes: number): Promise<void> {
  const freeBytes = await files.freeBytes();
  if (freeBytes === undefined || freeBytes >= neededBytes) return;
  const megabytes = (bytes: number): string => Math.ceil(bytes / MEGABYTE).toLocaleString("tr-TR");
  throw noRoom(
    `Diskte yeterli yer yok: bu dosya için yaklaşık ${megabytes(neededBytes)} MB gerekiyor, ${megabytes(freeBytes)} MB boş. ` +
      "Diskte yer açıp yeniden deneyin.",
  );
}

import { open } from "node:fs/promises";
import { refusal } from "@meridian/platform/app-error";
import { FILE_GONE } from "../rules/engine-texts.ts";

/** Our own ids, and those of files moved from another engine. */
const ID_PATTERN = /^(?:[0-9a-f-]{36}|[0-9a-f]{24})$/;
export const PARTIAL_SUFFIX = ".part";

export function isFileId(id: string): boolean {
  return ID_PATTERN.test(id);
}

export function checkedId(id: string): string {
  if (!ID_PATTERN.test(id)) throw refusal("not_found", FILE_GONE);
  return id;
}

/** Without it a power failure could lose the new name. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Whether a write failed for lack of space: on the disk, within the user's quota, or by the file size limit. */
export function isNoRoom(error: unknown): boolean {
  return error instanceof Error && "code" in error && /^(ENOSPC|EDQUOT|EFBIG)$/.test(String(error.code));
}

/** The error callers get for a failed write. */
export function meaningOfFull(error: unknown): unknown {
  if (!isNoRoom(error)) return error;
  return refusal(
    "unavailable",
    { tr: "Diskte bu dosya için yer kalmadı.", en: "There is no room left on the disk for this file." },
    { cause: error, isDiskFull: true },
  );
}

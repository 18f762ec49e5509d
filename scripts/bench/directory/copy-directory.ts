import { constants } from "node:fs";
import { copyFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { BenchContext } from "../bench-case.ts";

/** A copy of the shared directory and its index, for a case that changes them. */
export async function copyDirectory({
  folder,
  scratch,
}: BenchContext): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(scratch, "copy-"));
  for (const name of await readdir(folder)) {
    if (/^(directory|search)\b/.test(name)) {
      await copyFile(join(folder, name), join(path, name), constants.COPYFILE_FICLONE);
    }
  }
  return { path, remove: () => rm(path, { recursive: true }) };
}

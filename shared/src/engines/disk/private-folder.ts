import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const OTHERS = 0o077;
const STICKY = 0o1000;
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Makes the folder where it is missing. What this process writes from now on, there or elsewhere, is its user's alone. */
export function openPrivateFolder(folder: string): void {
  process.umask(OTHERS);
  mkdirSync(folder, { recursive: true });
}

/**
 * As `openPrivateFolder`, and takes away what others may read of the folder because an earlier release or a copy made it so. Follows no
 * links, and leaves a folder alone that is everybody's by its sticky bit, as /tmp is.
 */
export function tightenFolder(folder: string): void {
  openPrivateFolder(folder);
  if ((statSync(folder).mode & STICKY) !== 0) return;
  tighten(folder, FOLDER_MODE);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) tighten(path, FOLDER_MODE);
    else if (entry.isFile()) tighten(path, FILE_MODE);
  }
}

/** What belongs to another user, or has just gone, stays as it is. */
function tighten(path: string, mode: number): void {
  try {
    if ((lstatSync(path).mode & OTHERS) !== 0) chmodSync(path, mode);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && /^(EPERM|EROFS|ENOENT)$/.test(String(error.code)))) throw error;
  }
}

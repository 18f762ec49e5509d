import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const OTHERS = 0o077;
const STICKY = 0o1000;
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Creates the folder if it is missing, and sets the umask: everything this process writes from now on is readable by its user alone. */
export function openPrivateFolder(folder: string): void {
  process.umask(OTHERS);
  mkdirSync(folder, { recursive: true });
}

/**
 * Like `openPrivateFolder`, and also removes permissions that an earlier release or a copy left to others. Does not follow links, and
 * leaves a shared folder with a sticky bit, such as /tmp, alone.
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

/** Files of another user, or deleted during the walk, are skipped. */
function tighten(path: string, mode: number): void {
  try {
    if ((lstatSync(path).mode & OTHERS) !== 0) chmodSync(path, mode);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && /^(EPERM|EROFS|ENOENT)$/.test(String(error.code)))) throw error;
  }
}

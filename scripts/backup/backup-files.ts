import { open, readdir, stat, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hashFile } from "../../shared/engines/src/disk/hash-file.ts";
import { numeral } from "../move/progress.ts";
import { StartError } from "../supervisor/start-error.ts";
import { type BackupManifest, DATABASE, FILES } from "./backup-manifest.ts";

/** Left free for everything else on the disk. */
const SPARE_BYTES = 64 * 1024 ** 2;
const MEBIBYTE = 1024 ** 2;

/** Flushes each file of the backup to disk and hashes it. */
export async function fileEntries(backup: string): Promise<BackupManifest["files"]> {
  const stored = (await readdir(join(backup, FILES))).sort().map((name) => `${FILES}/${name}`);
  const entries: BackupManifest["files"] = [];
  for (const path of [DATABASE, ...stored]) {
    const file = await open(join(backup, path), "r+");
    await file.sync();
    const { size } = await file.stat();
    await file.close();
    entries.push({ path, sizeBytes: size, sha256: await hashFile(join(backup, path)) });
  }
  return entries;
}

/** Throws StartError unless the folder at `root` holds every file of the manifest, byte for byte. */
export async function verifyFiles(root: string, { files }: BackupManifest): Promise<void> {
  for (const { path, sizeBytes, sha256 } of files) {
    const found = await stat(join(root, path)).catch(() => undefined);
    if (found === undefined) throw new StartError(`${join(root, path)} is missing: take another backup.`);
    if (found.size !== sizeBytes || (await hashFile(join(root, path))) !== sha256) {
      throw new StartError(`${join(root, path)} is not what was backed up: take another backup.`);
    }
  }
}

/** Throws StartError unless the disk that will hold `folder` has room for this many bytes. */
export async function requireRoom(folder: string, sizeBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(folder));
  const [freeBytes, neededBytes] = [bavail * bsize, sizeBytes + SPARE_BYTES];
  if (freeBytes >= neededBytes) return;
  throw new StartError(
    `There is no room in ${dirname(folder)}: ${numeral(Math.ceil(neededBytes / MEBIBYTE))} MB are needed, ` +
      `${numeral(Math.floor(freeBytes / MEBIBYTE))} MB are free.`,
  );
}

/** The size of files, and of files directly in folders; missing ones count as zero. */
export async function sizeOf(paths: readonly string[]): Promise<number> {
  let sum = 0;
  for (const path of paths) {
    const entry = await stat(path).catch(() => undefined);
    if (entry?.isDirectory()) sum += await sizeOf((await readdir(path)).map((name) => join(path, name)));
    else sum += entry?.size ?? 0;
  }
  return sum;
}

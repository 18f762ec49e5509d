import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { StartError } from "../supervisor/start-error.ts";

/** Raised when older versions could not restore what this one writes. */
export const FORMAT_VERSION = 1;
const MANIFEST = "manifest.json";
export const DATABASE = "directory.db";
export const FILES = "files";

const manifestSchema = z.object({
  formatVersion: z.literal(FORMAT_VERSION),
  programVersion: z.string(),
  createdAt: z.iso.datetime(),
  engine: z.enum(["embedded", "cluster"]),
  /** By database table. */
  rows: z.record(z.string(), z.int().nonnegative()),
  /** All except the manifest; paths are relative to the backup. */
  files: z.array(
    z.object({
      path: z.string().regex(/^(?:directory\.db|files\/[0-9a-f-]+)$/),
      sizeBytes: z.int().nonnegative(),
      sha256: z.string(),
    }),
  ),
});
export type BackupManifest = z.infer<typeof manifestSchema>;

/** Throws StartError if the backup is incomplete or of a newer version. */
export async function readManifest(backup: string): Promise<BackupManifest> {
  const text = await readFile(join(backup, MANIFEST), "utf8").catch((cause: unknown) => {
    throw new StartError(`There is no backup in ${backup}: name a folder that holds ${MANIFEST}.`, { cause });
  });
  const content = parseJson(text);
  const { success, data } = z.object({ formatVersion: z.int(), programVersion: z.string() }).safeParse(content);
  if (success && data.formatVersion > FORMAT_VERSION) {
    throw new StartError(
      `${backup} was written by Meridian ${data.programVersion} in format ${data.formatVersion}; this program reads ` +
        `format ${FORMAT_VERSION}. Restore it with that version or a newer one.`,
    );
  }
  const manifest = manifestSchema.safeParse(content);
  if (!manifest.success) throw new StartError(`${join(backup, MANIFEST)} is damaged: take another backup.`);
  return manifest.data;
}

export async function writeManifest(backup: string, manifest: BackupManifest): Promise<void> {
  await writeFile(join(backup, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`, { flush: true });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import type { PartialFile } from "@meridian/ports/imports/partial-files";
import { z } from "zod";
import { isFileId, syncFolder } from "./disk-files.ts";

export const PARTS_SUFFIX = ".parts";
export const STATE_SUFFIX = `${PARTS_SUFFIX}.json`;

const stateSchema = z.object({
  fileName: z.string(),
  sizeBytes: z.int(),
  offsetBytes: z.int(),
  expiresAt: z.coerce.date(),
  file: z.object({ id: z.string(), sizeBytes: z.int(), sha256: z.string() }).optional(),
});

/** The stored state of a partial file; undefined if there is none. */
export async function readState(folder: string, id: string): Promise<PartialFile | undefined> {
  if (!isFileId(id)) return undefined;
  const text = await readFile(join(folder, `${id}${STATE_SUFFIX}`), "utf8").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const state = stateSchema.parse(JSON.parse(text));
  return { id, ...state, file: state.file };
}

/** Written atomically, even across a power failure. */
export async function writeState(folder: string, { id, ...state }: PartialFile): Promise<void> {
  const path = join(folder, `${id}${STATE_SUFFIX}`);
  const file = await open(`${path}.part`, "w");
  try {
    await file.writeFile(JSON.stringify(state));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
  await syncFolder(folder);
}

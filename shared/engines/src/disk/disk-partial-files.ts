import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { type FileHandle, open, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { DAY_MS } from "@meridian/contracts/durations";
import { refusal } from "@meridian/platform/app-error";
import type { AppendOptions, PartialFile, PartialFiles, StoredFile } from "@meridian/ports/imports/partial-files";
import { z } from "zod";
import { nextPartAt, PART_TOO_LONG, PART_UNDER_WAY, PARTS_GONE, UPLOAD_GONE } from "../rules/engine-texts.ts";
import { checkedId, isFileId, meaningOfFull, syncFolder } from "./disk-files.ts";
import { hashFile } from "./hash-file.ts";

const LEFTOVER_MS = DAY_MS;
const PARTS_SUFFIX = ".parts";
const STATE_SUFFIX = `${PARTS_SUFFIX}.json`;
const stateSchema = z.object({
  fileName: z.string(),
  sizeBytes: z.int(),
  offsetBytes: z.int(),
  expiresAt: z.coerce.date(),
  file: z.object({ id: z.string(), sizeBytes: z.int(), sha256: z.string() }).optional(),
});

/**
 * Parts are stored in the files' own folder, so that completing a file is a rename: `<id>.parts`, with its state beside it. The state is
 * written after the parts are on disk; bytes beyond it belong to an interrupted part.
 */
export function createDiskPartialFiles(folder: string): PartialFiles {
  /** One process at a time writes to a folder, so its memory suffices to keep two parts apart. */
  const held = new Set<string>();
  const partsOf = (id: string): string => join(folder, `${checkedId(id)}${PARTS_SUFFIX}`);

  async function alone<T>(id: string, work: () => Promise<T>): Promise<T> {
    if (held.has(id)) throw refusal("conflict", PART_UNDER_WAY);
    held.add(id);
    try {
      return await work();
    } catch (error) {
      throw meaningOfFull(error);
    } finally {
      held.delete(id);
    }
  }

  async function find(id: string): Promise<PartialFile> {
    const partial = await readState(folder, id);
    if (partial === undefined) throw refusal("not_found", UPLOAD_GONE);
    return partial;
  }

  async function append(
    id: string,
    content: AsyncIterable<Uint8Array>,
    { offsetBytes, expiresAt }: AppendOptions,
  ): Promise<PartialFile> {
    const partial = await find(id);
    if (partial.offsetBytes !== offsetBytes) throw refusal("conflict", nextPartAt(partial.offsetBytes));
    if (offsetBytes === partial.sizeBytes) {
      await refuseMore(content);
      return partial;
    }
    const parts = await open(partsOf(id), constants.O_RDWR | constants.O_CREAT);
    const next = { ...partial, expiresAt };
    try {
      if ((await parts.stat()).size < offsetBytes) throw refusal("not_found", PARTS_GONE);
      await parts.truncate(offsetBytes);
      await writeParts(parts, content, next);
    } finally {
      if (next.offsetBytes > offsetBytes) {
        await parts.sync();
        await writeState(folder, next);
      }
      await parts.close();
    }
    return next;
  }

  async function finish(id: string, expiresAt: Date): Promise<StoredFile> {
    const partial = await find(id);
    if (partial.file !== undefined) return partial.file;
    if (partial.offsetBytes !== partial.sizeBytes) throw refusal("conflict", nextPartAt(partial.offsetBytes));
    const [parts, whole] = [partsOf(id), join(folder, checkedId(id))];
    // A process may have died between renaming the file and recording it.
    const isNamed = await isThere(whole);
    if (!(isNamed || (await isThere(parts)))) throw refusal("not_found", PARTS_GONE);
    const sha256 = await hashFile(isNamed ? whole : parts);
    if (!isNamed) {
      await utimes(parts, new Date(), new Date());
      await rename(parts, whole);
      await syncFolder(folder);
    }
    const file = { id, sizeBytes: partial.sizeBytes, sha256 };
    await writeState(folder, { ...partial, expiresAt, file });
    return file;
  }

  return {
    async beginPartial(file) {
      const partial: PartialFile = { id: randomUUID(), ...file, offsetBytes: 0, file: undefined };
      await alone(partial.id, () => writeState(folder, partial));
      return partial;
    },
    findPartial: (id) => readState(folder, id),
    appendPartial: (id, content, options) => alone(id, () => append(id, content, options)),
    finishPartial: (id, expiresAt) => alone(id, () => finish(id, expiresAt)),
    async removePartial(id) {
      if (!isFileId(id)) return;
      await alone(id, async () => {
        await rm(partsOf(id), { force: true });
        await rm(join(folder, `${id}${STATE_SUFFIX}.part`), { force: true });
        await rm(join(folder, `${id}${STATE_SUFFIX}`), { force: true });
      });
    },
    async listExpiredPartials(at) {
      const expired = new Set<string>();
      for (const name of await readdir(folder)) {
        const [id = "", ...suffix] = name.split(".");
        if (!isFileId(id) || suffix[0] !== PARTS_SUFFIX.slice(1)) continue;
        const partial = await readState(folder, id);
        if ((partial?.expiresAt ?? (await leftoverUntil(join(folder, name)))) < at) expired.add(id);
      }
      return [...expired];
    },
  };
}

/** Advances `partial` with every byte written, so that it stays accurate after a failure. */
async function writeParts(parts: FileHandle, content: AsyncIterable<Uint8Array>, partial: PartialFile): Promise<void> {
  for await (const chunk of content) {
    const taken = chunk.subarray(0, partial.sizeBytes - partial.offsetBytes);
    await writeAll(parts, taken, partial.offsetBytes);
    partial.offsetBytes += taken.length;
    if (taken.length < chunk.length) throw refusal("too_large", PART_TOO_LONG);
  }
}

/** No bytes may follow the last one; by now the file may have its final name. */
async function refuseMore(content: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const chunk of content) {
    if (chunk.length > 0) throw refusal("too_large", PART_TOO_LONG);
  }
}

async function writeAll(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let written = 0; written < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, written, bytes.length - written, position + written);
    written += bytesWritten;
  }
}

/** How long a file without known state is left alone: it may be just appearing or disappearing. */
async function leftoverUntil(path: string): Promise<Date> {
  const entry = await stat(path).catch(() => undefined);
  return new Date((entry?.mtimeMs ?? Number.POSITIVE_INFINITY) + LEFTOVER_MS);
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

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
async function writeState(folder: string, { id, ...state }: PartialFile): Promise<void> {
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

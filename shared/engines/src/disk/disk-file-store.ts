import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { refusal } from "@meridian/platform/app-error";
import type { FileStore } from "@meridian/ports/file-store";
import type { StoredFile } from "@meridian/ports/imports/partial-files";
import { createContentMeter } from "../rules/content-meter.ts";
import { FILE_GONE } from "../rules/engine-texts.ts";
import { checkedId, isFileId, meaningOfFull, PARTIAL_SUFFIX, syncFolder } from "./disk-files.ts";
import { createDiskPartialFiles } from "./disk-partial-files.ts";

/** Files in one local folder. A file gets its name only when all of its bytes are on disk. */
export async function openDiskFileStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true });

  async function save(content: Readable, maxBytes: number): Promise<StoredFile> {
    const id = randomUUID();
    const partialPath = join(folder, `${id}${PARTIAL_SUFFIX}`);
    try {
      const written = await writeWhole(content, partialPath, maxBytes);
      await rename(partialPath, join(folder, id));
      await syncFolder(folder);
      return { id, ...written };
    } catch (error) {
      content.destroy();
      await rm(partialPath, { force: true });
      throw meaningOfFull(error);
    }
  }

  return {
    ...createDiskPartialFiles(folder),
    save: (content, { maxBytes }) => save(content, maxBytes),
    async openLocal(id) {
      const path = join(folder, checkedId(id));
      const isThere = await stat(path).then(
        (entry) => entry.isFile(),
        () => false,
      );
      if (!isThere) throw refusal("not_found", FILE_GONE);
      return { path, release: async () => {} };
    },
    async remove(id) {
      if (!isFileId(id)) return;
      await rm(join(folder, id), { force: true });
      await rm(join(folder, `${id}${PARTIAL_SUFFIX}`), { force: true });
    },
    /** Leftovers of a process that died while saving are listed too, so that the sweep finds them. */
    async list(savedBefore) {
      const ids = new Set<string>();
      for (const name of await readdir(folder)) {
        const id = name.endsWith(PARTIAL_SUFFIX) ? name.slice(0, -PARTIAL_SUFFIX.length) : name;
        if (!isFileId(id)) continue;
        const entry = await stat(join(folder, name)).catch(() => undefined);
        if (entry !== undefined && entry.mtime < savedBefore) ids.add(id);
      }
      return [...ids];
    },
    async freeBytes() {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
  };
}

async function writeWhole(content: Readable, path: string, maxBytes: number): Promise<Omit<StoredFile, "id">> {
  const file = await open(path, "wx");
  const meter = createContentMeter(maxBytes);
  try {
    for await (const piece of meter.through(content)) await file.writeFile(piece);
    await file.sync();
  } finally {
    await file.close();
  }
  return meter.measured();
}

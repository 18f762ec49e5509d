import { open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { MoveMemory } from "@meridian/ports/businesses/directory-transfer";
import { z } from "zod";
import { syncFolder } from "./disk-files.ts";

const FILE = "unfinished-move.json";
const unfinishedMoveSchema = z.object({
  source: z.string(),
  startedAt: z.string(),
  done: z.array(z.string()),
  after: z.string().exactOptional(),
});

/** A file beside the database. It may lag behind what was written, but never runs ahead of it. */
export function createDiskMoveMemory(dataDir: string): MoveMemory {
  const path = join(dataDir, FILE);
  return {
    async get() {
      const text = await readFile(path, "utf8").catch((error: unknown) => {
        const isMissing = error instanceof Error && "code" in error && /^(ENOENT|ENOTDIR)$/.test(String(error.code));
        if (isMissing) return undefined;
        throw error;
      });
      return text === undefined ? undefined : unfinishedMoveSchema.parse(JSON.parse(text));
    },
    async put(move) {
      const file = await open(`${path}.part`, "w");
      await file.writeFile(JSON.stringify(move));
      await file.sync();
      await file.close();
      await rename(`${path}.part`, path);
    },
    async clear() {
      await rm(path, { force: true });
      await syncFolder(dataDir);
    },
  };
}

import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { notFound } from "@meridian/platform/app-error";
import type { MovedFiles } from "@meridian/ports/businesses/directory-transfer";
import { measure } from "../rules/content-meter.ts";
import { checkedId, isFileId, PARTIAL_SUFFIX, syncFolder } from "./disk-files.ts";

export async function openDiskMovedFiles(folder: string): Promise<MovedFiles> {
  await mkdir(folder, { recursive: true });

  async function exists(id: string): Promise<boolean> {
    if (!isFileId(id)) return false;
    return stat(join(folder, id)).then(
      (entry) => entry.isFile(),
      () => false,
    );
  }

  return {
    async keys(after = "", limit) {
      const names = (await readdir(folder)).filter((name) => isFileId(name) && name > after);
      return names.sort().slice(0, limit);
    },
    async find(id) {
      if (!(await exists(id))) return undefined;
      return { id, ...(await measure(createReadStream(join(folder, id)))) };
    },
    async read(id) {
      if (!(await exists(id))) throw notFound(`The file ${id} is gone.`);
      return createReadStream(join(folder, id));
    },
    async write(id, content) {
      const partialPath = join(folder, `${checkedId(id)}${PARTIAL_SUFFIX}`);
      const file = await open(partialPath, "w");
      await pipeline(content, file.createWriteStream({ flush: true }));
      await rename(partialPath, join(folder, id));
      await syncFolder(folder);
    },
    async remove(id) {
      if (isFileId(id)) await rm(join(folder, id), { force: true });
    },
  };
}

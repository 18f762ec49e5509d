import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { digestsOf, type SitemapSet, sitemapSetSchema } from "@meridian/contracts/site/sitemap";
import type { SitemapStore } from "@meridian/ports/site/sitemap-store";
import { meaningOfFull, PARTIAL_SUFFIX, syncFolder } from "./disk-files.ts";

const SET_NAME = "set.json";
const PART_SUFFIX = ".xml.gz";

/** Sitemaps in one local folder: a file per part, named by its digest, and one that lists those in use. */
export async function openDiskSitemapStore(folder: string): Promise<SitemapStore> {
  await mkdir(folder, { recursive: true });
  const pathOf = (digest: string) => join(folder, `${digest}${PART_SUFFIX}`);

  async function current(): Promise<SitemapSet | undefined> {
    const text = await readIfExists(join(folder, SET_NAME));
    return text === undefined ? undefined : sitemapSetSchema.parse(JSON.parse(text.toString("utf8")));
  }

  async function has(digest: string): Promise<boolean> {
    return stat(pathOf(digest)).then(
      () => true,
      () => false,
    );
  }

  return {
    current,
    has,
    read: (digest) => readIfExists(pathOf(digest)),
    async put(digest, gzipped) {
      if (!(await has(digest))) await writeWhole(folder, pathOf(digest), gzipped);
    },
    async publish(set) {
      const before = await current();
      await writeWhole(folder, join(folder, SET_NAME), Buffer.from(JSON.stringify(set)));
      await syncFolder(folder);
      const kept = new Set([set, ...(before === undefined ? [] : [before])].flatMap(digestsOf).map(pathOf));
      kept.add(join(folder, SET_NAME));
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        if (!kept.has(path)) await rm(path, { force: true });
      }
    },
    close: async () => {},
  };
}

async function writeWhole(folder: string, path: string, content: Buffer): Promise<void> {
  const partialPath = join(folder, `${randomUUID()}${PARTIAL_SUFFIX}`);
  try {
    const file = await open(partialPath, "wx");
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partialPath, path);
  } catch (error) {
    await rm(partialPath, { force: true });
    throw meaningOfFull(error);
  }
}

async function readIfExists(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

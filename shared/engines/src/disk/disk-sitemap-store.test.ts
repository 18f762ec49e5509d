import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeSitemapStoreContract } from "@meridian/testing/stores/sitemap-store.contract";
import { openDiskSitemapStore } from "./disk-sitemap-store.ts";

describeSitemapStoreContract("disk", async () => {
  const folder = await mkdtemp(join(tmpdir(), "meridian-sitemaps-"));
  return {
    sitemaps: await openDiskSitemapStore(folder),
    openSecond: () => openDiskSitemapStore(folder),
    close: () => rm(folder, { recursive: true, force: true }),
  };
});

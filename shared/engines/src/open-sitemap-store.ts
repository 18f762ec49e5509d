import { join } from "node:path";
import type { ConnectionListener } from "@meridian/platform/connection-watchdog";
import type { SitemapStore } from "@meridian/ports/site/sitemap-store";
import { openDiskSitemapStore } from "./disk/disk-sitemap-store.ts";
import { clusterConfigOf, type EngineConfig } from "./engine-config.ts";

/** Opens what keeps the sitemaps where `config` says; apart from the directory's stores, since it may be lost and they may not. */
export async function openSitemapStore(config: EngineConfig, watch?: ConnectionListener): Promise<SitemapStore> {
  const cluster = clusterConfigOf(config);
  if (cluster === undefined) return openDiskSitemapStore(join(config.DATA_DIR, "sitemaps"));
  const { openMongodb } = await import("./mongodb/open-mongodb.ts");
  const { createMongoSitemapStore } = await import("./mongodb/files/mongo-sitemap-store.ts");
  const { db, close } = await openMongodb(cluster.mongodbUrl, { watch, name: "mongodb sitemaps" });
  return { ...createMongoSitemapStore(db), close };
}

import { digestsOf, type SitemapSet, sitemapSetSchema } from "@meridian/contracts/site/sitemap";
import type { SitemapStore } from "@meridian/ports/site/sitemap-store";
import { Binary, type Db } from "mongodb";
import { withRetries } from "../connection/retry.ts";
import { BOUNDED } from "../mongo-directory.ts";

const CURRENT = "current";

interface SetDocument extends SitemapSet {
  _id: typeof CURRENT;
}

interface PartDocument {
  _id: string;
  /** About 150 KB for 9,000 addresses: far below a document's limit. */
  gzipped: Binary;
}

/** Sitemaps readable by every process: a document per part, keyed by digest, and one that lists those in use. */
export function createMongoSitemapStore(db: Db): Omit<SitemapStore, "close"> {
  const sets = db.collection<SetDocument>("sitemap_set");
  const parts = db.collection<PartDocument>("sitemap_part");

  async function current(): Promise<SitemapSet | undefined> {
    const document = await sets.findOne({ _id: CURRENT }, BOUNDED);
    return document === null ? undefined : sitemapSetSchema.parse(document);
  }

  const store: Omit<SitemapStore, "close"> = {
    current,
    async has(digest) {
      return (await parts.findOne({ _id: digest }, { projection: { _id: 1 }, ...BOUNDED })) !== null;
    },
    async read(digest) {
      const document = await parts.findOne({ _id: digest }, BOUNDED);
      return document === null ? undefined : Buffer.from(document.gzipped.buffer);
    },
    async put(digest, gzipped) {
      await parts.replaceOne({ _id: digest }, { gzipped: new Binary(gzipped) }, { upsert: true });
    },
    async publish(set) {
      const before = await current();
      await sets.replaceOne({ _id: CURRENT }, set, { upsert: true });
      const kept = [set, ...(before === undefined ? [] : [before])].flatMap(digestsOf);
      await parts.deleteMany({ _id: { $nin: kept } });
    },
  };
  // A retry would treat the new set as the previous one and drop what readers may still request.
  return withRetries(store, ["publish"]);
}

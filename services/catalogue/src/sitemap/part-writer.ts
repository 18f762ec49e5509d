import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { SitemapPart, SitemapSet } from "@meridian/contracts/site/sitemap";
import type { SitemapStore } from "@meridian/ports/site/sitemap-store";
import type { z } from "zod";

const compress = promisify(gzip);
const inflate = promisify(gunzip);

/** Stores the parts of a set. */
export interface PartWriter {
  /** Stores a sitemap; one with unchanged content keeps its date. */
  keep(name: string, xml: string, entries: number): Promise<SitemapPart>;
  /** Stores what the next build reads again and returns its digest. */
  remember(content: object): Promise<string>;
  /** The number of changed sitemaps, which were stored again. */
  written(): number;
}

export function createPartWriter(
  sitemaps: Pick<SitemapStore, "has" | "put">,
  former: SitemapSet | undefined,
  builtAt: string,
): PartWriter {
  const before = new Map(former?.parts.map((part) => [part.name, part]));
  let written = 0;

  async function store(text: string): Promise<{ digest: string; isNew: boolean }> {
    const digest = createHash("sha256").update(text).digest("hex");
    const isNew = !(await sitemaps.has(digest));
    if (isNew) await sitemaps.put(digest, await compress(text));
    return { digest, isNew };
  }

  return {
    async keep(name, xml, entries) {
      const { digest, isNew } = await store(xml);
      if (isNew) written += 1;
      const same = before.get(name);
      return { name, digest, changedAt: same?.digest === digest ? same.changedAt : builtAt, entries };
    },
    remember: async (content) => (await store(JSON.stringify(content))).digest,
    written: () => written,
  };
}

/** What an earlier build stored under a digest; undefined if it is gone or in another format. */
export async function readRemembered<T>(
  sitemaps: Pick<SitemapStore, "read">,
  digest: string | undefined,
  schema: z.ZodType<T>,
): Promise<T | undefined> {
  const gzipped = digest === undefined ? undefined : await sitemaps.read(digest);
  if (gzipped === undefined) return undefined;
  const parsed = schema.safeParse(JSON.parse((await inflate(gzipped)).toString("utf8")));
  return parsed.success ? parsed.data : undefined;
}

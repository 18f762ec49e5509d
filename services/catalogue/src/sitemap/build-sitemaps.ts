import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { SitemapPart, SitemapSet } from "@meridian/shared/contracts/sitemap";
import type { SitemapStore } from "@meridian/shared/ports/sitemap-store";
import { type EntrySources, walkSitemaps } from "./sitemap-entries.ts";
import { sitemapIndexXml, sitemapXml } from "./sitemap-xml.ts";

export const INDEX_NAME = "sitemap.xml";
const compress = promisify(gzip);

export interface BuildOptions extends Omit<EntrySources, "pause"> {
  sitemaps: SitemapStore;
  /** Of the dataset, asked before the build. */
  version: number;
  now: () => Date;
  /** Called every few thousand businesses; what it throws ends the build, and the set before stays. */
  check?: () => Promise<void>;
}

export interface BuildOutcome {
  set: SitemapSet;
  /** Parts that were stored anew; the others had not changed. */
  written: number;
}

/**
 * Builds every sitemap and puts the new set in the place of the one before. A part with the content that it had keeps its bytes and its
 * date. At no time is more than one part in memory.
 */
export async function buildSitemaps(options: BuildOptions): Promise<BuildOutcome> {
  const { sitemaps, origin, version, now, check } = options;
  const before = new Map((await sitemaps.current())?.parts.map((part) => [part.name, part]));
  const builtAt = now().toISOString();
  let written = 0;

  async function keep(name: string, xml: string, entries: number): Promise<SitemapPart> {
    const digest = createHash("sha256").update(xml).digest("hex");
    const former = before.get(name);
    const changedAt = former?.digest === digest ? former.changedAt : builtAt;
    if (!(await sitemaps.has(digest))) {
      await sitemaps.put(digest, await compress(xml));
      written += 1;
    }
    return { name, digest, changedAt, entries };
  }

  async function pause(): Promise<void> {
    await check?.();
    await nextTurn();
  }

  const parts: SitemapPart[] = [];
  for await (const { name, entries } of walkSitemaps({ ...options, pause })) {
    parts.push(await keep(name, sitemapXml(entries), entries.length));
  }
  const listed = parts.map(({ name, changedAt }) => ({ url: `${origin}/${name}`, changedAt }));
  parts.unshift(await keep(INDEX_NAME, sitemapIndexXml(listed), parts.length));
  await check?.();
  const set = { origin, datasetVersion: version, builtAt, parts };
  await sitemaps.publish(set);
  return { set, written };
}

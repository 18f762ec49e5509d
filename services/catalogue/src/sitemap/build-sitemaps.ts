import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { SitemapPart, SitemapSet } from "@meridian/shared/contracts/sitemap";
import type { SitemapStore } from "@meridian/shared/ports/sitemap-store";
import { createPlaceChanges, type PlaceMemory, placeMemorySchema } from "./place-changes.ts";
import { type EntrySources, walkSitemaps } from "./sitemap-entries.ts";
import { sitemapIndexXml, sitemapXml } from "./sitemap-xml.ts";

export const INDEX_NAME = "sitemap.xml";
const compress = promisify(gzip);
const inflate = promisify(gunzip);
/** In the order of the index, whatever the order of the walk. */
const FIRST_PARTS = ["main", "categories", "countries", "cities"].map((name) => `sitemaps/${name}.xml`);

export interface BuildOptions extends Omit<EntrySources, "pause" | "changes"> {
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
  const former = await sitemaps.current();
  const before = new Map(former?.parts.map((part) => [part.name, part]));
  const builtAt = now().toISOString();
  const changes = createPlaceChanges(await readMemory(sitemaps, former), builtAt);
  let written = 0;

  async function store(text: string): Promise<{ digest: string; isNew: boolean }> {
    const digest = createHash("sha256").update(text).digest("hex");
    const isNew = !(await sitemaps.has(digest));
    if (isNew) await sitemaps.put(digest, await compress(text));
    return { digest, isNew };
  }

  async function keep(name: string, xml: string, entries: number): Promise<SitemapPart> {
    const { digest, isNew } = await store(xml);
    if (isNew) written += 1;
    const same = before.get(name);
    return { name, digest, changedAt: same?.digest === digest ? same.changedAt : builtAt, entries };
  }

  async function pause(): Promise<void> {
    await check?.();
    await nextTurn();
  }

  const parts: SitemapPart[] = [];
  for await (const { name, entries } of walkSitemaps({ ...options, changes, pause })) {
    parts.push(await keep(name, sitemapXml(entries), entries.length));
  }
  parts.sort((left, right) => placeOf(left) - placeOf(right));
  const listed = parts.map(({ name, changedAt }) => ({ url: `${origin}/${name}`, changedAt }));
  parts.unshift(await keep(INDEX_NAME, sitemapIndexXml(listed), parts.length));
  await check?.();
  const { digest: memoryDigest } = await store(JSON.stringify(changes.memory()));
  const set = { origin, datasetVersion: version, builtAt, parts, memoryDigest };
  await sitemaps.publish(set);
  return { set, written };
}

/** Pages of businesses stay in the order in which they were made. */
function placeOf({ name }: SitemapPart): number {
  const place = FIRST_PARTS.indexOf(name);
  return place === -1 ? FIRST_PARTS.length : place;
}

/** What the build before has left; undefined where there was none, or none that this one understands. */
async function readMemory(
  sitemaps: Pick<SitemapStore, "read">,
  former: SitemapSet | undefined,
): Promise<PlaceMemory | undefined> {
  if (former?.memoryDigest === undefined) return undefined;
  const gzipped = await sitemaps.read(former.memoryDigest);
  if (gzipped === undefined) return undefined;
  const parsed = placeMemorySchema.safeParse(JSON.parse((await inflate(gzipped)).toString("utf8")));
  return parsed.success ? parsed.data : undefined;
}

import { createHash } from "node:crypto";
import type { DatasetVersion } from "@meridian/ports/businesses/dataset-version";
import type { Distribution, HitSource } from "../query/hit-source.ts";

const MAX_KEPT = 2_000;
/** Even if the directory is quiet: an event may have been lost. */
const MAX_AGE_MS = 60_000;

interface Kept {
  distribution: Promise<Distribution>;
  until: number;
}

export interface CachedFacets {
  source: HitSource;
  stop(): void;
}

/** Caches counts per query until the dataset changes: they cost many times what hits do. Concurrent queries share one answer. */
export function cacheFacets(
  source: HitSource,
  version: Pick<DatasetVersion, "watch">,
  now: () => number = () => performance.now(),
): CachedFacets {
  const kept = new Map<string, Kept>();
  const stop = version.watch(() => kept.clear());

  function keep(key: string, distribution: Promise<Distribution>): void {
    const entry = { distribution, until: now() + MAX_AGE_MS };
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    distribution.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
  }

  return {
    source: {
      ...source,
      facets(requests, attributes) {
        const key = keyOf([requests, attributes]);
        const known = kept.get(key);
        if (known !== undefined && known.until > now()) return known.distribution;
        kept.delete(key);
        const distribution = source.facets(requests, attributes);
        keep(key, distribution);
        return distribution;
      },
    },
    stop,
  };
}

/** Short even for the longest list of weeks. */
function keyOf(parts: unknown): string {
  return createHash("sha1").update(JSON.stringify(parts)).digest("base64");
}

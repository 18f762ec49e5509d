import type { DatasetVersion } from "@meridian/ports/businesses/dataset-version";
import type { Cache } from "@meridian/ports/cache";
import { z } from "zod";
import { createPatientCache } from "../../patient-cache.ts";
import type { Distribution, HitSource } from "../query/hit-source.ts";

/** The dataset version keeps counts correct; this only limits how long unused ones stay. */
const KEPT_MS = 10 * 60_000;

const distributionSchema = z.object({
  facetDistribution: z.record(z.string(), z.record(z.string(), z.number())).optional(),
});

export interface SharedFacets {
  cache: Cache;
  datasetVersion: Pick<DatasetVersion, "current" | "watch">;
}

/** The same source, with counts computed once for all processes per dataset version: they cost many times what hits do. */
export function shareFacets(source: HitSource, shared: SharedFacets): { source: HitSource; stop(): void } {
  const cache = createPatientCache(shared.cache);
  /** Nothing is shared before it is known. */
  let version: number | undefined;
  const stop = shared.datasetVersion.watch((raised) => {
    version = raised;
  });
  shared.datasetVersion.current().then(
    (current) => {
      version ??= current;
    },
    () => {},
  );

  async function facets(requests: Parameters<HitSource["facets"]>[0], attributes: readonly string[]) {
    if (version === undefined) return source.facets(requests, attributes);
    const key = { name: `facets ${JSON.stringify([requests, attributes])}`, version };
    const known = read(await cache.get(key));
    if (known !== undefined) return known;
    const counted = await source.facets(requests, attributes);
    void cache.set(key, Buffer.from(JSON.stringify(counted)), KEPT_MS);
    return counted;
  }

  return { source: { ...source, facets }, stop };
}

function read(bytes: Buffer | undefined): Distribution | undefined {
  if (bytes === undefined) return undefined;
  const { facetDistribution } = distributionSchema.parse(JSON.parse(bytes.toString()));
  return facetDistribution === undefined ? {} : { facetDistribution };
}

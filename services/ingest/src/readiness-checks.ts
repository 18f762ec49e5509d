import { describeIndex, type ReadinessCheck } from "@meridian/platform/http/server/health-routes";
import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import type { DatasetVersion } from "@meridian/ports/businesses/dataset-version";
import type { StoreIntegrity } from "@meridian/ports/businesses/store-integrity";
import type { SearchIndex } from "@meridian/ports/search/search-index";
import { MAX_COUNTED_LAG_ROWS } from "./ingest-metrics.ts";

export interface CheckedStores {
  businesses: Pick<BusinessStore, "countListed" | "countUnindexed">;
  datasetVersion: Pick<DatasetVersion, "current">;
  integrity: Pick<StoreIntegrity, "confirm">;
}

export function readinessChecks(
  { businesses, datasetVersion, integrity }: CheckedStores,
  index: Pick<SearchIndex, "status">,
): ReadinessCheck[] {
  const checkIndex = async () => ({
    ...(await index.status()),
    lagRows: await businesses.countUnindexed(MAX_COUNTED_LAG_ROWS),
  });
  return [
    { name: "integrity", check: () => integrity.confirm().then(() => ({})) },
    { name: "store", check: async () => ({ businesses: await businesses.countListed() }) },
    { name: "sessions", check: async () => ({ datasetVersion: await datasetVersion.current() }) },
    { name: "index", check: () => describeIndex(checkIndex) },
  ];
}

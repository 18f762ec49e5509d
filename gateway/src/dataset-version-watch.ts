import type { ReadinessCheck } from "@meridian/platform/http/server/health-routes";
import type { DatasetVersion } from "@meridian/ports/businesses/dataset-version";

export interface DatasetVersionWatch {
  /** Last known version. */
  version(): number;
  /** Reads the version at once, as after a write whose effect the next page must show. Never rejects. */
  refresh(): Promise<void>;
  stop(): void;
}

/** Tracks the dataset version, so that no request has to fetch it. */
export async function watchDatasetVersion(source: DatasetVersion): Promise<DatasetVersionWatch> {
  let known = 0;
  const stop = source.watch((version) => {
    known = version;
  });
  const read = async () => {
    known = Math.max(known, await source.current());
  };
  await read();
  return { version: () => known, refresh: () => read().catch(() => undefined), stop };
}

/** A stale dataset version is reported but does not make the gateway unready. */
export function datasetVersionCheck(source: DatasetVersion, watch: DatasetVersionWatch): ReadinessCheck {
  const check = async () => {
    const isHeard = await source.current().then(
      () => true,
      () => false,
    );
    return { version: watch.version(), isHeard };
  };
  return { name: "dataset version", check };
}

import type { DatasetVersion } from "@meridian/shared/ports/dataset-version";

export interface DatasetVersionWatch {
  /** Last known version. */
  version(): number;
  stop(): void;
}

/** Tracks the dataset version, so that no request has to fetch it. */
export async function watchDatasetVersion(source: DatasetVersion): Promise<DatasetVersionWatch> {
  let known = 0;
  const stop = source.watch((version) => {
    known = version;
  });
  known = Math.max(known, await source.current());
  return { version: () => known, stop };
}

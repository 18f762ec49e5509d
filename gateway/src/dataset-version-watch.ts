import type { DatasetVersion } from "@meridian/shared/ports/dataset-version";

export interface DatasetVersionWatch {
  /** As last heard. */
  version(): number;
  stop(): void;
}

/** Keeps the dataset version at hand, so that no request has to ask for it. */
export async function watchDatasetVersion(source: DatasetVersion): Promise<DatasetVersionWatch> {
  let known = 0;
  const stop = source.watch((version) => {
    known = version;
  });
  known = Math.max(known, await source.current());
  return { version: () => known, stop };
}

import type { Logger } from "@meridian/platform/logger";
import type { DatasetVersion } from "@meridian/ports/businesses/dataset-version";

/** By then the search index has the change, and anything cached in the meantime is stale. */
const INDEXED_AFTER_MS = 2_000;

/** Publishes an administrator's change: at once, and again when the search index has caught up. */
export interface ChangeAnnouncer {
  announce(): Promise<void>;
}

export function createChangeAnnouncer(version: Pick<DatasetVersion, "raise">, logger: Logger): ChangeAnnouncer {
  let pending: NodeJS.Timeout | undefined;
  return {
    async announce() {
      await version.raise();
      clearTimeout(pending);
      pending = setTimeout(() => {
        version.raise().catch((error: unknown) => logger.warn({ err: error }, "second dataset announcement failed"));
      }, INDEXED_AFTER_MS).unref();
    },
  };
}

import type { Logger } from "@meridian/shared/kernel/logger";
import type { DatasetVersion } from "@meridian/shared/ports/dataset-version";

/** By then the search index has taken in what was changed; what was cached of it in between is stale. */
const INDEXED_AFTER_MS = 2_000;

/** Lets the public see what an administrator changed: at once, and once more when the search index has followed. */
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

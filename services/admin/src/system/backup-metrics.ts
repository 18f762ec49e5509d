import type { Metrics } from "@meridian/platform/http/health-routes";
import { within } from "@meridian/platform/within";
import type { BackupRecord } from "@meridian/ports/site/backup-record";
import { Gauge } from "prom-client";

const ANSWER_TIMEOUT_MS = 2_000;

/** NaN before the first backup and while the store is unavailable. */
export function measureBackups({ registry }: Metrics, backups: Pick<BackupRecord, "lastAt">): void {
  new Gauge({
    name: "backup_age_seconds",
    help: "Time since the last complete backup began; NaN when there is none",
    registers: [registry],
    async collect() {
      const lastAt = await within(ANSWER_TIMEOUT_MS, backups.lastAt()).catch(() => undefined);
      this.set(lastAt === undefined ? Number.NaN : (Date.now() - lastAt.getTime()) / 1000);
    },
  });
}

import type { getStats } from "@meridian/shared/contracts/admin-api";
import type { listUploadReports } from "@meridian/shared/contracts/ingest-api";
import type { getTrendReport } from "@meridian/shared/contracts/reports-api";
import type { getSystemStatus } from "@meridian/shared/contracts/system";
import { endpointQuery } from "../../../lib/query-client.ts";

const MINUTE_MS = 60_000;
const REPORTS_EVERY_MS = 5_000;
const SYSTEM_EVERY_MS = 15_000;

export const statsQuery = { ...endpointQuery<typeof getStats>("/api/admin/stats"), staleTime: 5 * MINUTE_MS };

export const uploadReportsQuery = {
  ...endpointQuery<typeof listUploadReports>("/api/admin/upload-reports"),
  staleTime: 0,
  refetchInterval: REPORTS_EVERY_MS,
};

/** The counts of one day of UTC, "2026-05-01", so far. */
export function dayQuery(day: string) {
  return {
    ...endpointQuery<typeof getTrendReport>(`/api/admin/reports/trends?from=${day}&to=${day}`),
    staleTime: MINUTE_MS,
    refetchInterval: MINUTE_MS,
  };
}

export const systemQuery = {
  ...endpointQuery<typeof getSystemStatus>("/api/admin/system"),
  staleTime: 0,
  refetchInterval: SYSTEM_EVERY_MS,
};

import type { getStats } from "@meridian/shared/contracts/admin-api";
import type { listUploadReports } from "@meridian/shared/contracts/ingest-api";
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

export const systemQuery = {
  ...endpointQuery<typeof getSystemStatus>("/api/admin/system"),
  staleTime: 0,
  refetchInterval: SYSTEM_EVERY_MS,
};

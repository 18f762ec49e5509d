import { getStats } from "@meridian/contracts/client/endpoints/admin.gen";
import { listUploadReports } from "@meridian/contracts/client/endpoints/ingest.gen";
import { getTrendReport } from "@meridian/contracts/client/endpoints/reports.gen";
import { listSources } from "@meridian/contracts/client/endpoints/sources.gen";
import { getSystemStatus } from "@meridian/contracts/client/endpoints/system.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { MINUTE_MS } from "@meridian/contracts/durations";
import { endpointQuery } from "../../../lib/api/query-client.ts";

const REPORTS_EVERY_MS = 5_000;
const SYSTEM_EVERY_MS = 15_000;

export const statsQuery = { ...endpointQuery(urlOf(getStats)), staleTime: 5 * MINUTE_MS };

export const uploadReportsQuery = {
  ...endpointQuery(urlOf(listUploadReports)),
  staleTime: 0,
  refetchInterval: REPORTS_EVERY_MS,
};

/** The counts of a UTC day such as "2026-05-01", so far. */
export function dayQuery(day: string) {
  return {
    ...endpointQuery(urlOf(getTrendReport, { query: { from: day, to: day } })),
    staleTime: MINUTE_MS,
    refetchInterval: MINUTE_MS,
  };
}

export const sourcesQuery = { ...endpointQuery(urlOf(listSources)), staleTime: 0, refetchInterval: MINUTE_MS };

export const systemQuery = { ...endpointQuery(urlOf(getSystemStatus)), staleTime: 0, refetchInterval: SYSTEM_EVERY_MS };

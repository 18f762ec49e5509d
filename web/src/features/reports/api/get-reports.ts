import type { getBehaviourReport, getGeographyReport, getTrendReport } from "@meridian/shared/contracts/reports-api";
import { keepPreviousData } from "@tanstack/react-query";
import { endpointQuery } from "../../../lib/query-client.ts";
import type { DayRange } from "../day-range.ts";

const FRESH_MS = 60_000;
const pathOf = (report: string, { from, to }: DayRange) => `/api/admin/reports/${report}?from=${from}&to=${to}`;
/** While other days are asked for, those before stay in sight. */
const options = { staleTime: FRESH_MS, placeholderData: keepPreviousData } as const;

export function trendQuery(range: DayRange) {
  return { ...endpointQuery<typeof getTrendReport>(pathOf("trends", range)), ...options };
}

export function behaviourQuery(range: DayRange) {
  return { ...endpointQuery<typeof getBehaviourReport>(pathOf("behaviour", range)), ...options };
}

export const geographyQuery = {
  ...endpointQuery<typeof getGeographyReport>("/api/admin/reports/geography"),
  staleTime: FRESH_MS,
};

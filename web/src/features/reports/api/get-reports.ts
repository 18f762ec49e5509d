import {
  getBehaviourReport,
  getGeographyReport,
  getTrendReport,
} from "@meridian/contracts/client/endpoints/reports.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { keepPreviousData } from "@tanstack/react-query";
import { endpointQuery } from "../../../lib/api/query-client.ts";
import type { DayRange } from "../day-range.ts";

const FRESH_MS = 60_000;
/** While another range loads, the previous one stays visible. */
const options = { staleTime: FRESH_MS, placeholderData: keepPreviousData } as const;

export function trendQuery({ from, to }: DayRange) {
  return { ...endpointQuery(urlOf(getTrendReport, { query: { from, to } })), ...options };
}

export function behaviourQuery({ from, to }: DayRange) {
  return { ...endpointQuery(urlOf(getBehaviourReport, { query: { from, to } })), ...options };
}

export const geographyQuery = endpointQuery(urlOf(getGeographyReport), FRESH_MS);

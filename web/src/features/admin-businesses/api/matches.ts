import type { MatchDecision } from "@meridian/contracts/businesses/matches-api";
import * as api from "@meridian/contracts/client/endpoints/matches.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api/api-client.ts";
import { endpointQuery, refreshEndpoints } from "../../../lib/api/query-client.ts";
import { refreshAfterChange } from "./get-businesses.ts";

export const matchesQuery = { ...endpointQuery(urlOf(api.listMatches)), staleTime: 0 };

export function decideMatch(id: string, decision: MatchDecision): Promise<unknown> {
  return call(api.decideMatch, { params: { id }, body: { decision } });
}

export function undoMatch(id: string): Promise<unknown> {
  return call(api.undoMatch, { params: { id } });
}

/** Refetches the pairs, their count in the navigation, and what shows businesses. */
export async function refreshMatches(queryClient: QueryClient): Promise<void> {
  await refreshEndpoints(queryClient, [api.listMatches, api.countMatches]);
  await refreshAfterChange(queryClient);
}

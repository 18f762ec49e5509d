import { listAudit } from "@meridian/contracts/client/endpoints/cleanup.gen";
import { countHeldImports, listImports } from "@meridian/contracts/client/endpoints/ingest.gen";
import { countMatches } from "@meridian/contracts/client/endpoints/matches.gen";
import { listInbox } from "@meridian/contracts/client/endpoints/site.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { endpointQuery } from "../../../lib/api/query-client.ts";

const LATEST_ACTIVITIES = 8;
const LATEST = 10;
const NEWS_EVERY_MS = 30_000;
const polled = { staleTime: 0, refetchInterval: NEWS_EVERY_MS };

/** The latest actions in the admin area. */
export const activitiesQuery = {
  ...endpointQuery(urlOf(listAudit, { query: { limit: LATEST_ACTIVITIES } })),
  ...polled,
};

export const latestImportsQuery = { ...endpointQuery(urlOf(listImports, { query: { limit: LATEST } })), ...polled };

export const heldImportsQuery = { ...endpointQuery(urlOf(countHeldImports)), ...polled };

/** New messages and reports of visitors. */
export const newInboxQuery = {
  ...endpointQuery(urlOf(listInbox, { query: { state: "new", limit: LATEST } })),
  ...polled,
};

/** Pairs of businesses that wait for a decision. */
export const openMatchesQuery = { ...endpointQuery(urlOf(countMatches)), ...polled };

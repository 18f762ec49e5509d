import type { listAudit } from "@meridian/shared/contracts/cleanup-api";
import type { listImports } from "@meridian/shared/contracts/ingest-api";
import type { listInbox } from "@meridian/shared/contracts/site-api";
import { endpointQuery } from "../../../lib/query-client.ts";

const LATEST_ACTIVITIES = 8;
const NEWS_EVERY_MS = 30_000;
const polled = { staleTime: 0, refetchInterval: NEWS_EVERY_MS };

/** What was done last in the admin area. */
export const activitiesQuery = {
  ...endpointQuery<typeof listAudit>(`/api/admin/audit?limit=${LATEST_ACTIVITIES}`),
  ...polled,
};

export const latestImportsQuery = { ...endpointQuery<typeof listImports>("/api/admin/imports?limit=10"), ...polled };

/** What visitors wrote that nobody has looked at. */
export const newInboxQuery = {
  ...endpointQuery<typeof listInbox>("/api/admin/inbox?state=new&limit=10"),
  ...polled,
};

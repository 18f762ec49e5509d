import type { QueryOf } from "@meridian/contracts/client/client-endpoint";
import * as directory from "@meridian/contracts/client/endpoints/admin-businesses.gen";
import * as mappingProfiles from "@meridian/contracts/client/endpoints/mapping-profiles.gen";
import * as api from "@meridian/contracts/client/endpoints/sources.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import type { SourceSettings } from "@meridian/contracts/imports/import-source";
import type { ShownSource, UnlistedBusiness } from "@meridian/contracts/imports/sources-api";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api/api-client.ts";
import { endpointQuery } from "../../../lib/api/query-client.ts";

export const sourcesQuery = { ...endpointQuery(urlOf(api.listSources)), staleTime: 0 };
export const profilesQuery = { ...endpointQuery(urlOf(mappingProfiles.listMappingProfiles)), staleTime: 0 };

export const directorySettingsQuery = { ...endpointQuery(urlOf(directory.getDirectorySettings)), staleTime: 0 };

const BUSINESSES_PER_PAGE = 50;

/** Businesses that a source no longer lists, page by page; read again after each of its runs. */
export function unlistedQuery(
  { id, lastRunAt, lastOutcome }: Pick<ShownSource, "id" | "lastRunAt" | "lastOutcome">,
  state: UnlistedBusiness["state"],
) {
  const params = { id };
  const query: QueryOf<typeof api.listUnlisted> = { state, limit: BUSINESSES_PER_PAGE };
  return infiniteQueryOptions({
    queryKey: [urlOf(api.listUnlisted, { params, query }), "pages", lastRunAt, lastOutcome],
    queryFn: ({ pageParam, signal }) =>
      call(api.listUnlisted, { params, query: { ...query, after: pageParam }, signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextAfter }) => nextAfter ?? undefined,
    staleTime: 0,
  });
}

/** Adds a source, or changes the one with this id. */
export function saveSource(id: string | undefined, body: SourceSettings): Promise<ShownSource> {
  return id === undefined ? call(api.addSource, { body }) : call(api.changeSource, { params: { id }, body });
}

/** An empty order: the last import's values win. The other settings stay. */
export async function saveSourceOrder(sourceOrder: string[]): Promise<unknown> {
  const { isApprovedByDefault } = await call(directory.getDirectorySettings, {});
  return call(directory.saveDirectorySettings, { body: { isApprovedByDefault, sourceOrder } });
}

export function removeSource(id: string): Promise<unknown> {
  return call(api.removeSource, { params: { id } });
}

export function runSource(id: string): Promise<ShownSource> {
  return call(api.runSource, { params: { id } });
}

export function decideUnlisted(
  { sourceId: id, businessId }: { sourceId: string; businessId: string },
  decision: "close" | "keep",
): Promise<unknown> {
  return call(api.decideUnlisted, { params: { id, businessId }, body: { decision } });
}

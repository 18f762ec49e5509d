import type { BusinessDetail } from "@meridian/contracts/businesses/business";
import { getBusiness, getRelatedBusinesses, listBusinesses } from "@meridian/contracts/client/endpoints/catalogue.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { errorCodeOf } from "../../../lib/api/api-error.ts";
import { endpointQuery, retryUpTo } from "../../../lib/api/query-client.ts";

const RETRY = import.meta.env.SSR ? false : retryUpTo(1);

export function businessQuery(slug: string) {
  return queryOptions({
    ...endpointQuery(urlOf(getBusiness, { params: { slug } })),
    retry: RETRY,
  });
}

export function relatedQuery(slug: string) {
  return queryOptions({
    ...endpointQuery(urlOf(getRelatedBusinesses, { params: { slug } })),
    retry: RETRY,
  });
}

/** The business with a slug, or else with the slug without its 6-character suffix. Rejects with the first ApiError if neither exists. */
export async function findBusiness(queryClient: QueryClient, slug: string): Promise<BusinessDetail> {
  try {
    return await queryClient.ensureQueryData(businessQuery(slug));
  } catch (error) {
    const shorter = withoutSlugSuffix(slug);
    if (errorCodeOf(error) !== "not_found" || shorter === undefined) throw error;
    return queryClient.ensureQueryData(businessQuery(shorter)).catch((second: unknown) => {
      throw errorCodeOf(second) === "not_found" ? error : second;
    });
  }
}

/** A slug without its 6-character collision suffix; undefined if it has none. */
export function withoutSlugSuffix(slug: string): string | undefined {
  return /^(.+)-[a-z0-9]{6}$/.exec(slug)?.[1];
}

export function businessListQuery(page: number) {
  return endpointQuery(urlOf(listBusinesses, { query: { page } }));
}

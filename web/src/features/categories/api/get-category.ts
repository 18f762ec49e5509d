import { getCategory } from "@meridian/shared/client/endpoints/catalogue.gen";
import { urlOf } from "@meridian/shared/client/url-of";
import { endpointQuery } from "../../../lib/query-client.ts";

const PAGE_SIZE = 12;

export function categoryQuery(slug: string, page: number) {
  return endpointQuery(urlOf(getCategory, { params: { slug }, query: { page, limit: PAGE_SIZE } }));
}

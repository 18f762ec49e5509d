import type { getCategory } from "@meridian/shared/contracts/catalogue-api";
import { endpointQuery } from "../../../lib/query-client.ts";

const PAGE_SIZE = 12;

export function categoryQuery(slug: string, page: number) {
  return endpointQuery<typeof getCategory>(
    `/api/categories/${encodeURIComponent(slug)}?page=${page}&limit=${PAGE_SIZE}`,
  );
}

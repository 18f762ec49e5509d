import type { listCategories } from "@meridian/shared/contracts/catalogue-api";
import { bulkEndpointQuery, LIST_FRESH_MS } from "../../../lib/query-client.ts";

/** All categories, or those of a letter. */
export function categoriesQuery(letter?: string) {
  return bulkEndpointQuery<typeof listCategories>(
    `/api/categories${letter === undefined ? "" : `?letter=${letter}`}`,
    LIST_FRESH_MS,
  );
}

import { searchBusinesses, searchFacetValues } from "@meridian/contracts/search/catalogue-api";
import { createRouter, mountEndpoint } from "@meridian/platform/http/mount-endpoint";
import type { Router } from "express";
import type { FacetValuesService } from "./listing/facet-values.service.ts";
import type { SearchService } from "./search.service.ts";

export function createSearchRoutes(service: SearchService, facetValues: FacetValuesService): Router {
  const router = createRouter();
  mountEndpoint(router, searchBusinesses, async ({ query, res }) => {
    const answer = await service.search(query);
    if (answer.isDegraded || answer.areFacetsMissing) res.set("Cache-Control", "no-store");
    return answer;
  });
  mountEndpoint(router, searchFacetValues, ({ params, query }) => facetValues.find(params.facet, query));
  return router;
}

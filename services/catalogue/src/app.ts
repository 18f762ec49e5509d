import { createCategoryOf } from "@meridian/domain/categories/business-category";
import type { KindLookup } from "@meridian/domain/categories/kind";
import type { PlaceLookup } from "@meridian/domain/places/place";
import type { Engines } from "@meridian/engines/engines";
import type { BrandLookup } from "@meridian/knowledge/brands/brand-lookup";
import { createServiceApp } from "@meridian/platform/http/server/create-service-app";
import type { Metrics } from "@meridian/platform/http/server/health-routes";
import type { Logger } from "@meridian/platform/logger";
import type { DatasetVersion } from "@meridian/ports/businesses/dataset-version";
import type { CleanupJobStore } from "@meridian/ports/imports/cleanup-job-store";
import type { SearchIndex } from "@meridian/ports/search/search-index";
import type { SynonymStore } from "@meridian/ports/search/synonym-store";
import type { SitemapStore } from "@meridian/ports/site/sitemap-store";
import type { Express } from "express";
import { createBusinessRoutes } from "./business/business.routes.ts";
import { createBusinessService } from "./business/business.service.ts";
import { createCategoryRoutes } from "./category/category.routes.ts";
import { createCategoryService } from "./category/category.service.ts";
import type { ShownCategories } from "./category/shown-categories.ts";
import { createCityRoutes } from "./city/city.routes.ts";
import { createCityService } from "./city/city.service.ts";
import { createCountryRoutes } from "./country/country.routes.ts";
import { createCountryService } from "./country/country.service.ts";
import { hideWhileEmptied } from "./hide-while-emptied.ts";
import { createHomeRoutes } from "./home/home.routes.ts";
import { createHomeService } from "./home/home.service.ts";
import { createMapRoutes } from "./map/map.routes.ts";
import { createMapService } from "./map/map.service.ts";
import { createOpenApiRoutes } from "./openapi/openapi.routes.ts";
import { createPlaceCategoryRoutes } from "./place-category/place-category.routes.ts";
import { createPlaceCategoryService } from "./place-category/place-category.service.ts";
import { createRegionRoutes } from "./region/region.routes.ts";
import { createRegionService } from "./region/region.service.ts";
import { createFacetValuesService } from "./search/listing/facet-values.service.ts";
import { createAddressAreas } from "./search/meaning/address-areas.ts";
import { createDirectoryBrands } from "./search/meaning/directory-brands.ts";
import { createDirectoryKinds } from "./search/meaning/directory-kinds.ts";
import { withBrands } from "./search/meaning/with-brands.ts";
import { withKinds } from "./search/meaning/with-kinds.ts";
import { withSynonyms } from "./search/meaning/with-synonyms.ts";
import { createSearchRoutes } from "./search/search.routes.ts";
import { createSearchService } from "./search/search.service.ts";
import { createSitemapRoutes } from "./sitemap/sitemap.routes.ts";
import { createSuggestRoutes } from "./suggest/suggest.routes.ts";
import { createSuggestService } from "./suggest/suggest.service.ts";
import type { VisitRecorder } from "./visits/visit-recorder.ts";
import { createVisitsRoutes } from "./visits/visits.routes.ts";

export interface CatalogueOptions extends Pick<Engines, "businesses" | "places" | "map"> {
  index: SearchIndex;
  /** The administrator's synonyms, cached per dataset version. */
  synonyms: Pick<SynonymStore, "list">;
  shown: ShownCategories;
  datasetVersion: Pick<DatasetVersion, "current">;
  cleanupJobs: Pick<CleanupJobStore, "findOpen">;
  brands: BrandLookup;
  kinds: KindLookup;
  knownPlaces: PlaceLookup;
  sitemaps: Pick<SitemapStore, "current" | "read">;
  /** By default visits are not counted. */
  visits?: Pick<VisitRecorder, "note">;
  /** The site's public origin, such as "https://example.org". */
  origin: string;
  logger: Logger;
  metrics: Metrics;
  now?: () => Date;
}

/** Serves every public read. Keeps no state between requests, so any number of instances may run. */
export function createCatalogueApp(given: CatalogueOptions): Express {
  const options = { ...given, ...hideWhileEmptied(given) };
  const { shown, logger, metrics } = options;
  const places = shown.placesOf(options.places);
  const kinds = createDirectoryKinds(options);
  const brands = createDirectoryBrands(options);
  const index = withKinds(
    withSynonyms({ ...options, index: withBrands(shown.indexOf(options.index), brands, logger) }),
    kinds,
    logger,
  );
  const categoryOf = createCategoryOf(options.kinds);
  const addressAreas = createAddressAreas({ ...options, places, index: shown.indexOf(options.index) });
  const now = options.now ?? (() => new Date());
  const parts = { ...options, places, brands, kinds, categoryOf, addressAreas, index, now };
  const routers = [
    createSearchRoutes(createSearchService(parts), createFacetValuesService(parts)),
    createMapRoutes(createMapService(parts)),
    createSuggestRoutes(createSuggestService(parts)),
    createBusinessRoutes(createBusinessService(parts)),
    createCategoryRoutes(createCategoryService(parts)),
    createCountryRoutes(createCountryService(places)),
    createCityRoutes(createCityService(parts)),
    createPlaceCategoryRoutes(createPlaceCategoryService(parts)),
    createRegionRoutes(createRegionService(parts)),
    createHomeRoutes(createHomeService(parts)),
    createSitemapRoutes(options),
    createOpenApiRoutes(options),
    createVisitsRoutes(options.visits ?? { note: () => {} }),
  ];
  return createServiceApp({ logger, metrics, routers });
}

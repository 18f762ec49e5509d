import { NO_FACETS } from "@meridian/domain/businesses/facets";
import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import type { DatasetVersion } from "@meridian/ports/businesses/dataset-version";
import type { CleanupJobStore } from "@meridian/ports/imports/cleanup-job-store";
import type { PlaceStore } from "@meridian/ports/places/place-store";
import type { MapStore } from "@meridian/ports/search/map-store";
import type { SearchIndex } from "@meridian/ports/search/search-index";
import { rememberByVersion } from "./remember-by-version.ts";

const NO_HITS = { hits: [], total: 0, isTotalExact: true };

interface Directory {
  businesses: BusinessStore;
  places: PlaceStore;
  map: MapStore;
  index: SearchIndex;
}

export interface HideWhileEmptiedOptions extends Directory {
  cleanupJobs: Pick<CleanupJobStore, "findOpen">;
  datasetVersion: Pick<DatasetVersion, "current">;
}

/**
 * The same directory, which lists, counts and finds nothing while a job deletes all businesses, and then until the index has dropped them:
 * either takes minutes in a large directory. A business's own page answers until the job reaches it.
 */
export function hideWhileEmptied({ cleanupJobs, datasetVersion, ...directory }: HideWhileEmptiedOptions): Directory {
  const { businesses, places, map, index } = directory;
  const askByVersion = rememberByVersion(datasetVersion)(async () => {
    if ((await cleanupJobs.findOpen("delete_all"))?.state === "running") return true;
    return (await places.totals()).businesses === 0 && (await businesses.countUnindexed(1)) > 0;
  }, 1);
  let emptied: Promise<boolean> | undefined;
  /** Once for all calls of a turn of the event loop: a search makes dozens. */
  const isEmptied = () => {
    if (emptied === undefined) {
      emptied = askByVersion();
      setImmediate(() => {
        emptied = undefined;
      });
    }
    return emptied;
  };
  const unlessEmptied =
    <A extends readonly unknown[], T>(ask: (...args: A) => Promise<T>, nothing: T) =>
    async (...args: A) =>
      (await isEmptied()) ? nothing : ask(...args);

  return {
    businesses: {
      ...businesses,
      list: unlessEmptied((...args) => businesses.list(...args), []),
      listFeatured: unlessEmptied((...args) => businesses.listFeatured(...args), []),
      findByNamePrefix: unlessEmptied((...args) => businesses.findByNamePrefix(...args), []),
      countByNamePrefix: unlessEmptied((...args) => businesses.countByNamePrefix(...args), 0),
      findByPhones: unlessEmptied((...args) => businesses.findByPhones(...args), []),
    },
    places: {
      ...places,
      totals: unlessEmptied((...args) => places.totals(...args), {
        businesses: 0,
        countries: 0,
        cities: 0,
        categories: 0,
      }),
      listCategories: unlessEmptied((...args) => places.listCategories(...args), []),
      listCountries: unlessEmptied((...args) => places.listCountries(...args), []),
      listCities: unlessEmptied((...args) => places.listCities(...args), []),
      listCityCategories: unlessEmptied((...args) => places.listCityCategories(...args), { entries: [] }),
      getCategory: unlessEmptied((...args) => places.getCategory(...args), undefined),
      getCountry: unlessEmptied((...args) => places.getCountry(...args), undefined),
      getCity: unlessEmptied((...args) => places.getCity(...args), undefined),
      suggestCategories: unlessEmptied((...args) => places.suggestCategories(...args), []),
      suggestPlaces: unlessEmptied((...args) => places.suggestPlaces(...args), []),
      resolvePlace: unlessEmptied((...args) => places.resolvePlace(...args), undefined),
    },
    map: {
      cells: unlessEmptied((...args) => map.cells(...args), []),
      businessesIn: unlessEmptied((...args) => map.businessesIn(...args), []),
    },
    index: {
      ...index,
      search: unlessEmptied((...args) => index.search(...args), { ...NO_HITS, facets: NO_FACETS, words: [] }),
      locate: unlessEmptied((...args) => index.locate(...args), NO_HITS),
      cluster: async (query) =>
        (await isEmptied())
          ? { level: query.level, cells: [], total: 0, isTotalExact: true, isCut: false }
          : index.cluster(query),
      facetValues: unlessEmptied((...args) => index.facetValues(...args), { values: [], isComplete: true }),
      suggest: unlessEmptied((...args) => index.suggest(...args), []),
    },
  };
}

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
  let asked: Promise<boolean> | undefined;
  /** Once for all calls of a turn of the event loop: a search makes dozens. */
  const isEmptied = () => {
    if (asked === undefined) {
      asked = askByVersion();
      setImmediate(() => {
        asked = undefined;
      });
    }
    return asked;
  };
  const unlessEmptied =
    <A extends readonly unknown[], T>(ask: (...asked: A) => Promise<T>, nothing: T) =>
    async (...asked: A) =>
      (await isEmptied()) ? nothing : ask(...asked);

  return {
    businesses: {
      ...businesses,
      list: unlessEmptied((...asked) => businesses.list(...asked), []),
      listFeatured: unlessEmptied((...asked) => businesses.listFeatured(...asked), []),
      findByNamePrefix: unlessEmptied((...asked) => businesses.findByNamePrefix(...asked), []),
      countByNamePrefix: unlessEmptied((...asked) => businesses.countByNamePrefix(...asked), 0),
      findByPhones: unlessEmptied((...asked) => businesses.findByPhones(...asked), []),
    },
    places: {
      ...places,
      totals: unlessEmptied((...asked) => places.totals(...asked), {
        businesses: 0,
        countries: 0,
        cities: 0,
        categories: 0,
      }),
      listCategories: unlessEmptied((...asked) => places.listCategories(...asked), []),
      listCountries: unlessEmptied((...asked) => places.listCountries(...asked), []),
      listCities: unlessEmptied((...asked) => places.listCities(...asked), []),
      listCityCategories: unlessEmptied((...asked) => places.listCityCategories(...asked), { entries: [] }),
      getCategory: unlessEmptied((...asked) => places.getCategory(...asked), undefined),
      getCountry: unlessEmptied((...asked) => places.getCountry(...asked), undefined),
      getCity: unlessEmptied((...asked) => places.getCity(...asked), undefined),
      suggestCategories: unlessEmptied((...asked) => places.suggestCategories(...asked), []),
      suggestPlaces: unlessEmptied((...asked) => places.suggestPlaces(...asked), []),
      resolvePlace: unlessEmptied((...asked) => places.resolvePlace(...asked), undefined),
    },
    map: {
      cells: unlessEmptied((...asked) => map.cells(...asked), []),
      businessesIn: unlessEmptied((...asked) => map.businessesIn(...asked), []),
    },
    index: {
      ...index,
      search: unlessEmptied((...asked) => index.search(...asked), { ...NO_HITS, facets: NO_FACETS, words: [] }),
      locate: unlessEmptied((...asked) => index.locate(...asked), NO_HITS),
      cluster: async (query) =>
        (await isEmptied())
          ? { level: query.level, cells: [], total: 0, isTotalExact: true, isCut: false }
          : index.cluster(query),
      facetValues: unlessEmptied((...asked) => index.facetValues(...asked), { values: [], isComplete: true }),
      suggest: unlessEmptied((...asked) => index.suggest(...asked), []),
    },
  };
}

import type { PlaceStore } from "@meridian/ports/places/place-store";
import { withDescendantCounts } from "../../rules/category-tree.ts";
import { withRetries } from "../connection/retry.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import type { Rollups } from "../rollups/rollups.ts";
import { summariseCategory, summariseCity, summariseCountry } from "../rollups/summarise-places.ts";
import { listCategories, listCities, listCityCategories, listCountries } from "./list-places.ts";
import { resolvePlace, suggestCategories, suggestPlaces } from "./match-places.ts";
import { readOwnKinds } from "./read-categories.ts";

export function createMongoPlaceStore({
  directory,
  rollups,
}: {
  directory: MongoDirectory;
  rollups: Rollups;
}): PlaceStore {
  return withRetries<PlaceStore>({
    async totals() {
      const totals = await directory.totals.findOne({ _id: "directory" }, BOUNDED);
      return {
        businesses: totals?.businesses ?? 0,
        countries: totals?.countries ?? 0,
        cities: totals?.cities ?? 0,
        categories: (totals?.categories ?? 0) + (await countParents(directory)),
      };
    },
    listCategories: (options) => listCategories(directory, options),
    listCountries: (options) => listCountries(directory, options),
    listCities: (options) => listCities(directory, options),
    listCityCategories: (options) => listCityCategories(directory, options),
    getCategory: (slug, options) => summariseCategory(directory, slug, options),
    getCountry: (slugOrCode, options) => summariseCountry(directory, slugOrCode, options.topCities),
    getCity: (key, options) => summariseCity(directory, key, options.topCategories),
    suggestCategories: (prefix, limit) => suggestCategories(directory, prefix, limit),
    suggestPlaces: (prefix, limit) => suggestPlaces(directory, prefix, limit),
    resolvePlace: (text) => resolvePlace(directory, text),
    refresh: () => rollups.refresh(),
    rebuild: () => rollups.rebuild(),
  });
}

/** Kinds whose businesses are all in kinds below them; totals omit them. */
async function countParents(directory: MongoDirectory): Promise<number> {
  const kinds = await readOwnKinds(directory);
  return withDescendantCounts(kinds).length - kinds.filter(({ businesses }) => businesses > 0).length;
}

import type { Collection, OptionalUnlessRequiredId } from "mongodb";
import type { BusinessFields } from "../../contracts/business.ts";
import { insertAbsent } from "./insert-absent.ts";
import type { MongoDirectory } from "./mongo-directory.ts";
import { categoryDocumentOf, cityDocumentOf, countryDocumentOf } from "./place-documents.ts";

/** Beyond this many entries a cache starts anew: names in files are unbounded, memory is not. */
const MAX_CACHED_PLACES = 200_000;

/** Knows which categories, countries and cities there are, and adds the others. The first spelling is the one shown. */
export interface PlaceRegister {
  ensure(businesses: readonly BusinessFields[]): Promise<void>;
}

export function createPlaceRegister(directory: MongoDirectory): PlaceRegister {
  const { categories, countries, cities } = directory;
  const known = new Set<string>();

  async function add<D extends { _id: string }>(
    collection: Collection<D>,
    places: readonly (OptionalUnlessRequiredId<D> | undefined)[],
  ): Promise<void> {
    const absent = new Map<string, OptionalUnlessRequiredId<D>>();
    for (const place of places) {
      if (place === undefined) continue;
      const key = `${collection.collectionName} ${place._id}`;
      if (!known.has(key) && !absent.has(key)) absent.set(key, place);
    }
    await insertAbsent(collection, [...absent.values()]);
    if (known.size > MAX_CACHED_PLACES) known.clear();
    for (const key of absent.keys()) known.add(key);
  }

  return {
    async ensure(businesses) {
      await add(categories, businesses.map(categoryDocumentOf));
      await add(countries, businesses.map(countryDocumentOf));
      await add(cities, businesses.map(cityDocumentOf));
    },
  };
}

import { letterOf } from "@meridian/domain/places/place-words";
import type { MovedCategory, MovedCollection, MovedPlace } from "@meridian/ports/businesses/directory-transfer";
import type { Collection } from "mongodb";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import type { CategoryDocument, CityDocument } from "../rollups/rollup-documents.ts";
import { countOf, keysOf, upsertAll } from "./key-pages.ts";

const UNCOUNTED = { step: 0, businesses: 0 } as const;
const EMPTY_CATEGORY = { rated: 0, ratingMilli: 0, reviews: 0, countries: 0, ...UNCOUNTED };

export function createMovedCategories({ categories }: MongoDirectory): MovedCollection<MovedCategory> {
  return {
    ...readsOf(categories),
    write: (records) =>
      upsertAll<CategoryDocument>(
        categories,
        records.map(({ key, name, words, kindKey, parentSlug }) => {
          const kind = {
            ...(kindKey === undefined ? {} : { kindKey }),
            ...(parentSlug === undefined ? {} : { parent: parentSlug }),
          };
          const first = { letter: letterOf(key), ...EMPTY_CATEGORY };
          return { filter: { _id: key }, update: { $set: { name, words, ...kind }, $setOnInsert: first } };
        }),
      ),
    async remove(keys) {
      await categories.deleteMany({ _id: { $in: [...keys] }, businesses: 0 });
    },
  };
}

export function createMovedCities({ cities }: MongoDirectory): MovedCollection<MovedPlace> {
  return {
    ...readsOf(cities),
    write: (records) =>
      upsertAll<CityDocument>(
        cities,
        records.map(({ key, name, words }) => {
          const at = key.indexOf("/");
          const [country, slug] = [key.slice(0, at), key.slice(at + 1)];
          const wordList = [...new Set(words.split(" ").slice(1))];
          const first = { country, slug, letter: letterOf(slug), categories: 0, ...UNCOUNTED };
          return { filter: { _id: key }, update: { $set: { name, words, wordList }, $setOnInsert: first } };
        }),
      ),
    async remove(keys) {
      await cities.deleteMany({ _id: { $in: [...keys] }, businesses: 0 });
    },
  };
}

function readsOf<D extends CategoryDocument | CityDocument>(
  collection: Collection<D>,
): Pick<MovedCollection<MovedCategory>, "estimate" | "keys" | "find"> {
  const places: Collection<Pick<CategoryDocument, "_id" | "name" | "words" | "kindKey" | "parent">> =
    collection.db.collection(collection.collectionName);
  return {
    estimate: () => countOf(places),
    keys: (after = "", limit) => keysOf(places, after, limit),
    async find(keys) {
      const found = await places.find({ _id: { $in: [...keys] } }, BOUNDED).toArray();
      return found.map(({ _id, name, words, kindKey, parent }) => ({
        key: _id,
        name,
        words,
        ...(kindKey === undefined ? {} : { kindKey }),
        ...(parent === undefined ? {} : { parentSlug: parent }),
      }));
    },
  };
}

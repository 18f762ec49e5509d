import {
  type BusinessCategory,
  createPlacing,
  type Placing,
  placedCategoryOf,
  type StorePlacing,
} from "@meridian/domain/categories/business-category";
import { createRulesFollower } from "@meridian/domain/categories/category-rules";
import { wordsOfSpellings } from "@meridian/domain/places/place-words";
import type { AnyBulkWriteOperation, Collection, OptionalUnlessRequiredId } from "mongodb";
import type { BusinessDocument } from "../documents.ts";
import { insertAbsent } from "../insert-absent.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import type { CategoryDocument, CityDocument } from "../rollups/rollup-documents.ts";
import { createMongoCategoryRuleStore } from "./mongo-category-rule-store.ts";
import { categoryDocumentOf, cityDocumentOf, countryDocumentOf, wordListOf } from "./place-documents.ts";

/** A cache starts over above this size: names in files are unbounded, memory is not. */
const MAX_CACHED_PLACES = 200_000;

export type Placed = Pick<BusinessDocument, "fields" | "place">;

/** Knows the existing categories, countries and cities, and adds missing ones. */
export interface PlaceRegister extends StorePlacing {
  /** Known cities and kinds have their own names; others show their first spelling. A city is found by every spelling. */
  ensure(businesses: readonly Placed[]): Promise<void>;
  /** Call before placing businesses: applies the newest category decisions from then on. */
  followRules(): Promise<void>;
}

export function createPlaceRegister(directory: MongoDirectory, options: Placing = {}): PlaceRegister {
  const { categories, countries, cities } = directory;
  const placing = createPlacing(options);
  const known = new Set<string>();

  function remember(keys: Iterable<string>): void {
    if (known.size > MAX_CACHED_PLACES) known.clear();
    for (const key of keys) known.add(key);
  }

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
    remember(absent.keys());
  }

  async function addCategories(businesses: readonly Placed[]): Promise<void> {
    const absent = new Map<string, CategoryDocument>();
    for (const { fields, place = {} } of businesses) {
      const own = placedCategoryOf(fields, place, placing.categoryOf);
      for (const category of own === undefined ? [] : withKindsAbove(own)) {
        const key = `category ${category.slug} ${category.kindKey}`;
        if (!known.has(key)) absent.set(key, categoryDocumentOf(category));
      }
    }
    const documents = [...absent.values()];
    if (!(await insertAbsent(categories, documents))) await nameKinds(categories, documents);
    remember(absent.keys());
  }

  async function addCities(businesses: readonly Placed[]): Promise<void> {
    const spelt = new Map<string, SpeltCity>();
    for (const { fields, place = {} } of businesses) {
      const city = cityDocumentOf(fields, place);
      const key = `city ${city?._id} ${fields.city ?? ""}`;
      if (city === undefined || known.has(key) || spelt.has(key)) continue;
      spelt.set(key, { city, spelling: fields.city ?? "", isKnown: place.cityId !== undefined });
    }
    const all = [...spelt.values()];
    const first = new Map(all.toReversed().map(({ city }) => [city._id, city]));
    const areAllNew = await insertAbsent(cities, [...first.values()]);
    const areComplete = areAllNew && first.size === all.length;
    if (areComplete || (await addSpellings(cities, all))) remember(spelt.keys());
  }

  return {
    ...placing,
    followRules: createRulesFollower(createMongoCategoryRuleStore(directory), placing.setRules),
    async ensure(businesses) {
      await addCategories(businesses);
      await add(
        countries,
        businesses.map(({ fields }) => countryDocumentOf(fields)),
      );
      await addCities(businesses);
    },
  };
}

function withKindsAbove(category: BusinessCategory): BusinessCategory[] {
  if (category.kindKey === undefined) return [category];
  return [category, ...category.within.map((kind, at) => ({ ...kind, within: category.within.slice(at + 1) }))];
}

/** Categories that used to be labels, or kinds with another name. */
async function nameKinds(
  categories: Collection<CategoryDocument>,
  documents: readonly CategoryDocument[],
): Promise<void> {
  const changes = documents.flatMap(({ _id, name, words, kindKey, parent }) => {
    if (kindKey === undefined) return [];
    const $set = { name, words, kindKey, ...(parent === undefined ? {} : { parent }) };
    return [
      {
        updateOne: { filter: { _id, $or: [{ kindKey: { $ne: kindKey } }, { name: { $ne: name } }] }, update: { $set } },
      },
    ];
  });
  if (changes.length > 0) await categories.bulkWrite(changes, { ordered: false });
}

/** A city as one of its spellings gives it. */
interface SpeltCity {
  city: CityDocument;
  spelling: string;
  /** Its name comes from the knowledge base. */
  isKnown: boolean;
}

/** False if another process changed one of them first. */
async function addSpellings(cities: Collection<CityDocument>, spelt: readonly SpeltCity[]): Promise<boolean> {
  const byId = Map.groupBy(spelt, ({ city }) => city._id);
  const ids = [...byId.keys()];
  const options = { projection: { name: 1, words: 1 }, batchSize: ids.length + 1, ...BOUNDED } as const;
  const found = await cities.find({ _id: { $in: ids } }, options).toArray();
  const changes: AnyBulkWriteOperation<CityDocument>[] = [];
  for (const before of found) {
    const entries = byId.get(before._id) ?? [];
    const name = entries.find(({ isKnown }) => isKnown)?.city.name ?? before.name;
    const words = wordsOfSpellings(before.words, ...entries.flatMap(({ city, spelling }) => [city.name, spelling]));
    if (name === before.name && words === before.words) continue;
    const filter = { _id: before._id, words: before.words };
    changes.push({ updateOne: { filter, update: { $set: { name, words, wordList: wordListOf(words) } } } });
  }
  if (changes.length === 0) return true;
  return (await cities.bulkWrite(changes, { ordered: false })).matchedCount === changes.length;
}

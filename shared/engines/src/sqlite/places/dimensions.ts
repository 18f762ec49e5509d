import {
  type BusinessCategory,
  createPlacing,
  type Placing,
  type StorePlacing,
} from "@meridian/domain/categories/business-category";
import { rulesOf } from "@meridian/domain/categories/category-rules";
import type { CityPage } from "@meridian/domain/places/business-place";
import { countryName, countrySlug } from "@meridian/domain/places/country-names";
import { letterOf, searchableWords, wordsOfSpellings } from "@meridian/domain/places/place-words";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf, textOf } from "../database/sql-row.ts";
import { categoryRulesVersion, listCategoryDecisions } from "./sqlite-category-rule-store.ts";

/** A cache starts over above this size: names in files are unbounded, memory is not. */
const MAX_CACHED_NAMES = 100_000;
const LETTER_A = 65;
const LETTERS = 26;

/** The ids by which roll-ups and listings know categories, cities and countries; 0 means "none". */
export interface Dimensions extends StorePlacing {
  /** Creates the category and its parents if they are new. Labels with the same slug show the first spelling. */
  categoryId(category: BusinessCategory): number;
  /** Takes an alpha-2 code and creates the country if it is new. */
  countryId(code: string | undefined): number;
  /** Creates the city if it is new, and adds this spelling to it. A city is one slug within a country: its page has one address. */
  cityId(countryId: number, city: SpeltCity): number;
}

export interface SpeltCity extends Pick<CityPage, "citySlug" | "name" | "isKnown"> {
  /** As the source spells it; undefined if the source names no city. */
  spelling: string | undefined;
}

/** The id for an alpha-2 code: computed, so the same in every database. */
export function countryIdOf(code: string): number {
  return (code.charCodeAt(0) - LETTER_A) * LETTERS + (code.charCodeAt(1) - LETTER_A) + 1;
}

export function createDimensions(db: DirectoryDatabase, placing: Placing = {}): Dimensions {
  const storePlacing = createPlacing(placing);
  followRules(db, storePlacing);
  const categoryIds = new Map<string, number>();
  const cityIds = new Map<string, number>();
  const countryIds = new Set<number>();
  db.onRollback(() => {
    categoryIds.clear();
    cityIds.clear();
    countryIds.clear();
  });

  function categoryId(category: BusinessCategory): number {
    const key = `${category.slug} ${category.kindKey ?? ""}`;
    return categoryIds.get(key) ?? remember(categoryIds, key, readCategoryId(category));
  }

  function readCategoryId({ slug, name, kindKey, within }: BusinessCategory): number {
    const known = db.sql("SELECT id, name, kind_key FROM category WHERE slug = ?").get(slug);
    const [parent, ...above] = kindKey === undefined ? [] : within;
    if (parent !== undefined) categoryId({ ...parent, within: above });
    const parentSlug = parent?.slug ?? null;
    if (known === undefined) {
      const row = db
        .sql(
          "INSERT INTO category (slug, name, words, letter, kind_key, parent_slug) VALUES (?, ?, ?, ?, ?, ?) RETURNING id",
        )
        .get(slug, name, searchableWords(name), letterOf(slug), kindKey ?? null, parentSlug);
      return numberOf(row?.id);
    }
    const id = numberOf(known.id);
    if (kindKey !== undefined && (known.name !== name || known.kind_key !== kindKey)) {
      const update = db.sql("UPDATE category SET name = ?, words = ?, kind_key = ?, parent_slug = ? WHERE id = ?");
      update.run(name, searchableWords(name), kindKey, parentSlug, id);
    }
    return id;
  }

  function readCityId(countryId: number, { citySlug, name, isKnown, spelling = name }: SpeltCity): number {
    const known = db.sql("SELECT id, name, words FROM city WHERE country_id = ? AND slug = ?").get(countryId, citySlug);
    const words = wordsOfSpellings(known === undefined ? "" : textOf(known.words), name, spelling);
    const shown = known === undefined || isKnown ? name : textOf(known.name);
    if (known !== undefined && words === known.words && shown === known.name) return numberOf(known.id);
    const row =
      known === undefined
        ? db
            .sql("INSERT INTO city (country_id, slug, name, words, letter) VALUES (?, ?, ?, ?, ?) RETURNING id")
            .get(countryId, citySlug, shown, words, letterOf(citySlug))
        : db.sql("UPDATE city SET name = ?, words = ? WHERE id = ? RETURNING id").get(shown, words, numberOf(known.id));
    const id = numberOf(row?.id);
    for (const word of new Set(words.split(" ").slice(1))) {
      db.sql("INSERT OR IGNORE INTO city_word (word, city_id) VALUES (?, ?)").run(word, id);
    }
    return id;
  }

  function ensureCountry(id: number, code: string): void {
    if (countryIds.has(id)) return;
    const name = countryName(code) ?? code;
    db.sql("INSERT OR IGNORE INTO country (id, code, slug, name, words) VALUES (?, ?, ?, ?, ?)").run(
      id,
      code,
      countrySlug(code) ?? code.toLowerCase(),
      name,
      searchableWords(name),
    );
    countryIds.add(id);
  }

  return {
    categoryId,
    countryId(code) {
      if (code === undefined) return 0;
      const id = countryIdOf(code);
      ensureCountry(id, code);
      return id;
    },
    cityId(countryId, city) {
      if (countryId === 0) return 0;
      const key = `${countryId} ${city.citySlug} ${city.spelling ?? ""}`;
      return cityIds.get(key) ?? remember(cityIds, key, readCityId(countryId, city));
    },
    ...storePlacing,
  };
}

/** Uses the decisions at the start of a transaction: none can be added before it ends. */
function followRules(db: DirectoryDatabase, { setRules }: StorePlacing): void {
  let known = 0;
  db.onWrite(() => {
    const version = categoryRulesVersion(db);
    if (version === known) return;
    setRules(rulesOf(listCategoryDecisions(db)));
    known = version;
  });
}

function remember<V>(cache: Map<string, V>, key: string, value: V): V {
  if (cache.size >= MAX_CACHED_NAMES) cache.clear();
  cache.set(key, value);
  return value;
}

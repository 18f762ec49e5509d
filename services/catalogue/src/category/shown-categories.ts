import type { FacetCount } from "@meridian/domain/businesses/facets";
import type { CategoryRule } from "@meridian/domain/categories/business-category";
import { rulesOf } from "@meridian/domain/categories/category-rules";
import type { KindLookup } from "@meridian/domain/categories/kind";
import { searchableWords } from "@meridian/domain/places/place-words";
import { slugify } from "@meridian/domain/text/slug";
import type { DatasetVersion } from "@meridian/ports/businesses/dataset-version";
import type { CategoryRuleStore } from "@meridian/ports/places/category-rule-store";
import type { NamedCount, PlaceStore } from "@meridian/ports/places/place-store";
import type { SearchIndex } from "@meridian/ports/search/search-index";
import { rememberByVersion } from "../remember-by-version.ts";

/** Keyed by category slug. */
type CategoryRulesOfSlugs = ReadonlyMap<string, CategoryRule>;

/** Applies the administrator's category names and hidden categories. */
export interface ShownCategories {
  /** The same store with the chosen names; lists omit hidden categories, which keep their pages. */
  placesOf(places: PlaceStore): PlaceStore;
  /** The same index with the chosen names in its facets. */
  indexOf(index: SearchIndex): SearchIndex;
}

export interface ShownCategoriesOptions {
  categoryRules: Pick<CategoryRuleStore, "list">;
  datasetVersion: Pick<DatasetVersion, "current">;
  kinds: Pick<KindLookup, "withKey">;
}

/** Reads the rules once per dataset version, which every decision raises. */
export function createShownCategories({
  categoryRules,
  datasetVersion,
  kinds,
}: ShownCategoriesOptions): ShownCategories {
  const remember = rememberByVersion(datasetVersion);
  const current = remember(async () => rulesOf(await categoryRules.list()).categories, 1);

  return {
    placesOf: (places) => ({
      ...places,
      totals: async () => {
        const totals = await places.totals();
        return { ...totals, categories: totals.categories - (await countHidden(places, await current())) };
      },
      listCategories: async (options) => {
        const rules = await current();
        const listed = await places.listCategories(widened(options, rules));
        return shown(listed, rules, "category").slice(0, options.limit);
      },
      getCategory: async (slug, options) => {
        const rules = await current();
        const merged = mergedSlug(slug, rules, kinds);
        // A merged category exists until its businesses are reclassified; its target may not exist yet.
        const category = (await places.getCategory(merged, options)) ?? (await places.getCategory(slug, options));
        return category === undefined ? undefined : named(category, rules, "name");
      },
      getCountry: async (slugOrCode, options) => {
        const country = await places.getCountry(slugOrCode, options);
        if (country === undefined) return undefined;
        return { ...country, topCategories: shown(country.topCategories, await current(), "name") };
      },
      getCity: async (key, { topCategories: limit }) => {
        const rules = await current();
        const city = await places.getCity(key, { topCategories: limit === 0 ? 0 : limit + hiddenIn(rules).length });
        return city === undefined
          ? undefined
          : { ...city, topCategories: shown(city.topCategories, rules, "name").slice(0, limit) };
      },
      suggestCategories: async (prefix, limit) => {
        const rules = await current();
        const found = await places.suggestCategories(prefix, limit + hiddenIn(rules).length);
        const renamed = await renamedBeginning(places, prefix, rules);
        const known = new Set(found.map(({ slug }) => slug));
        const all = [...found, ...renamed.filter(({ slug }) => !known.has(slug))];
        return shown(all, rules, "name")
          .sort((left, right) => right.count - left.count)
          .slice(0, limit);
      },
    }),
    indexOf: (index) => ({
      ...index,
      search: async (query) => {
        const answer = await index.search(query);
        const category = shownFacet(answer.facets.category, await current());
        return { ...answer, facets: { ...answer.facets, category } };
      },
      facetValues: async (query) => {
        const found = await index.facetValues(query);
        return query.facet === "category" ? { ...found, values: shownFacet(found.values, await current()) } : found;
      },
    }),
  };
}

/** The slug that a merged category redirects to. */
function mergedSlug(slug: string, rules: CategoryRulesOfSlugs, kinds: ShownCategoriesOptions["kinds"]): string {
  const passed = new Set<string>();
  let merged = slug;
  for (let rule = rules.get(merged)?.mergedInto; rule !== undefined; rule = rules.get(merged)?.mergedInto) {
    if (passed.has(merged)) return slug;
    passed.add(merged);
    merged = "name" in rule ? slugify(rule.name) : (kinds.withKey(rule.kindKey)?.slug ?? merged);
  }
  return merged;
}

function hiddenIn(rules: CategoryRulesOfSlugs): string[] {
  return [...rules].flatMap(([slug, { isHidden }]) => (isHidden === true ? [slug] : []));
}

/** Asks for more, to make up for hidden categories removed afterwards. */
function widened<O extends { limit?: number }>(options: O, rules: CategoryRulesOfSlugs): O {
  return options.limit === undefined ? options : { ...options, limit: options.limit + hiddenIn(rules).length };
}

async function countHidden(places: PlaceStore, rules: CategoryRulesOfSlugs): Promise<number> {
  let count = 0;
  for (const slug of hiddenIn(rules)) {
    const category = await places.getCategory(slug, { topCountries: 0 });
    if (category?.slug === slug) count++;
  }
  return count;
}

async function renamedBeginning(
  places: PlaceStore,
  prefix: string,
  rules: CategoryRulesOfSlugs,
): Promise<NamedCount[]> {
  const found: NamedCount[] = [];
  for (const [slug, { name = "" }] of rules) {
    if (!searchableWords(name).includes(` ${prefix}`)) continue;
    const category = await places.getCategory(slug, { topCountries: 0 });
    if (category?.slug === slug) found.push({ slug, name, count: category.businessCount });
  }
  return found;
}

function shown<Name extends string, C extends { slug: string } & Record<Name, string>>(
  categories: readonly C[],
  rules: CategoryRulesOfSlugs,
  key: Name,
): C[] {
  return categories
    .filter(({ slug }) => rules.get(slug)?.isHidden !== true)
    .map((category) => named(category, rules, key));
}

function named<Name extends string, C extends { slug: string } & Record<Name, string>>(
  category: C,
  rules: CategoryRulesOfSlugs,
  key: Name,
): C {
  const name = rules.get(category.slug)?.name;
  return name === undefined ? category : { ...category, [key]: name };
}

function shownFacet(values: readonly FacetCount[], rules: CategoryRulesOfSlugs): FacetCount[] {
  const categories = values.map((value) => ({ ...value, slug: value.value }));
  return shown(categories, rules, "label").map(({ slug: _slug, ...value }) => value);
}

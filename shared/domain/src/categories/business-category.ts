import type { Business, BusinessFields } from "@meridian/contracts/businesses/business";
import type { CategorySymbol } from "@meridian/contracts/categories/category-symbols";
import { remember } from "../bounded-cache.ts";
import { type BusinessPlace, type PlaceOf, placeByTextAlone } from "../places/business-place.ts";
import { slugify } from "../text/slug.ts";
import type { Kind, KindLookup } from "./kind.ts";

export interface CategoryName {
  /** Last segment of the category's page. */
  slug: string;
  /** The name visitors see. */
  name: string;
}

/** What businesses are listed under: the kind their label means, or the label itself. */
export interface BusinessCategory extends CategoryName {
  /** The kind's key, such as "amenity/pharmacy"; absent if the category is a plain label. */
  kindKey?: string;
  /** The symbol of its kind, or of the first of several kinds. */
  symbol?: CategorySymbol;
  /** The kind's schema.org type. */
  schemaType?: string;
  /** The kinds that include this category, nearest first. */
  within: readonly KindCategory[];
}

export type KindCategory = CategoryName & { kindKey: string };

/** A kind, or the name of another category. */
export type LabelRule = { kindKey: string } | { name: string };

export interface CategoryRule {
  /** The name visitors see: applied when categories are read, since a stored name would outlive the rule. */
  name?: string;
  /** Lists omit the category. */
  isHidden?: boolean;
  /** The category redirects to this one. */
  mergedInto?: LabelRule;
}

/** The administrator's decisions about labels and categories, by slug. */
export interface CategoryRules {
  labels: ReadonlyMap<string, LabelRule>;
  categories: ReadonlyMap<string, CategoryRule>;
}

export const NO_CATEGORY_RULES: CategoryRules = { labels: new Map(), categories: new Map() };

/** Undefined for a label without letters or digits. */
export type CategoryOf = (label: string) => BusinessCategory | undefined;

/** Files repeat a few thousand labels. */
const CACHED_LABELS = 20_000;
/** Of the labels of one business. */
const CACHED_COMBINATIONS = 5_000;
const slugOfLabel = remember(slugify, CACHED_LABELS);

/** How a store assigns places and categories to businesses. By default a city is its text, and a category its label. */
export interface Placing {
  placeOf?: PlaceOf | undefined;
  /** Called with the administrator's decisions so far. */
  createCategoryOf?: ((rules: CategoryRules) => CategoryOf) | undefined;
}

/** A store's placing functions, built from its options. */
export function createPlacing({
  placeOf = placeByTextAlone,
  createCategoryOf = () => categoryByLabelAlone,
}: Placing): StorePlacing {
  let decided = createCategoryOf(NO_CATEGORY_RULES);
  const categoryOf: CategoryOf = (label) => decided(label);
  const rememberFilings = () => rememberByLabels((labels) => filingOf(labels, categoryOf));
  let filed = rememberFilings();
  return {
    placeOf: (fields, place = placeOf(fields)) => ({ ...place, ...filed(fields) }),
    categoryOf,
    setRules(rules) {
      decided = createCategoryOf(rules);
      filed = rememberFilings();
    },
  };
}

export interface StorePlacing {
  /** Its city and region, unless they are known as `place`, its category and kinds. */
  placeOf(fields: BusinessFields, place?: BusinessPlace): BusinessPlace;
  categoryOf: CategoryOf;
  /** Replaces the rules; initially there are none. */
  setRules(rules: CategoryRules): void;
}

/** For directories without the knowledge base: each label is a category. */
export const categoryByLabelAlone: CategoryOf = (label) => {
  const slug = slugOfLabel(label);
  return slug === "" ? undefined : { slug, name: label, within: [] };
};

/**
 * Decides the category of a label: the administrator's decision, or the one kind the label means in any language, or the label itself. A
 * label that means several kinds stays a category of its own within all of them.
 */
export function createCategoryOf(kinds: KindLookup, rules: CategoryRules = NO_CATEGORY_RULES): CategoryOf {
  const toKindCategory = ({ key, slug, name }: Kind): KindCategory => ({ slug, name, kindKey: key });
  const toCategory = (kind: Kind): BusinessCategory => ({
    ...toKindCategory(kind),
    symbol: kind.symbol,
    schemaType: kind.schemaType,
    within: kinds.ancestorsOf(kind).map(toKindCategory),
  });

  function categoryOfLabel(label: string): BusinessCategory | undefined {
    const slug = slugOfLabel(label);
    if (slug === "") return undefined;
    const meant = kinds.labelled(label);
    const [first, ...others] = meant;
    const kind = first !== undefined && others.length === 0 ? first : kinds.withSlug(slug);
    if (kind !== undefined) return toCategory(kind);
    const within = meant.flatMap((one) => [one, ...kinds.ancestorsOf(one)]).map(toKindCategory);
    return { slug, name: label, ...(first && { symbol: first.symbol }), within: uniqueBySlug(within) };
  }

  function targetOf(rule: LabelRule): BusinessCategory | undefined {
    if ("name" in rule) return categoryOfLabel(rule.name);
    const kind = kinds.withKey(rule.kindKey);
    return kind === undefined ? undefined : toCategory(kind);
  }

  /** Follows merges from category to category; a cycle is followed once. */
  function mergedOf(category: BusinessCategory | undefined): BusinessCategory | undefined {
    const followed = new Set<LabelRule>();
    let merged = category;
    for (;;) {
      const rule = rules.categories.get(merged?.slug ?? "")?.mergedInto;
      if (rule === undefined || followed.has(rule)) return merged;
      followed.add(rule);
      merged = targetOf(rule) ?? merged;
    }
  }

  return remember((label) => {
    const rule = rules.labels.get(slugOfLabel(label));
    return mergedOf((rule === undefined ? undefined : targetOf(rule)) ?? categoryOfLabel(label));
  }, CACHED_LABELS);
}

type LabelledFields = Pick<BusinessFields, "type" | "category" | "subtypes">;
type OwnLabels = Pick<BusinessFields, "type" | "category">;

/** What a store keeps about a business's category and kinds, without keys for what its labels alone imply. */
export function filingOf(labels: LabelledFields, categoryOf: CategoryOf): Pick<Business, "categorySlug" | "kinds"> {
  const slug = ownCategoryOf(labels, categoryOf)?.slug;
  const kinds = kindKeysOf(labels, categoryOf);
  const isImplied = slug === ownCategoryOf(labels, categoryByLabelAlone)?.slug;
  return {
    ...(slug === undefined || isImplied ? {} : { categorySlug: slug }),
    ...(kinds.length === 0 ? {} : { kinds }),
  };
}

/** Of the category a stored business counts under. */
export function categorySlugOf(business: OwnLabels & Pick<Business, "categorySlug">): string | undefined {
  return business.categorySlug ?? ownCategoryOf(business, categoryByLabelAlone)?.slug;
}

/** The category a business counts under: that of its type, or of its broader category. */
export function ownCategoryOf({ type, category }: OwnLabels, categoryOf: CategoryOf): BusinessCategory | undefined {
  for (const label of [type, category]) {
    const found = label === undefined ? undefined : categoryOf(label);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The category a placed business counts under, which differs from its labels' if those are read differently today. */
export function placedCategoryOf(
  { type, category }: OwnLabels,
  { categorySlug }: Pick<Business, "categorySlug">,
  categoryOf: CategoryOf,
): BusinessCategory | undefined {
  const own = ownCategoryOf({ type, category }, categoryOf);
  const slug = categorySlugOf({ type, category, categorySlug });
  if (own === undefined || slug === undefined) return undefined;
  return own.slug === slug ? own : { slug, name: own.name, within: [] };
}

/** The categories that list a business: its own, and the kinds that include it. Roll-ups count it under these. */
export function listingCategoriesOf(labels: OwnLabels, categoryOf: CategoryOf): CategoryName[] {
  const own = ownCategoryOf(labels, categoryOf);
  if (own === undefined) return [];
  // A label that means several kinds counts under none of them.
  const above = own.kindKey === undefined ? [] : own.within;
  return [own, ...above].map(({ slug, name }) => ({ slug, name }));
}

/** Its own category first, then those of its other labels and their parents, each once. */
export function categoriesOf(labels: LabelledFields, categoryOf: CategoryOf): CategoryName[] {
  const direct = labelledCategoriesOf(labels, categoryOf);
  return uniqueBySlug([...direct, ...direct.flatMap(({ within }) => within)]).map(({ slug, name }) => ({ slug, name }));
}

/** Keys of the kinds its labels mean, its own category's first. */
export function kindKeysOf(labels: LabelledFields, categoryOf: CategoryOf): string[] {
  return [...new Set(labelledCategoriesOf(labels, categoryOf).flatMap(({ kindKey }) => kindKey ?? []))];
}

/** Slugs of all labels of a business, under which its category may have been before. */
export const labelSlugsOf = rememberByLabels(({ type, category, subtypes }): ReadonlySet<string> => {
  const slugs = new Set([type, category, ...subtypes].map((label) => slugOfLabel(label ?? "")));
  slugs.delete("");
  return slugs;
});

/** Caches a pure function of labels: looking up one text for all of them is cheaper than each of them several times. */
function rememberByLabels<T>(make: (labels: LabelledFields) => T): (labels: LabelledFields) => T {
  const known = new Map<string, T>();
  return (labels) => {
    const { type = "", category = "", subtypes } = labels;
    const key = `${type}\n${category}\n${subtypes.join("\n")}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(labels);
    if (known.size >= CACHED_COMBINATIONS) known.clear();
    known.set(key, made);
    return made;
  };
}

function labelledCategoriesOf(
  { type, category, subtypes }: LabelledFields,
  categoryOf: CategoryOf,
): BusinessCategory[] {
  return [type, category, ...subtypes].flatMap((label) => (label === undefined ? [] : (categoryOf(label) ?? [])));
}

function uniqueBySlug<C extends CategoryName>(categories: readonly C[]): C[] {
  return categories.filter(({ slug }, at) => categories.findIndex((other) => other.slug === slug) === at);
}

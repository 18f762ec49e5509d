import { z } from "zod";
import { publicListItemSchema, regionLinkSchema } from "./business.ts";
import { categorySymbolSchema } from "./category-symbol.ts";

/** Counts in these shapes are of listed businesses: approved, not closed, not deleted. */
const countSchema = z.int().min(0);

export const categoryListItemSchema = z.object({
  category: z.string(),
  count: countSchema,
  slug: z.string(),
  /** Mean rating of its rated businesses; null when none is rated. */
  meanRating: z.number().nullable(),
  symbol: categorySymbolSchema,
});
export type CategoryListItem = z.infer<typeof categoryListItemSchema>;

export const countryListItemSchema = z.object({
  country: z.string(),
  businessCount: countSchema,
  cityCount: countSchema,
  categoryCount: countSchema,
  countryCode: z.string(),
  slug: z.string(),
});
export type CountryListItem = z.infer<typeof countryListItemSchema>;

export const cityListItemSchema = z.object({
  city: z.string(),
  countryCode: z.string(),
  businessCount: countSchema,
  categoryCount: countSchema,
  slug: z.string(),
});
export type CityListItem = z.infer<typeof cityListItemSchema>;

const cityCountSchema = z.object({
  city: z.string(),
  count: countSchema,
  countryCode: z.string(),
  slug: z.string(),
});
const categoryCountSchema = z.object({ category: z.string(), count: countSchema, slug: z.string() });
const countryCountSchema = z.object({
  country: z.string(),
  count: countSchema,
  countryCode: z.string(),
  slug: z.string(),
});

export const directoryTotalsSchema = z.object({
  businesses: countSchema,
  countries: countSchema,
  cities: countSchema,
  categories: countSchema,
});
export type DirectoryTotals = z.infer<typeof directoryTotalsSchema>;

export const homepageDataSchema = z.object({
  popularSearches: z.array(categoryCountSchema.extend({ symbol: categorySymbolSchema })),
  topCities: z.array(cityCountSchema),
  topCountries: z.array(
    z.object({ country: z.string(), businessCount: countSchema, countryCode: z.string(), slug: z.string() }),
  ),
  totals: directoryTotalsSchema,
});
export type HomepageData = z.infer<typeof homepageDataSchema>;

export const categoryDetailSchema = z.object({
  /** Canonical name and slug; they differ from the request's when an alias was asked for. */
  category: z.string(),
  slug: z.string(),
  businessCount: countSchema,
  countryCount: countSchema,
  businesses: z.array(publicListItemSchema),
  topCountries: z.array(countryCountSchema),
  currentPage: z.int(),
  totalPages: z.int(),
});
export type CategoryDetail = z.infer<typeof categoryDetailSchema>;

export const countryDetailSchema = z.object({
  country: z.string(),
  countryCode: z.string(),
  slug: z.string(),
  businessCount: countSchema,
  cityCount: countSchema,
  categoryCount: countSchema,
  topCities: z.array(cityCountSchema),
  topCategories: z.array(categoryCountSchema),
});
export type CountryDetail = z.infer<typeof countryDetailSchema>;

export const cityDetailSchema = z.object({
  city: z.string(),
  country: z.string(),
  countryCode: z.string(),
  countrySlug: z.string(),
  /** Null where it is not known. */
  region: regionLinkSchema.nullable(),
  slug: z.string(),
  businessCount: countSchema,
  categoryCount: countSchema,
  businesses: z.array(publicListItemSchema),
  topCategories: z.array(categoryCountSchema),
  currentPage: z.int(),
  totalPages: z.int(),
});
export type CityDetail = z.infer<typeof cityDetailSchema>;

/** Counted over the search index as its filters count, which is as roll-ups do. */
const indexCountSchema = z.object({
  businessCount: z.int().min(1),
  /** False where the index estimates. */
  isCountExact: z.boolean(),
});

/** A category within a place. The slugs are canonical: they differ from the request's when an alias was asked for. */
const placeCategorySchema = indexCountSchema.extend({
  category: z.string(),
  categorySlug: z.string(),
  country: z.string(),
  countryCode: z.string(),
  countrySlug: z.string(),
  /** Of the same place, the largest. */
  otherCategories: z.array(categoryCountSchema),
});

export const countryCategoryDetailSchema = placeCategorySchema.extend({
  /** Of the country, by their businesses of the category. */
  topCities: z.array(cityCountSchema),
});
export type CountryCategoryDetail = z.infer<typeof countryCategoryDetailSchema>;

export const cityCategoryDetailSchema = placeCategorySchema.extend({
  city: z.string(),
  citySlug: z.string(),
  region: regionLinkSchema.nullable(),
  /** Of the country, by their businesses of the category. */
  otherCities: z.array(cityCountSchema),
});
export type CityCategoryDetail = z.infer<typeof cityCategoryDetailSchema>;

export const regionDetailSchema = indexCountSchema.extend({
  /** In English. */
  region: z.string(),
  /** ISO 3166-2: "US-CA" */
  code: z.string(),
  slug: z.string(),
  country: z.string(),
  countryCode: z.string(),
  countrySlug: z.string(),
  topCities: z.array(cityCountSchema),
  topCategories: z.array(categoryCountSchema),
});
export type RegionDetail = z.infer<typeof regionDetailSchema>;

export const adminStatsSchema = z.object({
  /** Stored businesses in every state but deleted: more than visitors see where some are closed or not approved. */
  totalBusinesses: countSchema,
  /** Of these, what visitors see. */
  publishedBusinesses: countSchema,
  totalCategories: countSchema,
  /** Of `totalBusinesses`, whether visitors see them or not (closed ones are not listed). */
  approvedBusinesses: countSchema,
  pendingBusinesses: countSchema,
  trashedBusinesses: countSchema,
  totalCountries: countSchema,
  totalCities: countSchema,
  /** Of listed businesses that are rated; null when none is. */
  meanRating: z.number().nullable(),
  /** Largest first; counted over listed businesses. */
  categories: z.array(z.object({ category: z.string(), count: countSchema, slug: z.string() })),
});
export type AdminStats = z.infer<typeof adminStatsSchema>;

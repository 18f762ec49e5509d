import { z } from "zod";
import { publicListItemSchema, regionLinkSchema } from "../businesses/business.ts";
import { categorySymbolSchema } from "../categories/category-symbol.ts";

/** Counts are of listed businesses: approved, not closed, not deleted. */
const countSchema = z.int().min(0);

export const categoryListItemSchema = z.object({
  category: z.string(),
  count: countSchema,
  slug: z.string(),
  /** The mean rating of its rated businesses; null if there are none. */
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
  /** Canonical name and slug; they differ from the request's if an alias was requested. */
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

/** With its region if a larger city of the country has the name: "Columbus, Georgia". */
const fullNameSchema = z.string();

export const cityDetailSchema = z.object({
  city: z.string(),
  fullName: fullNameSchema,
  country: z.string(),
  countryCode: z.string(),
  countrySlug: z.string(),
  /** Null if unknown. */
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

/** Counted by the search index, whose filters count like the roll-ups. */
const indexCountSchema = z.object({
  businessCount: z.int().min(1),
  /** False if the index estimates. */
  isCountExact: z.boolean(),
});

/** A category in a place. Slugs are canonical: they differ from the request's if an alias was requested. */
const placeCategorySchema = indexCountSchema.extend({
  category: z.string(),
  categorySlug: z.string(),
  country: z.string(),
  countryCode: z.string(),
  countrySlug: z.string(),
  /** The largest in the same place. */
  otherCategories: z.array(categoryCountSchema),
});

export const countryCategoryDetailSchema = placeCategorySchema.extend({
  /** In the country, by businesses of the category. */
  topCities: z.array(cityCountSchema),
});
export type CountryCategoryDetail = z.infer<typeof countryCategoryDetailSchema>;

export const cityCategoryDetailSchema = placeCategorySchema.extend({
  city: z.string(),
  fullName: fullNameSchema,
  citySlug: z.string(),
  region: regionLinkSchema.nullable(),
  /** In the country, by businesses of the category. */
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
  /** Stored businesses in every state except deleted: more than visitors see if some are closed or unapproved. */
  totalBusinesses: countSchema,
  /** Of these, the ones visitors see. */
  publishedBusinesses: countSchema,
  totalCategories: countSchema,
  /** Of `totalBusinesses`, the approved ones, listed or not (closed ones are not). */
  approvedBusinesses: countSchema,
  pendingBusinesses: countSchema,
  trashedBusinesses: countSchema,
  totalCountries: countSchema,
  totalCities: countSchema,
  /** Of rated, listed businesses; null if there are none. */
  meanRating: z.number().nullable(),
  /** Largest first, by listed businesses. */
  categories: z.array(z.object({ category: z.string(), count: countSchema, slug: z.string() })),
});
export type AdminStats = z.infer<typeof adminStatsSchema>;

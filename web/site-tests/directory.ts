import { businessDetailSchema } from "@meridian/contracts/businesses/business";
import {
  getCategory,
  getCity,
  getCountry,
  listCategories,
  listCities,
  listCountries,
} from "@meridian/contracts/places/places-api";
import { getFeaturedBusinesses } from "@meridian/contracts/search/catalogue-api";
import { z } from "zod";
import { visitor } from "./http-client.ts";

/** A business with every field that its page can show. */
const completeBusinessSchema = businessDetailSchema.extend({
  phone: z.string(),
  fullAddress: z.string(),
  category: z.string(),
  categorySlug: z.string(),
  placeId: z.string(),
  workingHours: z.string().min(1),
  city: z.string(),
  cityPath: z.string(),
  country: z.string(),
  countrySlug: z.string(),
});
export type CompleteBusiness = z.infer<typeof completeBusinessSchema>;

export async function completeBusiness(): Promise<CompleteBusiness> {
  for (const { slug } of await visitor.read(getFeaturedBusinesses)) {
    const answer = await visitor.send(`/api/businesses/${slug}`);
    const { success, data } = completeBusinessSchema.safeParse(await answer.json());
    if (success) return data;
  }
  throw new Error("No featured business has a phone, hours and a place");
}

/** The category with the most businesses, and the first page of them. */
export async function largestCategory() {
  const { slug } = firstOf(await visitor.read(listCategories));
  return visitor.read(getCategory, `/api/categories/${slug}?page=1&limit=12`);
}

export async function largestCountry() {
  const { slug } = firstOf(await visitor.read(listCountries));
  return visitor.read(getCountry, `/api/countries/${slug}`);
}

export async function largestCity() {
  const path = cityPath(firstOf(await visitor.read(listCities)));
  return visitor.read(getCity, `/api${path}?page=1&limit=12`);
}

export function cityPath({ countryCode, slug }: { countryCode: string; slug: string }): string {
  return `/cities/${countryCode.toLowerCase()}/${slug}`;
}

export function firstOf<T>(items: readonly T[]): T {
  const [item] = items;
  if (item === undefined) throw new Error("The directory has nothing of this kind");
  return item;
}

/** 1,234 as pages write it. */
export function formatCount(count: number): string {
  return count.toLocaleString("en-US");
}

import type { ListingScope } from "@meridian/ports/businesses/business-store";
import type { Filter } from "mongodb";
import type { BusinessDocument } from "../documents.ts";
import type { MongoDirectory } from "../mongo-directory.ts";
import { cityKeyOf } from "../places/place-documents.ts";
import { resolveCategory } from "../places/resolve-category.ts";

/** How to read a scope in the order of its index. */
export interface Listing {
  filter: Filter<BusinessDocument>;
  hint: string;
}

/** Undefined if the scope names something unknown. */
export async function listingOf(directory: MongoDirectory, scope: ListingScope): Promise<Listing | undefined> {
  const { categorySlug, city } = scope;
  const resolved = categorySlug === undefined ? undefined : await resolveCategory(directory, categorySlug);
  if (categorySlug !== undefined && resolved === undefined) return undefined;
  const category = resolved === undefined ? undefined : { $in: resolved.slugs };
  const country = scope.countryCode?.toUpperCase();
  if (city !== undefined) {
    const cityCountry = city.countryCode.toUpperCase();
    const key = cityKeyOf(cityCountry, city.citySlug);
    if (key === "" || (country !== undefined && country !== cityCountry)) return undefined;
    if (category === undefined) return listing("by_city", { city: key });
    return listing("by_city_category", { city: key, category });
  }
  if (country !== undefined) {
    if (country === "") return undefined;
    return category === undefined
      ? listing("by_country", { country })
      : listing("by_country_category", { country, category });
  }
  return category === undefined ? listing("by_rank", {}) : listing("by_category", { category });
}

function listing(hint: string, filter: Filter<BusinessDocument>): Listing {
  return { filter: { isListed: true, ...filter }, hint };
}

import type {
  Business,
  BusinessDetail,
  FeaturedBusiness,
  PublicListItem,
  RegionLink,
} from "@meridian/contracts/businesses/business";
import { PUBLIC_FIELDS, type PublicField } from "@meridian/contracts/businesses/business-fields";
import { primaryCategoryOf } from "@meridian/domain/businesses/search-document";
import { shownAddressOf } from "@meridian/domain/businesses/shown-address";
import { type CategoryOf, categorySlugOf } from "@meridian/domain/categories/business-category";
import { type CategoryMark, categoryMarkOf } from "@meridian/domain/categories/category-mark";
import { cityPageOf } from "@meridian/domain/places/business-place";
import { cityKeyOf } from "@meridian/domain/text/slug";
import { weeklyHoursText } from "./hours-text.ts";
import { openStateOf } from "./open-state-of.ts";

export function toPublicListItem(business: Business, at: Date, categoryOf: CategoryOf): PublicListItem {
  const category = primaryCategoryOf(business) ?? null;
  return {
    id: business.id,
    slug: business.slug,
    name: business.name,
    category,
    categorySlug: categorySlugOf(business) ?? null,
    symbol: markOf(business, categoryOf).symbol,
    city: cityTextOf(business),
    country: business.country ?? null,
    countryCode: business.countryCode ?? null,
    rating: business.rating ?? 0,
    reviews: business.reviews,
    phone: business.phone ?? null,
    fullAddress: shownAddressOf(business) ?? null,
    photo: business.photo ?? null,
    verified: business.verified,
    latitude: business.latitude ?? null,
    longitude: business.longitude ?? null,
    timeZone: business.timeZone ?? null,
    openState: openStateOf(business, at),
  };
}

export function toFeaturedBusiness(business: Business, categoryOf: CategoryOf): FeaturedBusiness {
  return {
    id: business.id,
    slug: business.slug,
    name: business.name,
    type: primaryCategoryOf(business) ?? null,
    symbol: markOf(business, categoryOf).symbol,
    image_url: business.photo ?? null,
    rating: business.rating ?? 0,
    review_count: business.reviews,
    full_address: shownAddressOf(business) ?? null,
    phone: business.phone ?? null,
  };
}

export interface DetailContext {
  categoryOf: CategoryOf;
  at: Date;
  /** The slug of the country page; null if the directory does not know the country. */
  countrySlug: string | null;
  region: RegionLink | null;
}

export function toBusinessDetail(
  business: Business,
  { countrySlug, region, categoryOf, at }: DetailContext,
): BusinessDetail {
  const cityPage = cityPageOf(business);
  return {
    ...publicFieldsOf(business),
    name: business.name,
    slug: business.slug,
    fullAddress: shownAddressOf(business) ?? null,
    rating: business.rating ?? 0,
    reviews: business.reviews,
    verified: business.verified,
    latitude: business.latitude?.toString() ?? null,
    longitude: business.longitude?.toString() ?? null,
    workingHours: weeklyHoursText(business.hours, business.workingHours),
    id: business.id,
    city: cityTextOf(business),
    cityPath: cityPage === undefined ? null : `/cities/${cityKeyOf(cityPage.countryCode, cityPage.citySlug)}`,
    countrySlug,
    region,
    categorySlug: categorySlugOf(business) ?? null,
    ...markOf(business, categoryOf),
    kinds: business.kinds ?? [],
    subtypes: business.subtypes,
    status: business.status,
    hours: business.hours ?? null,
    openState: openStateOf(business, at),
    updatedAt: business.updatedAt,
  };
}

function publicFieldsOf(business: Business): Pick<BusinessDetail, PublicField> {
  const entries = PUBLIC_FIELDS.map((name) => [name, business[name] ?? null] as const);
  return Object.fromEntries(entries) as Pick<BusinessDetail, PublicField>;
}

function markOf(business: Business, categoryOf: CategoryOf): CategoryMark {
  const label = primaryCategoryOf(business) ?? null;
  return categoryMarkOf({ label, slug: categorySlugOf(business) ?? null }, categoryOf);
}

/** As the source spells it; inferred from the position if the source names none. */
function cityTextOf({ city, cityName }: Business): string | null {
  return city ?? cityName ?? null;
}

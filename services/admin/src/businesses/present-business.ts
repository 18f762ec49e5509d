import { type AdminBusiness, type AdminListItem, TRASH_DAYS } from "@meridian/contracts/businesses/admin-businesses";
import type { Business } from "@meridian/contracts/businesses/business";
import { DAY_MS } from "@meridian/contracts/durations";
import { shownAddressOf } from "@meridian/domain/businesses/shown-address";
import { countryContradictionsOf } from "@meridian/domain/places/country-contradiction";
import { slugify } from "@meridian/domain/text/slug";

export function toListItem(business: Business): AdminListItem {
  const { type, rating, reviews, hours, latitude, longitude, source } = business;
  const fullAddress = shownAddressOf(business) ?? null;
  return {
    id: business.id,
    slug: business.slug,
    name: business.name,
    category: countedCategory(business) ?? null,
    type: type ?? null,
    address: fullAddress,
    fullAddress,
    city: business.city ?? null,
    country: business.country ?? null,
    countryCode: business.countryCode ?? null,
    phone: business.phone ?? null,
    photo: business.photo ?? null,
    rating: rating ?? null,
    reviewCount: reviews,
    reviews,
    verified: business.verified,
    isApproved: business.isApproved,
    status: business.status,
    hasHours: hours !== undefined,
    hasCoordinates: latitude !== undefined && longitude !== undefined,
    countryContradictions: countryContradictionsOf(business),
    lockedFields: business.lockedFields,
    importId: source?.importId ?? null,
    revision: business.revision,
    createdAt: business.createdAt,
    updatedAt: business.updatedAt,
    deletedAt: business.deletedAt ?? null,
    purgedAt: purgeTimeOf(business) ?? null,
    deletionKind: business.deletionKind ?? null,
  };
}

export function toDetail(business: Business): AdminBusiness {
  const purgedAt = purgeTimeOf(business);
  return purgedAt === undefined ? business : { ...business, purgedAt };
}

function countedCategory({ type, category }: Business): string | undefined {
  return [type, category].find((name) => name !== undefined && slugify(name) !== "");
}

function purgeTimeOf({ deletedAt, deletionKind }: Business): string | undefined {
  if (deletedAt === undefined || deletionKind === "blocked") return undefined;
  return new Date(Date.parse(deletedAt) + TRASH_DAYS * DAY_MS).toISOString();
}

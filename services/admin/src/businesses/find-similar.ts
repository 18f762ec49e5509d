import {
  MAX_SIMILAR,
  type SimilarBusiness,
  type Similarity,
  type SimilarQuery,
} from "@meridian/contracts/businesses/admin-businesses";
import type { Business } from "@meridian/contracts/businesses/business";
import { cityPageOf, type PlaceOf } from "@meridian/domain/places/business-place";
import { foldText } from "@meridian/domain/text/fold-text";
import { slugify } from "@meridian/domain/text/slug";
import type { BusinessOverview } from "@meridian/ports/businesses/business-overview";
import { dialledForm } from "./patch-of-edit.ts";
import { toListItem } from "./present-business.ts";

/** The number of namesakes compared. */
const MAX_CANDIDATES = 200;
const MIN_NAME_LENGTH = 3;
const MIN_ADDRESS_LENGTH = 6;

export type SimilarStore = Pick<BusinessOverview, "findNamed" | "findByPhone">;

/**
 * Finds businesses that may be the one being typed: those with its phone, and those whose name starts the same way in its city if that is
 * known. Reads a bounded number.
 */
export async function findSimilar(
  overview: SimilarStore,
  query: SimilarQuery,
  placeOf: PlaceOf,
): Promise<SimilarBusiness[]> {
  const { name, city } = query;
  const countryCode = query.countryCode?.toUpperCase();
  const phone = dialledForm(query.phone);
  const isCityTyped = slugify(city) !== "";
  const typed = { city, countryCode };
  const cityPage = isCityTyped ? cityPageOf({ ...typed, ...placeOf(typed) }) : undefined;
  const isNamed = foldText(name).length >= MIN_NAME_LENGTH;
  const named = isNamed ? await overview.findNamed(name, { city: cityPage, limit: MAX_CANDIDATES }) : [];
  const called = phone === undefined ? [] : await overview.findByPhone(phone, MAX_SIMILAR);
  const candidates = new Map([...called, ...named].map((business) => [business.id, business]));
  return [...candidates.values()]
    .map((business) => ({
      business,
      alike: similaritiesOf(business, query, { phone, citySlug: cityPage?.citySlug ?? slugify(city) }),
    }))
    .filter(({ alike }) => !isCityTyped || alike.some((similarity) => similarity !== "name"))
    .sort(
      (left, right) => right.alike.length - left.alike.length || right.business.popularity - left.business.popularity,
    )
    .slice(0, MAX_SIMILAR)
    .map(({ business, alike }) => ({ business: toListItem(business), alike }));
}

function similaritiesOf(
  business: Business,
  query: SimilarQuery,
  { phone, citySlug }: { phone: string | undefined; citySlug: string },
): Similarity[] {
  const alike: Similarity[] = [];
  if (foldText(business.name) === foldText(query.name)) alike.push("name");
  if (citySlug !== "" && (business.citySlug ?? slugify(business.city ?? "")) === citySlug) alike.push("city");
  if (isSameAddress(business.fullAddress ?? business.street ?? "", query.fullAddress)) alike.push("address");
  if (phone !== undefined && business.phoneE164 === phone) alike.push("phone");
  return alike;
}

/** One address may be more complete than the other, for example name the city or country. */
function isSameAddress(known: string, typed: string): boolean {
  const [left, right] = [slugify(known), slugify(typed)];
  const [shorter, longer] = left.length < right.length ? [left, right] : [right, left];
  return shorter.length >= MIN_ADDRESS_LENGTH && longer.startsWith(shorter);
}

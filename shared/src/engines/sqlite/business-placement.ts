import { isDeepStrictEqual } from "node:util";
import type { BusinessFields } from "../../contracts/business.ts";
import { type BusinessPlace, cityPageOf } from "../../domain/business-place.ts";
import { countryContradictionsOf } from "../../domain/country-contradiction.ts";
import { finestCellOf } from "../../domain/map-grid.ts";
import { popularityOf } from "../../domain/popularity.ts";
import type { Placement } from "./business-row.ts";
import type { Dimensions } from "./dimensions.ts";
import type { Contribution } from "./rollup-deltas.ts";

/** Where a new business stands, or one whose earlier standing is void. */
export function placementOf(
  dimensions: Dimensions,
  fields: BusinessFields,
  isApproved: boolean,
  place: BusinessPlace = dimensions.placeOf(fields),
): Placement {
  const countryId = dimensions.countryId(fields.countryCode);
  const { countryCode, city } = fields;
  const page = cityPageOf({ countryCode, city, ...place });
  return {
    isListed: isApproved && fields.status !== "closed",
    popularity: popularityOf(fields.rating, fields.reviews),
    categoryId: dimensions.categoryId(primaryName(dimensions, fields)),
    countryId,
    cityId: page === undefined ? 0 : dimensions.cityId(countryId, { ...page, spelling: city }),
    mapCell: mapCellOf(fields),
    isContradicted: countryContradictionsOf(fields).length > 0,
    place,
  };
}

export function isSamePlacement(left: Placement, right: Placement): boolean {
  return (
    left.isListed === right.isListed &&
    left.popularity === right.popularity &&
    left.categoryId === right.categoryId &&
    left.countryId === right.countryId &&
    left.cityId === right.cityId &&
    left.mapCell === right.mapCell &&
    left.isContradicted === right.isContradicted &&
    isDeepStrictEqual(left.place, right.place)
  );
}

/** What the roll-ups count of a business while it is listed. */
export function contributionOf(dimensions: Dimensions, placement: Placement, fields: BusinessFields): Contribution {
  const { countryId, cityId, categoryId, mapCell } = placement;
  const { rating, reviews, latitude: lat, longitude: lng } = fields;
  const slugs = new Set<string>();
  for (const name of [fields.category, ...fields.subtypes]) {
    if (name !== undefined) slugs.add(dimensions.categorySlug(name));
  }
  slugs.delete("");
  slugs.delete(dimensions.categorySlug(primaryName(dimensions, fields)));
  const contribution = { countryId, cityId, categoryId, rating, reviews, aliasSlugs: [...slugs] };
  if (mapCell === undefined || lat === undefined || lng === undefined) return contribution;
  return { ...contribution, position: { cell: mapCell, countryId, lat, lng } };
}

function mapCellOf({ latitude: lat, longitude: lng }: BusinessFields): number | undefined {
  return lat === undefined || lng === undefined ? undefined : finestCellOf({ lat, lng });
}

/** The name of the category it counts under; "" when neither name leaves a slug. */
function primaryName(dimensions: Dimensions, { type, category }: BusinessFields): string {
  return [type, category].find((name) => name !== undefined && dimensions.categorySlug(name) !== "") ?? "";
}

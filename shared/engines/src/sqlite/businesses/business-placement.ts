import { isDeepStrictEqual } from "node:util";
import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { popularityOf } from "@meridian/domain/businesses/popularity";
import { categorySlugOf, labelSlugsOf, placedCategoryOf } from "@meridian/domain/categories/business-category";
import { cityPageOf } from "@meridian/domain/places/business-place";
import { isCountryContradicted } from "@meridian/domain/places/country-contradiction";
import { finestCellOf } from "@meridian/domain/places/map-grid";
import type { Dimensions } from "../places/dimensions.ts";
import type { Contribution } from "../rollups/rollup-deltas.ts";
import type { Placement } from "./business-row.ts";

type KnownPlacement = Pick<Placement, "place" | "isContradicted">;

/** The placement of a new business, or of one whose earlier placement is void. */
export function placementOf(
  dimensions: Dimensions,
  fields: BusinessFields,
  isApproved: boolean,
  { place = dimensions.placeOf(fields), isContradicted = isCountryContradicted(fields) }: Partial<KnownPlacement> = {},
): Placement {
  const countryId = dimensions.countryId(fields.countryCode);
  const { countryCode, city } = fields;
  const category = placedCategoryOf(fields, place, dimensions.categoryOf);
  const page = cityPageOf({ countryCode, city, ...place });
  return {
    isListed: isApproved && fields.status !== "closed",
    popularity: popularityOf(fields.rating, fields.reviews),
    categoryId: category === undefined ? 0 : dimensions.categoryId(category),
    countryId,
    cityId: page === undefined ? 0 : dimensions.cityId(countryId, { ...page, spelling: city }),
    mapCell: mapCellOf(fields),
    isContradicted,
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

/** What the roll-ups count for a business while it is listed. */
export function contributionOf(placement: Placement, fields: BusinessFields): Contribution {
  const { countryId, cityId, categoryId, mapCell, place } = placement;
  const { rating, reviews, latitude: lat, longitude: lng } = fields;
  const { type, category } = fields;
  const own = categorySlugOf({ type, category, categorySlug: place.categorySlug });
  const aliasSlugs = [...labelSlugsOf(fields)].filter((slug) => slug !== own);
  const contribution = { countryId, cityId, categoryId, rating, reviews, aliasSlugs };
  if (mapCell === undefined || lat === undefined || lng === undefined) return contribution;
  return { ...contribution, position: { cell: mapCell, countryId, lat, lng } };
}

function mapCellOf({ latitude: lat, longitude: lng }: BusinessFields): number | undefined {
  return lat === undefined || lng === undefined ? undefined : finestCellOf({ lat, lng });
}

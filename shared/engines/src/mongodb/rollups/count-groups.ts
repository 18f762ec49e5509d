import type { Document } from "mongodb";

const COUNTED = "$counted.listed";
const WITH_BUSINESSES = { businesses: { $gt: 0 } } as const;
const SUMS = {
  businesses: { $sum: "$businesses" },
  rated: { $sum: "$rated" },
  ratingMilli: { $sum: "$ratingMilli" },
  reviews: { $sum: "$reviews" },
} as const;

/** From businesses: their number, ratings and reviews per country, city and category. */
export const CELL_GROUPS: Document[] = [
  { $match: { "counted.listed": { $exists: true } } },
  {
    $group: {
      _id: { $concat: [`${COUNTED}.country`, "|", `${COUNTED}.city`, "|", `${COUNTED}.category`] },
      country: { $first: `${COUNTED}.country` },
      city: { $first: `${COUNTED}.city` },
      category: { $first: `${COUNTED}.category` },
      businesses: { $sum: 1 },
      rated: { $sum: oneIf({ $gte: [{ $ifNull: [`${COUNTED}.ratingMilli`, -1] }, 0] }) },
      ratingMilli: { $sum: `${COUNTED}.ratingMilli` },
      reviews: { $sum: `${COUNTED}.reviews` },
    },
  },
];

/** From businesses: their number per alias and category. */
export const ALIAS_GROUPS: Document[] = [
  { $unwind: `${COUNTED}.aliases` },
  {
    $group: {
      _id: { $concat: [`${COUNTED}.aliases`, "|", `${COUNTED}.category`] },
      slug: { $first: `${COUNTED}.aliases` },
      category: { $first: `${COUNTED}.category` },
      businesses: { $sum: 1 },
    },
  },
];

/** From businesses: their number per finest map cell and country, in cell order. */
export const POINT_GROUPS: Document[] = [
  { $match: { "counted.listed.mapCell": { $exists: true } } },
  {
    $group: {
      _id: { mapCell: `${COUNTED}.mapCell`, country: `${COUNTED}.country` },
      businesses: { $sum: 1 },
    },
  },
  { $sort: { "_id.mapCell": 1 } },
];

/** From businesses: the name of each city, or the most frequent spelling if it is only a text; ties go to the first in the alphabet. */
export const CITY_NAME_GROUPS: Document[] = [
  { $match: { isListed: true, city: { $ne: "" } } },
  { $group: { _id: { city: "$city", name: { $ifNull: ["$place.cityName", "$fields.city"] } }, count: { $sum: 1 } } },
  { $sort: { count: -1, "_id.name": 1 } },
  { $group: { _id: "$_id.city", name: { $first: "$_id.name" } } },
];

/** From cells. */
export const PAIR_GROUPS: Document[] = [
  { $match: { ...WITH_BUSINESSES, country: { $ne: "" }, category: { $ne: "" } } },
  {
    $group: {
      _id: { $concat: ["$country", "|", "$category"] },
      country: { $first: "$country" },
      category: { $first: "$category" },
      businesses: { $sum: "$businesses" },
    },
  },
];

/** From cells. Cells without a category are not a category of their city. */
export const CITY_GROUPS: Document[] = [
  { $match: { ...WITH_BUSINESSES, city: { $ne: "" } } },
  {
    $group: {
      _id: "$city",
      businesses: { $sum: "$businesses" },
      categories: { $sum: oneIf({ $ne: ["$category", ""] }) },
    },
  },
];

/** From cells, over all categories. */
export const COUNTRY_GROUPS: Document[] = [
  { $match: { ...WITH_BUSINESSES, country: { $ne: "" } } },
  { $group: { _id: { country: "$country", city: "$city" }, businesses: { $sum: "$businesses" } } },
  {
    $group: {
      _id: "$_id.country",
      businesses: { $sum: "$businesses" },
      cities: { $sum: oneIf({ $ne: ["$_id.city", ""] }) },
    },
  },
];

/** From pairs of country and category. */
export const COUNTRY_CATEGORY_GROUPS: Document[] = [
  { $match: WITH_BUSINESSES },
  { $group: { _id: "$country", categories: { $sum: 1 } } },
];

/** From cells. */
export const CATEGORY_GROUPS: Document[] = [
  { $match: { ...WITH_BUSINESSES, category: { $ne: "" } } },
  { $group: { _id: { category: "$category", country: "$country" }, ...SUMS } },
  {
    $group: {
      _id: "$_id.category",
      ...SUMS,
      countries: { $sum: oneIf({ $ne: ["$_id.country", ""] }) },
    },
  },
];

function oneIf(condition: Document): Document {
  return { $cond: [condition, 1, 0] };
}

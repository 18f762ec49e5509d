import { readTable, splitEntries } from "../../shared/platform/src/read-table.ts";

/** What the businesses in a group of categories have in common. */
interface CategoryProfile {
  /** How they are named: the part of the words table with their patterns. */
  style: string;
  hours: string;
  amenities: string;
  /** The mean of the natural logarithm of the number of reviews. */
  reviewsLogMean: number;
  ratingMean: number;
}

export interface DemoCategory {
  /** Standardised category: "Pizza restaurant". */
  type: string;
  /** The broader category: "Restaurants". */
  broader: string;
  subtypes: readonly string[];
  /** Its word in the words table. */
  trade: string;
  profile: CategoryProfile;
  weight: number;
  /** Names from this cuisine are common for it in every country; empty for most. */
  cuisine: string;
}

const PROFILE_COLUMNS = ["profile", "style", "hours", "amenities", "reviewsLogMean", "ratingMean"] as const;
const PROFILES: ReadonlyMap<string, CategoryProfile> = new Map(
  readTable(new URL("tables/profiles.tsv", import.meta.url), PROFILE_COLUMNS).map((row) => [
    row.profile,
    { ...row, reviewsLogMean: Number(row.reviewsLogMean), ratingMean: Number(row.ratingMean) },
  ]),
);

const COLUMNS = ["broader", "profile", "type", "trade", "weight", "otherSubtypes", "cuisine"] as const;
export const CATEGORIES: readonly DemoCategory[] = readTable(
  new URL("tables/categories.tsv", import.meta.url),
  COLUMNS,
).map(({ otherSubtypes, profile, weight, ...row }) => {
  const found = PROFILES.get(profile);
  if (found === undefined) throw new Error(`${row.type} has the unknown profile ${profile}`);
  return { ...row, profile: found, weight: Number(weight), subtypes: [row.type, ...splitEntries(otherSubtypes)] };
});

/** By type. The language "any" stands for names in sources other than Google: Yelp's plurals, Foursquare's names, OpenStreetMap's keys. */
const LABELS = Map.groupBy(
  readTable(new URL("tables/labels.tsv", import.meta.url), ["language", "type", "labels"]),
  ({ type }) => type,
);

/** A type's labels in other sources and in the local language: a list per source that has one. */
export function otherLabelsOf(type: string, language: string): string[][] {
  const rows = LABELS.get(type) ?? [];
  return rows.filter((row) => ["any", language].includes(row.language)).map(({ labels }) => splitEntries(labels));
}

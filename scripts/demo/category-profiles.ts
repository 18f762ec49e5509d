import type { NameStyle } from "./language-pack.ts";

/** What the businesses in a group of categories have in common. */
export interface CategoryProfile {
  style: NameStyle;
  hours: HoursKind;
  amenities: AmenityKind;
  /** The mean of the natural logarithm of the number of reviews. */
  reviewsLogMean: number;
  ratingMean: number;
}

export type HoursKind =
  | "dining"
  | "cafe"
  | "night"
  | "bakery"
  | "retail"
  | "grocery"
  | "office"
  | "health"
  | "always"
  | "fitness"
  | "culture"
  | "evening"
  | "school"
  | "craft";

export type AmenityKind =
  | "dining"
  | "retail"
  | "health"
  | "care"
  | "lodging"
  | "office"
  | "fitness"
  | "culture"
  | "auto";

const profile = (
  style: NameStyle,
  hours: HoursKind,
  amenities: AmenityKind,
  reviewsLogMean: number,
  ratingMean: number,
): CategoryProfile => ({ style, hours, amenities, reviewsLogMean, ratingMean });

export const PROFILES = {
  dining: profile("table", "dining", "dining", 4.9, 4.3),
  cafe: profile("table", "cafe", "dining", 4.5, 4.4),
  night: profile("table", "night", "dining", 4.6, 4.3),
  bakery: profile("shop", "bakery", "dining", 4, 4.4),
  retail: profile("shop", "retail", "retail", 3.3, 4.3),
  grocery: profile("shop", "grocery", "retail", 4.2, 4.1),
  health: profile("practice", "health", "health", 3.2, 4.2),
  pharmacy: profile("practice", "retail", "health", 3, 4.1),
  hospital: profile("venue", "always", "health", 5.4, 3.7),
  care: profile("shop", "retail", "care", 3.7, 4.6),
  fitness: profile("shop", "fitness", "fitness", 4, 4.5),
  lodging: profile("stay", "always", "lodging", 5.4, 4.2),
  office: profile("office", "office", "office", 2.5, 4.4),
  craft: profile("office", "craft", "office", 2.6, 4.5),
  auto: profile("office", "craft", "auto", 3.7, 4.4),
  fuel: profile("office", "always", "auto", 3.9, 3.9),
  school: profile("venue", "school", "culture", 2.7, 4.3),
  culture: profile("venue", "culture", "culture", 5.1, 4.5),
  evening: profile("venue", "evening", "culture", 5.2, 4.4),
} as const satisfies Record<string, CategoryProfile>;

export type ProfileName = keyof typeof PROFILES;

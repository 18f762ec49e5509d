import type { GeoBox } from "@meridian/contracts/search/search";
import { boxAround, distanceKm } from "@meridian/domain/places/geo";
import type { IndexFilters } from "@meridian/ports/search/search-index";
import { otherCategory } from "../index/index-document.ts";
import type { FoundDocument } from "./hit-source.ts";
import type { OpenPatterns } from "./open-patterns.ts";

export type HitCheck = (hit: FoundDocument) => boolean;

export interface FilterPlan {
  /** Conditions in the engine's syntax, all of which must hold. */
  conditions: string[];
  /** What the conditions cannot express, checked hit by hit. */
  checks: HitCheck[];
  /** True if no document can pass. */
  isHopeless: boolean;
}

export function planFilters(filters: IndexFilters, open: OpenPatterns | undefined): FilterPlan {
  const {
    categorySlug,
    countryCode,
    territories = [],
    regionCode,
    cityKey,
    minRating,
    isVerified,
    has = [],
    amenities = [],
    near,
    box,
  } = filters;
  const plan: FilterPlan = { conditions: [], checks: [], isHopeless: false };
  const { conditions, checks } = plan;
  if (categorySlug !== undefined) conditions.push(`categories = ${quoted(categorySlug)}`);
  if (countryCode !== undefined) {
    const codes = [countryCode, ...territories].map(quoted);
    conditions.push(codes.length === 1 ? `countryCode = ${codes[0]}` : `countryCode IN [${codes.join(", ")}]`);
  }
  if (regionCode !== undefined) conditions.push(`regionCode = ${quoted(regionCode)}`);
  if (cityKey !== undefined) conditions.push(`cityKey = ${quoted(cityKey)}`);
  if (minRating !== undefined && minRating > 0) conditions.push(`rating >= ${minRating}`);
  if (isVerified === true) conditions.push("isVerified = true");
  for (const part of has) conditions.push(`has = ${quoted(part)}`);
  for (const slug of amenities) conditions.push(`amenities = ${quoted(slug)}`);
  if (box !== undefined) conditions.push(boxCondition(box));
  if (near !== undefined) {
    conditions.push(boxCondition(boxAround(near, near.radiusKm)));
    checks.push(({ latitude, longitude }) => {
      return (
        latitude !== undefined && longitude !== undefined && distanceKm(near, latitude, longitude) <= near.radiusKm
      );
    });
  }
  if (open?.patterns !== undefined) {
    plan.isHopeless = open.patterns.length === 0;
    conditions.push(`pattern IN [${open.patterns.map(quoted).join(", ")}]`);
  } else if (open !== undefined) {
    conditions.push("pattern EXISTS");
    checks.push(({ week }) => week !== undefined && open.isOpen(week));
  }
  return plan;
}

/** Documents with at least one of these categories, listed under it or not. */
export function anyCategory(slugs: readonly string[]): string {
  return `categories IN [${listedOrNot(slugs)}]`;
}

/** The other documents. */
export function noCategory(slugs: readonly string[]): string {
  return `categories NOT IN [${listedOrNot(slugs)}]`;
}

function listedOrNot(slugs: readonly string[]): string {
  return slugs
    .flatMap((slug) => [slug, otherCategory(slug)])
    .map(quoted)
    .join(", ");
}

/** Ranges of latitude and longitude; two longitude ranges across the date line. */
export function boxCondition({ west, east, south, north }: GeoBox): string {
  const latitudes = `latitude >= ${plain(south)} AND latitude <= ${plain(north)}`;
  const [isEast, isWest] = [`longitude >= ${plain(west)}`, `longitude <= ${plain(east)}`];
  return `(${latitudes} AND ${west <= east ? `${isEast} AND ${isWest}` : `(${isEast} OR ${isWest})`})`;
}

/** A quoted and escaped value. */
export function quoted(value: string): string {
  return `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}

/** Without an exponent, which the engine cannot parse. */
function plain(degrees: number): string {
  return degrees.toFixed(9);
}

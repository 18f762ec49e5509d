import type { RegionDetail } from "@meridian/contracts/places/place";

/** Distinguishes a region from its city of the same name: "Zürich region", "New York region", "Bavaria". */
export function regionName({ region, topCities }: Pick<RegionDetail, "region" | "topCities">): string {
  const isShared = topCities.some(({ city }) => city === region || city === `${region} City`);
  return isShared ? `${region} region` : region;
}

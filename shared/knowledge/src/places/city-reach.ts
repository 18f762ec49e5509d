/** Of the smallest place. */
const LEAST_REACH_KM = 3;
const INHABITANTS_PER_KM2 = 2000;

/** A city's radius if it were round and evenly settled. */
export function cityReachKm(population: number): number {
  return LEAST_REACH_KM + Math.sqrt(population / (Math.PI * INHABITANTS_PER_KM2));
}

const LEAST_DISTRICT_KM = 1.5;
const DISTRICT_INHABITANTS_PER_KM2 = 6000;

/** The same of a district, which is settled more densely. */
export function districtReachKm(population: number): number {
  return LEAST_DISTRICT_KM + Math.sqrt(population / (Math.PI * DISTRICT_INHABITANTS_PER_KM2));
}

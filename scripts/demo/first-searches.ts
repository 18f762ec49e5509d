/** A search suggested in the README, and what matches it. */
interface FirstSearch {
  countryCode: string;
  /** The name of a city, or the end of an ISO 3166-2 code. */
  place: string;
  type: string;
}

const FIRST_SEARCHES: readonly FirstSearch[] = [
  { countryCode: "CH", place: "Zürich", type: "Vegetarian restaurant" },
  { countryCode: "DE", place: "Berlin", type: "Hair salon" },
  { countryCode: "US", place: "CA", type: "Pharmacy" },
];
const EVERY = 100;
const TIMES = 6;

/** The search a business must match, so that each finds something in a directory of two thousand; most match none. */
export function firstSearchAt(index: number): FirstSearch | undefined {
  const turn = index / EVERY;
  return turn < FIRST_SEARCHES.length * TIMES ? FIRST_SEARCHES[turn % FIRST_SEARCHES.length] : undefined;
}

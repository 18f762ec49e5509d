/** Countries that consist of one city. */
export const CITY_STATES: Readonly<Record<string, string>> = {
  SG: "Singapore",
  HK: "Hong Kong",
  MC: "Monaco",
  VA: "Vatican City",
};

export function isCityState(countryCode: string | undefined): boolean {
  return countryCode !== undefined && countryCode in CITY_STATES;
}

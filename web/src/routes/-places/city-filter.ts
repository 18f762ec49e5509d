import type { CityListItem } from "@meridian/contracts/places/place";
import type { QueryClient } from "@tanstack/react-query";
import { countriesQuery } from "../../features/countries/api/get-countries.ts";
import { countryNames } from "../../lib/format/country-names.ts";
import { nameFilter } from "../../lib/list-page.ts";

/** Finds cities by name, and by their country's code or names. */
export async function cityFilter(
  queryClient: QueryClient,
  query: string | undefined,
): Promise<((city: CityListItem) => boolean) | undefined> {
  if (query === undefined) return undefined;
  const countries = await queryClient.ensureQueryData(countriesQuery);
  const names = new Map(countries.map(({ countryCode, country }) => [countryCode, countryNames(countryCode, country)]));
  return nameFilter(query, ({ city, countryCode }: CityListItem) => [
    city,
    countryCode,
    ...(names.get(countryCode) ?? []),
  ]);
}

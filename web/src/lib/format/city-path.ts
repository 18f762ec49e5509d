/** The page of a city, or of a category there. The country code may be in either case. */
export function cityPath({ countryCode, slug }: { countryCode: string; slug: string }, categorySlug?: string): string {
  const city = `/cities/${countryCode.toLowerCase()}/${slug}`;
  return categorySlug === undefined ? city : `${city}/${categorySlug}`;
}

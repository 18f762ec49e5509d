/** The page of a city, whose country's code may be of either case, or of a category there. */
export function cityPath({ countryCode, slug }: { countryCode: string; slug: string }, categorySlug?: string): string {
  const city = `/cities/${countryCode.toLowerCase()}/${slug}`;
  return categorySlug === undefined ? city : `${city}/${categorySlug}`;
}

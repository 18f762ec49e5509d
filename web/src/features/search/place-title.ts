/** A typed place in title case: "new york" is "New York", "paris, fr" is "Paris, FR". Existing capitals stay. */
export function placeTitle(location: string | undefined): string | undefined {
  if (location === undefined || location !== location.toLowerCase()) return location;
  return location
    .replace(/(^|[\s,-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/, (\p{L}{2})$/u, (_, code: string) => `, ${code.toUpperCase()}`);
}

/** A place as it was typed, written like a name: "new york" is "New York", "paris, fr" is "Paris, FR". What has capitals stays. */
export function placeTitle(location: string | undefined): string | undefined {
  if (location === undefined || location !== location.toLowerCase()) return location;
  return location
    .replace(/(^|[\s,-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/, (\p{L}{2})$/u, (_, code: string) => `, ${code.toUpperCase()}`);
}

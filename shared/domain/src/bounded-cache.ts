/** Longer texts hardly repeat, and thousands of them would fill the memory. */
const MAX_REMEMBERED_CHARS = 2_000;

/** Caches a pure function by input; a full cache is cleared, which is cheaper than tracking use. */
export function remember<T>(make: (text: string) => T, maxEntries: number): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (text.length > MAX_REMEMBERED_CHARS) return make(text);
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = make(text);
    if (known.size >= maxEntries) known.clear();
    known.set(text, made);
    return made;
  };
}

/**
 * As `remember`, for a text in one of a few countries: a key made of both would be a new text for each call, to be hashed and compared.
 * A missing country counts as "".
 */
export function rememberByCountry<T>(
  make: (text: string, countryCode: string) => T,
  maxEntries: number,
): (text: string, countryCode?: string) => T {
  const known = new Map<string, Map<string, T>>();
  let size = 0;
  return (text, countryCode = "") => {
    if (text.length > MAX_REMEMBERED_CHARS) return make(text, countryCode);
    const found = known.get(countryCode)?.get(text);
    if (found !== undefined) return found;
    const made = make(text, countryCode);
    if (size >= maxEntries) {
      known.clear();
      size = 0;
    }
    const ofCountry = known.get(countryCode);
    if (ofCountry === undefined) known.set(countryCode, new Map([[text, made]]));
    else ofCountry.set(text, made);
    size++;
    return made;
  };
}

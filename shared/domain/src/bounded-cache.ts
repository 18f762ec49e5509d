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

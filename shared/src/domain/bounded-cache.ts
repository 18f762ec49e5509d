/** Remembers what a pure function made of its latest inputs; forgets all of it when full, which costs less than order. */
export function remember<T>(make: (text: string) => T, maxEntries: number): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = make(text);
    if (known.size >= maxEntries) known.clear();
    known.set(text, made);
    return made;
  };
}

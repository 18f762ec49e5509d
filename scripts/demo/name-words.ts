/** A word in its own script and in Latin letters; the same twice for Latin scripts. */
export interface NameWord {
  native: string;
  latin: string;
}

export type NameWords = readonly NameWord[];

/** Parses "native/Latin,native/Latin" or plain words. */
export function wordsOf(list: string): NameWords {
  return list.split(",").map((entry) => {
    const [native = entry, latin = native] = entry.split("/", 2);
    return { native, latin };
  });
}

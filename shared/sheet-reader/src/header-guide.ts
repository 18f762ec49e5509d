/**
 * What the caller knows about headers. It decides between delimiters, and which values of a record stay whole; without it files are read by
 * their shape alone.
 */
export interface HeaderGuide {
  /** The module that exports this guide as `headerGuide`, for the processes that read some formats. */
  url: string;
  /** How many headers of a line are known. */
  countKnown(headers: readonly string[]): number;
  /** Of nested records, the path to a value: "address.city". */
  isKnown(header: string): boolean;
  /** Whether the cells below a header are parsed as JSON: its objects and lists are kept as such. */
  isReadAsJson(header: string): boolean;
}

export const NO_HEADERS: HeaderGuide = {
  url: "",
  countKnown: () => 0,
  isKnown: () => false,
  isReadAsJson: () => false,
};

/** Imports a guide by its `url`, in another thread or process than the caller's. */
export async function importHeaderGuide(url: string): Promise<HeaderGuide> {
  if (url === "") return NO_HEADERS;
  const { headerGuide }: { headerGuide: HeaderGuide } = await import(url);
  return headerGuide;
}

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
  /** The rows of a record: several if it is a group of what the caller looks for. */
  splitRecord(record: Readonly<Record<string, unknown>>): readonly Readonly<Record<string, unknown>>[];
  /** Whether the cells below a header are parsed as JSON: its objects and lists stay JSON. */
  isReadAsJson(header: string): boolean;
}

export const NO_HEADERS: HeaderGuide = {
  url: "",
  countKnown: () => 0,
  isKnown: () => false,
  splitRecord: (record) => [record],
  isReadAsJson: () => false,
};

/** Imports a guide by its `url`, in another thread or process than the caller's. */
export async function importHeaderGuide(url: string): Promise<HeaderGuide> {
  if (url === "") return NO_HEADERS;
  const { headerGuide }: { headerGuide: HeaderGuide } = await import(url);
  return headerGuide;
}

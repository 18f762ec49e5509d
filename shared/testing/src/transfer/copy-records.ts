import type {
  DirectoryTransfer,
  MovedCollection,
  MovedKind,
  MovedRecord,
} from "@meridian/ports/businesses/directory-transfer";

const PAGE = 1_000;
const KINDS = {
  directory: [
    "businesses",
    "identityKeys",
    "slugRedirects",
    "goneSlugs",
    "importJobs",
    "importTouches",
    "importChanges",
    "importUndone",
    "mappingProfiles",
    "importSources",
    "sourceListings",
    "businessMatches",
    "credentials",
    "auditLog",
    "siteSettings",
    "inbox",
    "directorySettings",
    "synonyms",
    "categoryDecisions",
    "visitCounts",
  ],
  places: ["categories", "cities"],
} as const satisfies Readonly<Record<string, readonly MovedKind[]>>;

/** All records of a small directory, such as those of contract suites. */
export async function allRecords<R extends MovedRecord>(collection: MovedCollection<R>): Promise<R[]> {
  const records = await collection.find(await collection.keys(undefined, PAGE));
  return records.sort((left, right) => (left.key < right.key ? -1 : 1));
}

export async function copyRecords(
  source: DirectoryTransfer,
  target: DirectoryTransfer,
  what: keyof typeof KINDS,
): Promise<void> {
  for (const kind of KINDS[what]) await copyKind(source, target, kind);
}

async function copyKind<K extends MovedKind>(source: DirectoryTransfer, target: DirectoryTransfer, kind: K) {
  await target.collections[kind].write(await allRecords(source.collections[kind]));
}

export async function pageThrough(collection: Pick<MovedCollection<never>, "keys">, size: number): Promise<string[]> {
  const keys: string[] = [];
  for (;;) {
    const page = await collection.keys(keys.at(-1), size);
    if (page.length === 0) return keys;
    keys.push(...page);
  }
}

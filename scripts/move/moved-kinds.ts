import { dayOf } from "../../shared/domain/src/day-of.ts";
import { visitCountKeyParts } from "../../shared/engines/src/rules/visit-count-key.ts";
import type { MovedKind } from "../../shared/ports/src/businesses/directory-transfer.ts";

export interface MovedKindPlan {
  label: string;
  /** Records in memory at once. */
  batchSize: number;
  /** Set right after the target's recount, which creates places. */
  isAfterCounting?: true;
  /** What visitors still change during the move: a source that is ahead does not differ. */
  isChanging?: (key: string) => boolean;
}

/**
 * Everything that moves, in the order in which it does: what refers to something comes after it. A new kind of record is
 * added to `MovedRecords`, to both engines, and here; it does not compile before.
 */
export const MOVED_KINDS: Readonly<Record<MovedKind, MovedKindPlan>> = {
  businesses: { label: "businesses", batchSize: 1_000 },
  identityKeys: { label: "identity keys", batchSize: 1_000 },
  slugRedirects: { label: "redirects", batchSize: 1_000 },
  goneSlugs: { label: "addresses that are gone", batchSize: 1_000 },
  importJobs: { label: "imports and their reports", batchSize: 4 },
  importTouches: { label: "marks of open imports", batchSize: 1_000 },
  importChanges: { label: "what imports changed", batchSize: 1_000 },
  importUndone: { label: "what was taken back", batchSize: 1_000 },
  mappingProfiles: { label: "mapping profiles", batchSize: 100 },
  importSources: { label: "sources of imports", batchSize: 100 },
  sourceListings: { label: "what sources list", batchSize: 1_000 },
  credentials: { label: "administrator", batchSize: 1 },
  auditLog: { label: "audit log", batchSize: 1_000 },
  siteSettings: { label: "site settings", batchSize: 10 },
  inbox: { label: "messages and reports", batchSize: 200 },
  directorySettings: { label: "settings of imports", batchSize: 1 },
  businessMatches: { label: "pairs of businesses that may be one", batchSize: 500 },
  synonyms: { label: "synonyms of searches", batchSize: 100 },
  categoryDecisions: { label: "decisions about categories", batchSize: 100 },
  visitCounts: { label: "daily counts of visits", batchSize: 1_000, isChanging: isOfToday },
  categories: { label: "categories", batchSize: 1_000, isAfterCounting: true },
  cities: { label: "cities", batchSize: 1_000, isAfterCounting: true },
};

/** Days before today, of UTC, are over. */
function isOfToday(key: string): boolean {
  const [, day] = visitCountKeyParts(key);
  return day >= dayOf(new Date());
}

/** Keys in the order of the table above. */
export function kindsOf({ isAfterCounting }: { isAfterCounting: boolean }): MovedKind[] {
  const kinds: MovedKind[] = [];
  for (const kind in MOVED_KINDS) {
    if (isMovedKind(kind) && (MOVED_KINDS[kind].isAfterCounting === true) === isAfterCounting) kinds.push(kind);
  }
  return kinds;
}

function isMovedKind(kind: string): kind is MovedKind {
  return Object.hasOwn(MOVED_KINDS, kind);
}

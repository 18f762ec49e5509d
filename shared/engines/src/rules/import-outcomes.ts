import type { DeletionKind } from "@meridian/contracts/businesses/business";
import type { ImportCounters, ImportIssue, ImportJob } from "@meridian/contracts/imports/import-job";
import { MAX_REPORTED_ITEMS } from "@meridian/contracts/imports/import-limits";
import { hasIdentifier } from "@meridian/domain/businesses/identity/business-identity";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import type { ImportBatch, ImportBatchResult, PlannedRow } from "@meridian/ports/businesses/import-batch";

export type DraftOutcome = PlannedRow["outcome"] | "filled";

/** The outcome of a draft, with what later reports show of it. */
export interface OutcomeOfDraft {
  outcome: DraftOutcome;
  hasPlaceId: boolean;
  /** A duplicate that is known by its name and place alone. */
  isDoubtful: boolean;
  isOutranked: boolean;
  /** See `BusinessDraft`. */
  isRepeat: boolean;
  /** Of a row that changed nothing. */
  name: string | undefined;
}

export function outcomeOf(draft: BusinessDraft, outcome: DraftOutcome, isOutranked: boolean): OutcomeOfDraft {
  const { name, placeId } = draft.fields;
  const isDuplicate = outcome === "duplicate" || outcome === "filled";
  const isSkipped = outcome === "duplicate" || outcome === "unchanged";
  return {
    outcome,
    hasPlaceId: placeId !== undefined,
    isDoubtful: isDuplicate && !hasIdentifier(draft),
    isOutranked,
    isRepeat: draft.isRepeat === true,
    name: isSkipped ? name : undefined,
  };
}

/** Of a dry run; `planned` is in the order of the drafts. */
export function outcomesOf(drafts: Iterable<BusinessDraft>, planned: readonly PlannedRow[]): OutcomeOfDraft[] {
  return Array.from(drafts, (draft, index) => {
    const { outcome = "duplicate", isOutranked = false } = planned[index] ?? {};
    return outcomeOf(draft, outcome, isOutranked);
  });
}

const COUNTER_OF = {
  created: "created",
  restored: "created",
  updated: "updated",
  published: "updated",
  unchanged: "unchanged",
  withheld: "withheld",
  wasDeleted: "wasDeleted",
  duplicate: "duplicates",
  filled: "duplicates",
} as const satisfies Record<DraftOutcome, string>;

export function countOutcomes(outcomes: readonly OutcomeOfDraft[]): Omit<ImportBatchResult, "counters" | "planned"> {
  const count = { created: 0, updated: 0, unchanged: 0, withheld: 0, wasDeleted: 0, duplicates: 0 };
  for (const { outcome } of outcomes) count[COUNTER_OF[outcome]] += 1;
  return count;
}

/** The counters of the job after a batch. */
export function addOutcomes(
  before: ImportCounters,
  { skipped }: ImportBatch,
  outcomes: readonly OutcomeOfDraft[],
): ImportCounters {
  const { created, updated, unchanged, withheld, wasDeleted, duplicates } = countOutcomes(outcomes);
  const kept = (before.withheld ?? 0) + withheld;
  const restored = (before.restored ?? 0) + outcomes.filter(({ outcome }) => outcome === "restored").length;
  const published = (before.published ?? 0) + outcomes.filter(({ outcome }) => outcome === "published").length;
  const outranked = (before.outranked ?? 0) + outcomes.filter(({ isOutranked }) => isOutranked).length;
  const filled = (before.filled ?? 0) + outcomes.filter(({ outcome }) => outcome === "filled").length;
  const withPlaceId = outcomes.filter(({ hasPlaceId }) => hasPlaceId);
  const placeIds = withPlaceId.filter(({ isRepeat }) => !isRepeat);
  const newPlaceIds = withPlaceId.filter(({ outcome }) => outcome === "created" || outcome === "restored").length;
  const doubtful = outcomes.filter(({ isDoubtful }) => isDoubtful);
  const rows = outcomes.length + skipped.duplicates + skipped.repeatedHeaders + skipped.rejected;
  return {
    rowsRead: before.rowsRead + rows,
    created: before.created + created,
    updated: before.updated + updated,
    unchanged: before.unchanged + unchanged,
    ...(filled === 0 ? {} : { filled }),
    ...(kept === 0 ? {} : { withheld: kept }),
    ...(restored === 0 ? {} : { restored }),
    ...(published === 0 ? {} : { published }),
    ...(outranked === 0 ? {} : { outranked }),
    wasDeleted: before.wasDeleted + wasDeleted,
    duplicates: before.duplicates + duplicates + skipped.duplicates,
    duplicatesWithoutId: before.duplicatesWithoutId + doubtful.length + skipped.duplicatesWithoutId,
    repeatedHeaders: before.repeatedHeaders + skipped.repeatedHeaders,
    rejected: before.rejected + skipped.rejected,
    withPlaceId: before.withPlaceId + withPlaceId.length + skipped.withPlaceId,
    uniquePlaceIds: before.uniquePlaceIds + placeIds.length,
    newPlaceIds: before.newPlaceIds + newPlaceIds,
  };
}

/** The names that a job keeps for its report, after a batch. */
export function addNames(
  before: Pick<ImportJob, "skippedNames" | "unchangedNames">,
  { skippedNames }: ImportBatch,
  outcomes: readonly OutcomeOfDraft[],
): Pick<ImportJob, "skippedNames" | "unchangedNames"> {
  return {
    skippedNames: withNames([...before.skippedNames, ...skippedNames], outcomes, "duplicate"),
    unchangedNames: withNames(before.unchangedNames, outcomes, "unchanged"),
  };
}

function withNames(before: readonly string[], outcomes: readonly OutcomeOfDraft[], wanted: DraftOutcome): string[] {
  const names = before.slice(0, MAX_REPORTED_ITEMS);
  for (const { outcome, name } of outcomes) {
    if (names.length === MAX_REPORTED_ITEMS) break;
    if (outcome === wanted && name !== undefined) names.push(name);
  }
  return names;
}

/** How many issues of each code there are after a batch. */
export function countIssues(
  before: Readonly<Record<string, number>>,
  issues: readonly ImportIssue[],
): Record<string, number> {
  const counts = new Map(Object.entries(before));
  for (const { code } of issues) counts.set(code, (counts.get(code) ?? 0) + 1);
  return Object.fromEntries(counts);
}

/** Whether an import leaves a business of the trash there; `kind` says how it got there. */
export function staysDeleted(kind: DeletionKind | undefined, restoresDeleted: boolean): boolean {
  if (kind === "undone") return false;
  return kind === "blocked" || !restoresDeleted;
}

/** What bringing it back counts as: an import that was undone has left nothing to restore. */
export function outcomeOfReturn(kind: DeletionKind | undefined): "created" | "restored" {
  return kind === "undone" ? "created" : "restored";
}

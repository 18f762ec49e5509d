import type { ImportCounters, ImportIssue } from "../contracts/import-job.ts";
import type { BusinessDraft, ImportBatch, ImportBatchResult, PlannedRow } from "../ports/business-store.ts";

export type DraftOutcome = "created" | "updated" | "unchanged" | "duplicate";
export type OutcomeOfDraft = readonly [BusinessDraft, DraftOutcome];

/** Of a dry run; `planned` is in the order of the drafts. */
export function outcomesOf(drafts: readonly BusinessDraft[], planned: readonly PlannedRow[]): OutcomeOfDraft[] {
  return drafts.map((draft, index) => [draft, planned[index]?.outcome ?? "duplicate"]);
}

export function countOutcomes(outcomes: readonly OutcomeOfDraft[]): Omit<ImportBatchResult, "counters" | "planned"> {
  const count = { created: 0, updated: 0, unchanged: 0, duplicates: 0 };
  for (const [, outcome] of outcomes) count[outcome === "duplicate" ? "duplicates" : outcome] += 1;
  return count;
}

/** The counters of the job after a batch. */
export function addOutcomes(
  before: ImportCounters,
  { skipped }: ImportBatch,
  outcomes: readonly OutcomeOfDraft[],
): ImportCounters {
  const { created, updated, unchanged, duplicates } = countOutcomes(outcomes);
  const withPlaceId = outcomes.filter(([{ fields }]) => fields.placeId !== undefined);
  const newPlaceIds = withPlaceId.filter(([, outcome]) => outcome === "created").length;
  const rows = outcomes.length + skipped.duplicates + skipped.repeatedHeaders + skipped.rejected;
  return {
    rowsRead: before.rowsRead + rows,
    created: before.created + created,
    updated: before.updated + updated,
    unchanged: before.unchanged + unchanged,
    duplicates: before.duplicates + duplicates + skipped.duplicates,
    repeatedHeaders: before.repeatedHeaders + skipped.repeatedHeaders,
    rejected: before.rejected + skipped.rejected,
    withPlaceId: before.withPlaceId + withPlaceId.length + skipped.withPlaceId,
    uniquePlaceIds: before.uniquePlaceIds + withPlaceId.length,
    newPlaceIds: before.newPlaceIds + newPlaceIds,
  };
}

/** Names of the drafts that met a business this import had touched. */
export function duplicateNames(outcomes: readonly OutcomeOfDraft[]): string[] {
  return outcomes.flatMap(([draft, outcome]) => (outcome === "duplicate" ? [draft.fields.name] : []));
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

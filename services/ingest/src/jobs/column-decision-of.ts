import type { ImportJob } from "@meridian/contracts/imports/import-job";
import type { ColumnDecision } from "../parse/columns/column-decision.ts";

/** What an import's request decides about its columns; what it leaves open, the saved mappings may decide. */
export function columnDecisionOf(
  {
    columnChoices,
    headerRow,
    fileCountry,
    businessKind,
    businessName,
  }: Partial<Pick<ImportJob, "columnChoices" | "headerRow" | "fileCountry" | "businessKind" | "businessName">>,
  profiles: ColumnDecision["profiles"],
): ColumnDecision {
  return { choices: columnChoices ?? undefined, profiles, headerRow, fileCountry, businessKind, businessName };
}

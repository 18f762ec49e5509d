import type { ColumnChoice, MappingProfile } from "@meridian/shared/contracts/import-mapping";
import { type ColumnMapping, headerSignature, mapColumns } from "./column-map.ts";
import { withoutErrorColumns } from "./error-columns.ts";
import type { CellValue } from "./sheet-row.ts";

/** What was decided by hand of how a file's columns are read: for this file, or for all with the same headers. */
export interface ColumnDecision {
  /** Undefined: the profile of the file's headers decides, where there is one. */
  choices: readonly ColumnChoice[] | undefined;
  profiles: readonly Pick<MappingProfile, "signature" | "columnChoices">[];
}

export const NO_DECISION: ColumnDecision = { choices: undefined, profiles: [] };

/** Maps a header line by what was decided first, then by what each header says. */
export function mapAsDecided(headerLine: readonly CellValue[], { choices, profiles }: ColumnDecision): ColumnMapping {
  const headerCells = withoutErrorColumns(headerLine);
  const recognised = mapColumns(headerCells);
  const chosen = choices ?? choicesOfProfile(recognised, profiles);
  return chosen.length === 0 ? recognised : mapColumns(headerCells, chosen);
}

function choicesOfProfile(mapping: ColumnMapping, profiles: ColumnDecision["profiles"]): readonly ColumnChoice[] {
  if (profiles.length === 0) return [];
  const signature = headerSignature(mapping);
  return profiles.find((profile) => profile.signature === signature)?.columnChoices ?? [];
}

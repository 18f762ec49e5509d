import type { ColumnChoice, MappingProfile } from "@meridian/contracts/imports/import-mapping";
import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import type { ColumnMapping } from "../../normalise/column-mapping.ts";
import { headerSignature, mapColumns } from "./column-map.ts";
import { withoutErrorColumns } from "./contents/error-columns.ts";

/** Manual column choices, for this file or for all with the same headers. */
export interface ColumnDecision {
  /** Sheet row of the header line, 0 for none. Undefined: detected. */
  headerRow?: number | undefined;
  /** Undefined: the profile for the file's headers decides, if there is one. */
  choices: readonly ColumnChoice[] | undefined;
  /** The country of rows that name none. Undefined: the profile's, or else detected. */
  fileCountry?: string | undefined;
  /** The kind of rows that name none. Undefined: the profile's, or else detected. */
  businessKind?: string | undefined;
  /** The name of rows that name none. Undefined: the profile's, or else suggested. */
  businessName?: string | undefined;
  profiles: readonly Pick<
    MappingProfile,
    "signature" | "columnChoices" | "fileCountry" | "businessKind" | "businessName"
  >[];
}

export const NO_DECISION: ColumnDecision = { choices: undefined, profiles: [] };

/** A kind's key, or a name, of all businesses of a list. */
export interface ChosenOfList {
  value: string;
  basis: "choice" | "profile";
}

/** A header line with the decisions about its columns. */
export interface DecidedColumns {
  headerCells: readonly CellValue[];
  chosen: readonly ColumnChoice[];
  chosenCountry: string | undefined;
  chosenKind: ChosenOfList | undefined;
  chosenName: ChosenOfList | undefined;
  mapping: ColumnMapping;
}

/** Maps a header line by manual choices, then by what each header says. */
export function mapAsDecided(headerLine: readonly CellValue[], decision: ColumnDecision): DecidedColumns {
  const headerCells = withoutErrorColumns(headerLine);
  const recognised = mapColumns(headerCells);
  const profile = findProfile(recognised, decision.profiles);
  const chosen = decision.choices ?? profile?.columnChoices ?? [];
  const chosenCountry = decision.fileCountry ?? profile?.fileCountry;
  const chosenKind = chooseOfList(decision.businessKind, profile?.businessKind);
  const chosenName = chooseOfList(decision.businessName, profile?.businessName);
  const mapping = chosen.length === 0 ? recognised : mapColumns(headerCells, chosen);
  return { headerCells, chosen, chosenCountry, chosenKind, chosenName, mapping };
}

function chooseOfList(byHand: string | undefined, saved: string | undefined): ChosenOfList | undefined {
  if (byHand !== undefined) return { value: byHand, basis: "choice" };
  return saved === undefined ? undefined : { value: saved, basis: "profile" };
}

function findProfile<P extends Pick<MappingProfile, "signature">>(
  mapping: ColumnMapping,
  profiles: readonly P[],
): P | undefined {
  if (profiles.length === 0) return undefined;
  const signature = headerSignature(mapping);
  return profiles.find((profile) => profile.signature === signature);
}

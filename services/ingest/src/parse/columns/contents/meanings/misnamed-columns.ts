import type { ImportField } from "@meridian/contracts/imports/import-mapping";
import type { SourceField } from "../../headers/column-synonyms.ts";
import { isOfPostalCodes } from "../../headers/header-agreement.ts";
import type { ColumnProfile } from "../column-profile.ts";
import type { TownsAndQuarters } from "../places/region-columns.ts";
import { areStatuses } from "./other-meanings.ts";

/** Of few links, one may be misspelt. */
const MOSTLY = 0.7;

interface Headers {
  byHeader: ReadonlyMap<number, ImportField>;
  /** By column. */
  profiles: readonly ColumnProfile[];
  /** Columns of regions under the header for a place of another level. */
  regions: ReadonlySet<number>;
  shifted: TownsAndQuarters;
  free: (field: SourceField) => boolean;
  /** Whether no column has the field. */
  isMissing: (field: SourceField) => boolean;
}

/** The field of a column that contradicts its header and whose values alone decide nothing; null for none. */
export function fieldOfMisnamed(
  column: number,
  { byHeader, profiles, regions, shifted, free, isMissing }: Headers,
): ImportField | null {
  const profile = profiles[column];
  const header = byHeader.get(column);
  if (column === shifted.towns) return "city";
  if (column === shifted.quarters) return free("fullAddress") ? "fullAddress" : null;
  const isOfCodes = profile !== undefined && isOfPostalCodes(profile);
  if (isMissing("postalCode") && header === "city" && isOfCodes) return "postalCode";
  const isOfState = header === "state" || header === "country";
  if (isOfState && free("status") && profile !== undefined && areStatuses(profile)) return "status";
  if ((profile?.share("link") ?? 0) >= MOSTLY) {
    if (header === "url" && free("website")) return "website";
    if (header === "website" && free("url")) return "url";
  }
  return regions.has(column) && free("state") ? "state" : null;
}

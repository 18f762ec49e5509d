import type { ColumnChoice, ImportField } from "@meridian/contracts/imports/import-mapping";
import type { SheetRow } from "@meridian/sheet-reader/sheet-row";
import type { ColumnJudgement, ColumnMapping } from "../../../normalise/column-mapping.ts";
import { findOwnExport } from "../../../normalise/own-export-columns.ts";
import { fieldsByColumn } from "../fields-by-column.ts";
import type { SourceField } from "../headers/column-synonyms.ts";
import { agreementOf, isOfPostalCodes, MIN_CELLS } from "../headers/header-agreement.ts";
import { isForbidden, isPlaceholder } from "../headers/header-words.ts";
import { isAmbiguous, scoreAmbiguous, scoreLastWords } from "./ambiguous-columns.ts";
import { type ColumnProfile, profileColumn } from "./column-profile.ts";
import { findFullerColumns, findNamesBesideBrand } from "./fuller-columns.ts";
import { areAnswers, areStatuses, isMeantOtherwise } from "./other-meanings.ts";
import { arePortalPages } from "./portal-pages.ts";
import { findPlacesInLines, findTownsAboveQuarters, isOfRegions } from "./region-columns.ts";
import { findRivalPhones } from "./rival-phones.ts";
import { type FieldScore, scoreFields } from "./score-fields.ts";

export interface WeighedColumns {
  /** The columns decided by their values. */
  choices: readonly ColumnChoice[];
  judgements: ReadonlyMap<number, ColumnJudgement>;
}

/** From this score on, values decide. */
const SURE = 0.85;
/** In a file without known headers, a likely name column beats none: the import is held for review. */
const LIKELY_NAME = 0.6;
/** The same for the other columns of such a file, which is reviewed anyway. */
const LIKELY = 0.7;
const HEADER_CONFIDENCE = 0.9;
const VALUES_DISCOUNT = 0.95;
/** Beside a header that allows few meanings. */
const MIN_AMBIGUOUS_CELLS = 3;
/** Of few links, one may be misspelt. */
const MOSTLY = 0.7;
const METRES = /^\P{N}*\d{5,}(?:\.\d+)?\P{N}+\d{5,}/u;
const MAX_KNOWN_OF_STRANGE_FILE = 1;
/** Fields recognisable by their values in any language. The others look alike and count only if no header is known. */
const PLAIN_TO_SEE: ReadonlySet<SourceField> = new Set([
  "phone",
  "website",
  "url",
  "coordinates",
  "latitude",
  "longitude",
  "workingHours",
  "country",
  "timeZone",
  "placeId",
  "reviews",
]);
/** Columns whose names of places and kinds are looked up: unknown ones, and those that other languages and maps use otherwise. */
const WEIGHED_BY_NAMES: ReadonlySet<ImportField | undefined> = new Set([undefined, "country", "description"]);

/** Weighs a file's headers against its cells. Choices by hand, in `chosen`, are kept. */
export function weighColumns(
  mapping: ColumnMapping,
  sample: readonly SheetRow[],
  chosen: readonly ColumnChoice[],
): WeighedColumns {
  if (findOwnExport(mapping.headers) !== undefined) return { choices: [], judgements: new Map() };
  const byHeader = fieldsByColumn(mapping);
  const byHand = new Set(chosen.map(({ column }) => column));
  const ids = new Set(mapping.idColumns.map(({ column }) => column));
  const profiles = mapping.headers.map((_, column) =>
    profileColumn(sample, column, WEIGHED_BY_NAMES.has(byHeader.get(column)) && !ids.has(column)),
  );
  const regions = new Set([...byHeader.keys()].filter((column) => isOfRegions(column, mapping, sample)));
  const shifted = findTownsAboveQuarters(mapping, sample);
  const misplaced = new Set([...regions, ...Object.values(shifted)]);
  const judgements = judgeHeaders({ mapping, byHeader, byHand, profiles, misplaced });
  const contradicted = new Set([...byHeader.keys()].filter((column) => judgements.get(column)?.isContradicted));
  const isOpen = (column: number) => !byHand.has(column) && (!ids.has(column) || isAmbiguous(mapping.headers[column]));
  const undecided = profiles.filter(({ column, filled }) => {
    if (!isOpen(column)) return false;
    if (byHeader.has(column)) return contradicted.has(column);
    return filled >= (isAmbiguous(mapping.headers[column]) ? MIN_AMBIGUOUS_CELLS : MIN_CELLS);
  });
  const isStrange = byHeader.size - contradicted.size <= MAX_KNOWN_OF_STRANGE_FILE;
  const weighed = undecided.map(again(sample));
  const scores = scoreFields(weighed);
  const pair = mapping.columns.get("coordinates") ?? -1;
  const hasDegrees = scores.some(({ field, score }) => field === "latitude" && score >= SURE);
  if (hasDegrees && isOpen(pair) && isOfMetres(profiles[pair])) contradicted.add(pair);
  const isLocationPosition = (profiles[pair]?.share("pair") ?? 0) >= MOSTLY;
  const free = freeFields(mapping, { contradicted, chosen, isLocationPosition });
  const meant = [...scoreAmbiguous(mapping, weighed, scores), ...scoreLastWords(mapping, scores)];
  const agreed = meant.filter(({ field }) => free(field));
  const rivals = findRivalPhones(scores, sample, (column) => isPlaceholder(mapping.headers[column] ?? ""));
  const choices = decide(scores, { mapping, agreed, free, isStrange, judgements, rivals });
  const fuller = [
    ...findFullerColumns(mapping, sample, isOpen),
    ...findPlacesInLines(mapping, sample, (column) => isOpen(column) && !contradicted.has(column)),
  ];
  const beside = findNamesBesideBrand(mapping, sample, (column) => isOpen(column) && !byHeader.has(column));
  if (beside !== undefined) {
    fuller.push({ column: beside, field: "name" });
    judgements.set(beside, { basis: "values", confidence: LIKELY_NAME, isContradicted: false });
  }
  const decided = new Set([...choices, ...fuller].map(({ column }) => column));
  const isCodeMissing = free("postalCode") && !choices.some(({ field }) => field === "postalCode");
  const rest = [...contradicted].filter((column) => !decided.has(column));
  const instead = (column: number): ImportField | null => {
    const profile = profiles[column];
    const header = byHeader.get(column);
    if (column === shifted.towns) return "city";
    if (column === shifted.quarters) return free("fullAddress") ? "fullAddress" : null;
    const isOfCodes = profile !== undefined && isOfPostalCodes(profile);
    if (isCodeMissing && header === "city" && isOfCodes) return "postalCode";
    const isOfState = header === "state" || header === "country";
    if (isOfState && free("status") && profile !== undefined && areStatuses(profile)) return "status";
    if ((profile?.share("link") ?? 0) >= MOSTLY) {
      if (header === "url" && free("website")) return "website";
      if (header === "website" && free("url")) return "url";
    }
    return regions.has(column) && free("state") ? "state" : null;
  };
  const others: ColumnChoice[] = rest.map((column) => ({ column, field: instead(column) }));
  for (const { column } of mapping.amenityColumns) {
    if (isOpen(column) && !areAnswers(profiles[column])) others.push({ column, field: null });
  }
  return { choices: [...choices, ...fuller, ...others], judgements };
}

interface Headers {
  mapping: ColumnMapping;
  byHeader: ReadonlyMap<number, ImportField>;
  /** Columns chosen by hand. */
  byHand: ReadonlySet<number>;
  /** By column. */
  profiles: readonly ColumnProfile[];
  /** Columns of regions, towns or quarters under the header for a place of another level. */
  misplaced: ReadonlySet<number>;
}

/** How far the cells of each column with a known header agree with it. */
function judgeHeaders({ mapping, byHeader, byHand, profiles, misplaced }: Headers): Map<number, ColumnJudgement> {
  const judgements = new Map<number, ColumnJudgement>();
  const names = profiles[mapping.columns.get("name") ?? -1]?.values ?? [];
  for (const [column, field] of byHeader) {
    const profile = profiles[column];
    if (byHand.has(column)) judgements.set(column, { basis: "choice", confidence: 1, isContradicted: false });
    else if (profile !== undefined) {
      const isOther =
        misplaced.has(column) ||
        isMeantOtherwise(field, profile, mapping) ||
        (field === "website" && !mapping.columns.has("brand") && arePortalPages(profile, names));
      const agreement = isOther ? 0 : agreementOf(field, profile);
      const isContradicted = agreement === 0 && mapping.columns.get(field) === column;
      judgements.set(column, { ...confidenceOf(agreement), isContradicted });
    }
  }
  return judgements;
}

/** Positions in the metres of a projection, which are left alone beside columns of degrees. */
function isOfMetres(profile: ColumnProfile | undefined): boolean {
  return profile !== undefined && profile.filled > 0 && profile.values.every((value) => METRES.test(String(value)));
}

/** The first look at a contradicted column skipped names. */
const again = (sample: readonly SheetRow[]) => (profile: ColumnProfile) => profileColumn(sample, profile.column, true);

interface Deciding {
  mapping: ColumnMapping;
  /** What ambiguous headers, or the last words of unknown ones, and their values agree on. */
  agreed: readonly FieldScore[];
  free: (field: SourceField) => boolean;
  isStrange: boolean;
  judgements: Map<number, ColumnJudgement>;
  /** Columns that look alike: one has the phones, another the faxes. */
  rivals: ReadonlySet<number>;
}

/** Takes what headers and values agree on first, then the best scores, each field and column once. Uncertain ones become suggestions. */
function decide(scores: readonly FieldScore[], deciding: Deciding): ColumnChoice[] {
  const { mapping, agreed, free, isStrange, judgements, rivals } = deciding;
  const choices: ColumnChoice[] = [];
  // A list without a name is none: a likely column of names is taken, and the import held.
  const isHeld = !mapping.columns.has("name");
  const taken = new Set<number>();
  const given = new Set<SourceField>();
  for (const scored of [...agreed, ...scores]) {
    const { column, field, score } = scored;
    if (taken.has(column)) continue;
    const header = mapping.headers[column] ?? "";
    const isContradicted = judgements.get(column)?.isContradicted === true;
    const isAgreed = agreed.includes(scored);
    const isSure =
      isAgreed || score >= (field === "name" ? LIKELY_NAME : isHeld && isPlaceholder(header) ? LIKELY : SURE);
    const isMissing = isHeld && field === "name";
    const mayDecide =
      isAgreed || isPlaceholder(header) || isContradicted || isStrange || isMissing || PLAIN_TO_SEE.has(field);
    const isRefuted = isContradicted && mapping.columns.get(field) === column;
    const isRival = field === "phone" && rivals.has(column);
    const isUsable =
      isSure &&
      mayDecide &&
      !isRefuted &&
      !isRival &&
      free(field) &&
      !given.has(field) &&
      (isAgreed || !isForbidden(header, field));
    taken.add(column);
    if (!isUsable) {
      if (!isForbidden(header, field)) {
        judgements.set(column, { basis: "values", confidence: score / 2, suggestion: field, isContradicted });
      }
      continue;
    }
    given.add(field);
    choices.push({ column, field });
    judgements.set(column, { basis: "values", confidence: Math.min(1, score) * VALUES_DISCOUNT, isContradicted });
  }
  return choices;
}

interface FreeFieldsOptions {
  contradicted: ReadonlySet<number>;
  chosen: readonly ColumnChoice[];
  /** A "location", which may also be an address, has positions. */
  isLocationPosition: boolean;
}

function freeFields(
  { columns }: ColumnMapping,
  { contradicted, chosen, isLocationPosition }: FreeFieldsOptions,
): (field: SourceField) => boolean {
  const byHand = new Set(chosen.flatMap(({ field }) => field ?? []));
  const has = (field: SourceField) => {
    const column = columns.get(field);
    const isPosition = isLocationPosition && field === "fullAddress" && column === columns.get("coordinates");
    return byHand.has(field) || (column !== undefined && !contradicted.has(column) && !isPosition);
  };
  const hasPosition = has("coordinates") || has("latitude") || has("longitude");
  return (field) => {
    if (field === "coordinates" || field === "latitude" || field === "longitude") return !hasPosition;
    if (field === "country" || field === "countryCode") return !has("country") && !has("countryCode");
    if (field === "street" || field === "fullAddress") return !has("street") && !has("fullAddress");
    return !has(field);
  };
}

function confidenceOf(agreement: number | undefined): Pick<ColumnJudgement, "basis" | "confidence"> {
  if (agreement === undefined) return { basis: "header", confidence: HEADER_CONFIDENCE };
  return { basis: "both", confidence: Math.round(agreement * 100) / 100 };
}

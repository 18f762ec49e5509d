import type { ColumnChoice, ImportField } from "@meridian/contracts/imports/import-mapping";
import type { SheetRow } from "@meridian/sheet-reader/sheet-row";
import type { ColumnJudgement, ColumnMapping } from "../../../normalise/column-mapping.ts";
import { findOwnExport } from "../../../normalise/own-export-columns.ts";
import { fieldsByColumn } from "../fields-by-column.ts";
import type { SourceField } from "../headers/column-synonyms.ts";
import { agreementOf, MIN_CELLS } from "../headers/header-agreement.ts";
import { isPlaceholder } from "../headers/header-words.ts";
import { isAmbiguous, scoreAmbiguous } from "./ambiguous-columns.ts";
import { type ColumnProfile, profileColumn } from "./column-profile.ts";
import { decideByScores, LIKELY_NAME, SURE } from "./decide-by-scores.ts";
import { findFullerColumns, findNamesBesideBrand } from "./fuller-columns.ts";
import { scoreMainWords } from "./main-words.ts";
import { areAnswers } from "./meanings/answers.ts";
import { fieldOfMisnamed } from "./meanings/misnamed-columns.ts";
import { areCodedNames, areNumbersOfDistricts, isMeantOtherwise } from "./meanings/other-meanings.ts";
import { areOrderNumbers, areRowNumbers } from "./meanings/row-numbers.ts";
import { findNestedPlaces } from "./places/nested-places.ts";
import {
  findFinerStates,
  findOtherNumbers,
  findPlacesInLines,
  findTownsAboveQuarters,
  isOfRegions,
  type TownsAndQuarters,
} from "./places/region-columns.ts";
import { arePortalPages } from "./portal-pages.ts";
import { findRivalHours, findRivalPhones } from "./rival-columns.ts";
import { type FieldScore, scoreFields } from "./score-fields.ts";

export interface WeighedColumns {
  /** The columns decided by their values. */
  choices: readonly ColumnChoice[];
  judgements: ReadonlyMap<number, ColumnJudgement>;
}

const HEADER_CONFIDENCE = 0.9;
/** Beside a header that allows few meanings. */
const MIN_AMBIGUOUS_CELLS = 3;
const MOSTLY = 0.7;
const METRES = /^\P{N}*\d{5,}(?:\.\d+)?\P{N}+\d{5,}/u;
const MAX_KNOWN_OF_STRANGE_FILE = 1;
/** Columns whose names of places and kinds are looked up: unknown ones, and those that other languages and maps use otherwise. */
const WEIGHED_BY_NAMES: ReadonlySet<ImportField | undefined> = new Set([undefined, "country", "description"]);

/** Weighs a file's headers against its cells. Choices by hand, in `chosen`, are kept. */
export function weighColumns(
  mapping: ColumnMapping,
  sample: readonly SheetRow[],
  chosen: readonly ColumnChoice[],
): WeighedColumns {
  if (findOwnExport(mapping.headers) !== undefined) return { choices: [], judgements: new Map() };
  const headers = weighHeaders(mapping, sample, chosen);
  const { byHeader, profiles, judgements, contradicted, isOpen } = headers;
  const isStrange = byHeader.size - contradicted.size <= MAX_KNOWN_OF_STRANGE_FILE;
  // The first look at a contradicted column skipped names.
  const undecided = findUndecided(mapping, headers).map(({ column }) => profileColumn(sample, column, true));
  const scores = scoreFields(undecided);
  const pair = mapping.columns.get("coordinates") ?? -1;
  if (isOpen(pair) && hasDegrees(scores) && isOfMetres(profiles[pair])) contradicted.add(pair);
  const free = freeFields(mapping, { contradicted, chosen, profiles });
  const meant = [...scoreAmbiguous(mapping, undecided, scores), ...scoreMainWords(mapping, undecided, scores)];
  const agreed = meant.filter(({ field }) => free(field));
  const isUnnamed = (column: number) => isPlaceholder(mapping.headers[column] ?? "");
  const rivals = new Set([...findRivalPhones(scores, sample, isUnnamed), ...findRivalHours(scores, mapping.headers)]);
  const choices = decideByScores(scores, { mapping, agreed, free, isStrange, judgements, rivals });
  const decided = [...choices, ...findFurther(mapping, sample, headers)];
  const taken = new Set(decided.map(({ column }) => column));
  const isMissing = (field: SourceField) => free(field) && !decided.some((choice) => choice.field === field);
  const name = mapping.columns.get("name") ?? -1;
  if (contradicted.has(name) && isMissing("name") && areCodedNames(profiles[name])) keepHeader(name, headers);
  const misnamed = [...contradicted]
    .filter((column) => !taken.has(column))
    .map((column) => ({ column, field: fieldOfMisnamed(column, { ...headers, free, isMissing }) }));
  const notAmenities = mapping.amenityColumns
    .filter(({ column }) => isOpen(column) && !areAnswers(profiles[column]))
    .map(({ column }) => ({ column, field: null }));
  const houses = mapping.houseNumberColumn ?? -1;
  const streets = profiles[mapping.columns.get("street") ?? mapping.columns.get("fullAddress") ?? -1];
  const areCounted = isOpen(houses) && (areRowNumbers(profiles[houses]) || areOrderNumbers(profiles[houses], streets));
  const notHouses = areCounted ? [{ column: houses, field: null }] : [];
  const notAddresses = mapping.districtColumns
    .filter((column) => isOpen(column) && areNumbersOfDistricts(profiles[column]))
    .map((column) => ({ column, field: null }));
  return { choices: [...decided, ...misnamed, ...notAmenities, ...notHouses, ...notAddresses], judgements };
}

interface WeighedHeaders {
  byHeader: ReadonlyMap<number, ImportField>;
  /** By column. */
  profiles: readonly ColumnProfile[];
  regions: ReadonlySet<number>;
  shifted: TownsAndQuarters;
  judgements: Map<number, ColumnJudgement>;
  contradicted: Set<number>;
  /** Whether values may decide a column: no one chose it by hand, and it has no ids. */
  isOpen: (column: number) => boolean;
}

function weighHeaders(
  mapping: ColumnMapping,
  sample: readonly SheetRow[],
  chosen: readonly ColumnChoice[],
): WeighedHeaders {
  const byHeader = fieldsByColumn(mapping);
  const byHand = new Set(chosen.map(({ column }) => column));
  const ids = new Set(mapping.idColumns.map(({ column }) => column));
  const profiles = mapping.headers.map((_, column) =>
    profileColumn(sample, column, WEIGHED_BY_NAMES.has(byHeader.get(column)) && !ids.has(column)),
  );
  const regions = new Set([...byHeader.keys()].filter((column) => isOfRegions(column, mapping, sample)));
  const shifted = findTownsAboveQuarters(mapping, sample);
  const others = [...findNestedPlaces(mapping, sample), ...findOtherNumbers(mapping, sample)];
  const misplaced = new Set([...regions, ...Object.values(shifted), ...others]);
  const judgements = judgeHeaders({ mapping, byHeader, byHand, profiles, misplaced });
  const contradicted = new Set([...byHeader.keys()].filter((column) => judgements.get(column)?.isContradicted));
  const isOpen = (column: number) => !byHand.has(column) && (!ids.has(column) || isAmbiguous(mapping.headers[column]));
  return { byHeader, profiles, regions, shifted, judgements, contradicted, isOpen };
}

/** Names that look like codes are better than none. */
function keepHeader(column: number, { judgements, contradicted }: WeighedHeaders): void {
  judgements.set(column, { ...confidenceOf(0), isContradicted: false });
  contradicted.delete(column);
}

function findUndecided(
  { headers }: ColumnMapping,
  { byHeader, profiles, contradicted, isOpen }: WeighedHeaders,
): ColumnProfile[] {
  return profiles.filter(({ column, filled }) => {
    if (!isOpen(column)) return false;
    if (byHeader.has(column)) return contradicted.has(column);
    return filled >= (isAmbiguous(headers[column]) ? MIN_AMBIGUOUS_CELLS : MIN_CELLS);
  });
}

/** Columns that hold more than those with the known headers, parts of an address in its lines, or names beside those of brands. */
function findFurther(
  mapping: ColumnMapping,
  sample: readonly SheetRow[],
  { byHeader, profiles, judgements, contradicted, isOpen }: WeighedHeaders,
): ColumnChoice[] {
  const isUnknown = (column: number) => isOpen(column) && !byHeader.has(column);
  const further = [
    ...findFinerStates(mapping, { sample, profiles: profiles.filter(({ column }) => isUnknown(column)) }, isOpen),
    ...findFullerColumns(mapping, sample, isOpen),
    ...findPlacesInLines(mapping, sample, (column) => isOpen(column) && !contradicted.has(column)),
  ];
  const beside = findNamesBesideBrand(mapping, sample, isUnknown);
  if (beside === undefined) return further;
  judgements.set(beside, { basis: "values", confidence: LIKELY_NAME, isContradicted: false });
  return [...further, { column: beside, field: "name" }];
}

interface Headers {
  mapping: ColumnMapping;
  byHeader: ReadonlyMap<number, ImportField>;
  /** Columns chosen by hand. */
  byHand: ReadonlySet<number>;
  /** By column. */
  profiles: readonly ColumnProfile[];
  /** Columns of regions, towns or quarters under the header for a place of another level, or for kinds. */
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

function hasDegrees(scores: readonly FieldScore[]): boolean {
  return scores.some(({ field, score }) => field === "latitude" && score >= SURE);
}

interface FreeFieldsOptions {
  contradicted: ReadonlySet<number>;
  chosen: readonly ColumnChoice[];
  /** By column. */
  profiles: readonly ColumnProfile[];
}

function freeFields(
  { columns }: ColumnMapping,
  { contradicted, chosen, profiles }: FreeFieldsOptions,
): (field: SourceField) => boolean {
  // A "location", which may also be an address.
  const pair = columns.get("coordinates") ?? -1;
  const isLocationPosition = (profiles[pair]?.share("pair") ?? 0) >= MOSTLY;
  const byHand = new Set(chosen.flatMap(({ field }) => field ?? []));
  const has = (field: SourceField) => {
    const column = columns.get(field);
    const isPosition = isLocationPosition && field === "fullAddress" && column === pair;
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

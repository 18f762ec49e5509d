import type { ColumnChoice } from "@meridian/contracts/imports/import-mapping";
import type { ColumnJudgement, ColumnMapping } from "../../../normalise/column-mapping.ts";
import type { SourceField } from "../headers/column-synonyms.ts";
import { fieldsOfWords, wordsOfHeader } from "../headers/header-fields.ts";
import { isForbidden, isPlaceholder } from "../headers/header-words.ts";
import type { FieldScore } from "./score-fields.ts";

/** From this score on, values decide. */
export const SURE = 0.85;
/** In a file without known headers, a likely name column beats none: the import is held for review. */
export const LIKELY_NAME = 0.6;
/** The same for the other columns of such a file, which is reviewed anyway. */
const LIKELY = 0.7;
const VALUES_DISCOUNT = 0.95;
/** Fields recognisable by their values in any language. The others look alike and count only if no header is known. */
const PLAIN_TO_SEE: ReadonlySet<SourceField> = new Set([
  "phone",
  "website",
  "url",
  "photo",
  "coordinates",
  "latitude",
  "longitude",
  "workingHours",
  "country",
  "timeZone",
  "placeId",
  "reviews",
]);

interface Deciding {
  mapping: ColumnMapping;
  /** What ambiguous headers, or the last words of unknown ones, and their values agree on. */
  agreed: readonly FieldScore[];
  free: (field: SourceField) => boolean;
  isStrange: boolean;
  judgements: Map<number, ColumnJudgement>;
  /** Columns that look alike: one has the phones, another the faxes; or each has the hours of a day. */
  rivals: ReadonlySet<number>;
}

/** Takes what headers and values agree on first, then the best scores, each field and column once. Uncertain ones become suggestions. */
export function decideByScores(scores: readonly FieldScore[], deciding: Deciding): ColumnChoice[] {
  const { mapping, agreed, free, isStrange, judgements, rivals } = deciding;
  const choices: ColumnChoice[] = [];
  // A list without a name is none: a likely column of names is taken, and the import held.
  const isHeld = free("name");
  const taken = new Set<number>();
  const given = new Set<SourceField>();
  for (const scored of [...agreed, ...(isHeld ? calledNames(scores, mapping) : []), ...scores]) {
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
    const isRival = (field === "phone" || field === "workingHours") && !isAgreed && rivals.has(column);
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

/** Likely columns of names whose headers call them so: "CustomerName" beside the "Query" that looked it up. */
function calledNames(scores: readonly FieldScore[], { headers }: ColumnMapping): FieldScore[] {
  const isCalledName = (header = "") =>
    fieldsOfWords(wordsOfHeader(header).at(-1) ?? "").some(({ field }) => field === "name");
  return scores.filter(
    ({ column, field, score }) => field === "name" && score >= LIKELY_NAME && isCalledName(headers[column]),
  );
}

import { remember } from "@meridian/domain/bounded-cache";
import { countryCodeOfName } from "@meridian/domain/places/country-names";
import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import type { SourceField } from "../columns/headers/column-synonyms.ts";
import { fieldsOfWords } from "../columns/headers/header-fields.ts";
import { isDistrictHeader } from "../columns/special-columns.ts";

export interface LabelledCell {
  /** By label, in the order of the cell. */
  values: ReadonlyMap<string, string>;
  /** Nothing stands outside them. */
  isWhole: boolean;
}

interface Label {
  start: number;
  end: number;
  name: string;
}

const MIN_LABELS = 2;
const CACHED_LABELS = 2_000;
const MAX_LABEL_CHARS = 30;
const MAX_CELL_CHARS = 4000;
const COLON = /(?<=\p{L}[).\s]{0,2})[:：](?!\/\/)/gu;
const LABEL_START = /(?<![\p{L}\p{N}])\p{L}|\p{Lu}/gu;
const SEPARATORS = /^[\s,;|/·•–-]+|[\s,;|/·•–-]+$/g;
/** Pages that lose their line breaks write on behind a code: "66087-640Brasil". */
const BEHIND_CODE = /^(\d[\d\s.-]*\d)(\p{Lu}\p{L}+)/u;
const FIELDS: ReadonlySet<SourceField> = new Set([
  "phone",
  "website",
  "fullAddress",
  "street",
  "city",
  "state",
  "postalCode",
  "country",
]);

/** The fields that a label names, among those of contacts and addresses. */
export const fieldsOfLabel = remember(
  (label: string): readonly SourceField[] =>
    fieldsOfWords(label).flatMap(({ field }) => (FIELDS.has(field) ? field : [])),
  CACHED_LABELS,
);

/** "Tel.: 21 234 5678\nAddress: Rua Nova 5", or without breaks "Rua: Nova, 5Bairro: CentroCEP: 66087-640"; undefined for any other cell. */
export function readLabelled(cell: CellValue): LabelledCell | undefined {
  if (typeof cell !== "string" || cell.length > MAX_CELL_CHARS) return undefined;
  const labels = findLabels(cell);
  const values = new Map<string, string>();
  let isWhole = cell.slice(0, labels[0]?.start ?? 0).trim() === "";
  for (const [at, { end, name }] of labels.entries()) {
    const [line = "", ...others] = cell
      .slice(end, labels[at + 1]?.start)
      .trim()
      .split("\n");
    const value = line.replace(SEPARATORS, "");
    isWhole &&= others.length === 0 && isMeant(name);
    if (value === "" || values.has(name) || !isMeant(name)) continue;
    const [glued, code, word = ""] = fieldsOfLabel(name).includes("postalCode") ? (BEHIND_CODE.exec(value) ?? []) : [];
    if (countryCodeOfName(word) !== undefined) values.set(name, code ?? "").set("country", word);
    else values.set(name, glued === undefined ? value : `${code} ${value.slice(code?.length)}`);
  }
  return values.size < MIN_LABELS ? undefined : { values, isWhole };
}

/** The longest known header before each colon; else its last word, which ends the value before. */
function findLabels(text: string): Label[] {
  const labels: Label[] = [];
  for (const { index } of text.matchAll(COLON)) {
    const from = Math.max(labels.at(-1)?.end ?? 0, text.lastIndexOf("\n", index) + 1, index - MAX_LABEL_CHARS);
    const before = text.slice(from, index);
    const starts = Array.from(before.matchAll(LABEL_START), (found) => found.index);
    const start = starts.find((at) => isMeant(before.slice(at).trim())) ?? starts.at(-1);
    if (start === undefined) continue;
    labels.push({ start: from + start, end: index + 1, name: before.slice(start).trim() });
  }
  return labels;
}

function isMeant(label: string): boolean {
  return fieldsOfLabel(label).length > 0 || isDistrictHeader(label);
}

import { foldText } from "@meridian/shared/domain/fold-text";
import { COLUMN_SYNONYMS, SOURCE_FIELDS, type SourceField } from "./column-synonyms.ts";
import { LANGUAGE_HEADERS, NESTED_HEADERS } from "./column-synonyms-by-language.ts";
import { FURTHER_HEADERS } from "./column-synonyms-further.ts";
import { languageHeaders } from "./columns/language-headers.ts";

export interface HeaderField {
  field: SourceField;
  /** Of two columns of one field, that with the lower number carries it. */
  priority: number;
}

/** Where a record was written flat, these names of the whole may stand before each of its fields. */
const ENVELOPE = /^(?:properties|tags|fields|result|place|_source|json|data|item)[.:/]|^@/i;
/** Keys under which OpenStreetMap tells what a place is. */
const MAP_TYPE_KEYS = new Set(["shop", "amenity", "tourism", "craft", "office", "leisure", "healthcare"]);
/** Behind a header: "Rating (0-5)"; a list's place, "openingHours[0]", is none. */
const REMARK = /[([{](?!\d+\]).*$/;
/** Beside a name that people know a business by, that of its owner before the law comes last. */
const LEGAL_NAMES =
  /^(?:legalname|raisonsociale(?:exploitant)?|razonsocial|razonsoc|razsocial|razaosocial(?:completa)?|ragionesociale|denominazionesociale|denominac[ai]osocial|denominacion(?:social)?|denominationunitelegale|statutairenaam|juridischenaam|nazwapelna|полноенаименование|юридическоеназвание|法人名)$/;
const LEGAL_NAME_PRIORITY = 10_000;
const NOT_OF_MAP = new Set(["type", "@type"]);
const MAP_TYPE_PRIORITY = 1000;
/** Without its accent it is the Spanish short form of a postal code. */
const CZECH_HOUSE_NUMBER = /^\s*č\.?\s?p\.?\s*$/i;
const NONE: readonly HeaderField[] = [];

let fieldsByKey: ReadonlyMap<string, readonly HeaderField[]> | undefined;

/** A header as it is compared: folded letters and digits, nothing between them. */
export function headerKey(header: string): string {
  return foldText(header).replace(/[^\p{L}\p{N}]+/gu, "");
}

/** What a header may be about; the same key of two languages may mean two fields. */
export function fieldsOfHeader(header: string, isFromMap: boolean): readonly HeaderField[] {
  if (isFromMap) {
    const key = header.toLowerCase().replace(ENVELOPE, "");
    if (MAP_TYPE_KEYS.has(key)) return [{ field: "type", priority: MAP_TYPE_PRIORITY }];
    if (NOT_OF_MAP.has(key)) return NONE;
  }
  if (CZECH_HOUSE_NUMBER.test(header)) return NONE;
  return (
    fieldsOfKey(header) ?? fieldsOfKey(header.replace(REMARK, "")) ?? fieldsOfKey(header.replace(ENVELOPE, "")) ?? NONE
  );
}

/** Whether a header is of the name that a business has before the law. */
export function isLegalName(header: string): boolean {
  return LEGAL_NAMES.test(headerKey(header));
}

/** What a header says, word for word; undefined where it is not known. */
export function fieldsOfWords(header: string): readonly HeaderField[] {
  return fieldsOfKey(header) ?? NONE;
}

/** Whether a file speaks in OpenStreetMap's keys, as extracts of it do. */
export function isOpenStreetMap(headers: readonly string[]): boolean {
  const keys = headers.map((header) => header.toLowerCase().replace(ENVELOPE, ""));
  const hasAddress = keys.some((key) => key.startsWith("addr:") || key.startsWith("contact:"));
  const hasNode = headers.some((header) => /^@(?:id|lat|lon|type)$/i.test(header));
  return (hasAddress || hasNode) && keys.some((key) => MAP_TYPE_KEYS.has(key));
}

function fieldsOfKey(header: string): readonly HeaderField[] | undefined {
  fieldsByKey ??= buildFieldsByKey();
  return fieldsByKey.get(headerKey(header));
}

function buildFieldsByKey(): Map<string, HeaderField[]> {
  const byKey = new Map<string, HeaderField[]>();
  const byLanguage = languageHeaders();
  for (const field of SOURCE_FIELDS) {
    const headers = [
      ...(NESTED_HEADERS[field]?.split(/\s+/) ?? []),
      ...COLUMN_SYNONYMS[field].split(/\s+/),
      ...(LANGUAGE_HEADERS[field]?.split(/,\s+/) ?? []),
      ...(FURTHER_HEADERS[field]?.split(/,\s+/) ?? []),
      ...(byLanguage.get(field) ?? []),
    ];
    for (const [place, header] of headers.entries()) {
      const key = headerKey(header);
      const priority = field === "name" && LEGAL_NAMES.test(key) ? place + LEGAL_NAME_PRIORITY : place;
      const entries = byKey.get(key) ?? [];
      if (key === "" || entries.some((entry) => entry.field === field)) continue;
      entries.push({ field, priority });
      byKey.set(key, entries);
    }
  }
  return byKey;
}

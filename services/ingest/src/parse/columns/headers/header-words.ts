import { foldText } from "@meridian/domain/text/fold-text";
import { anyOf, readWordLists } from "@meridian/platform/read-table";
import { daysOfWord } from "../../../normalise/hours/day-names.ts";
import type { SourceField } from "./column-synonyms.ts";

/** Fields that a header rules out, whatever the cells look like: a fax is not a phone, nor an owner's name a business's. */
const FORBIDDEN_FIELDS = [
  "phone",
  "website",
  "photo",
  "url",
  "workingHours",
  "name",
  "city",
  "country",
  "countryCode",
  "fullAddress",
  "street",
  "latitude",
  "longitude",
] as const satisfies readonly SourceField[];
/** Patterns of folded headers: by forbidden field, and "column" and "field" in the languages of programs that write placeholders. */
const WORDS = readWordLists(new URL("header-words.tsv", import.meta.url), ["placeholder", ...FORBIDDEN_FIELDS]);
const PLACEHOLDER = new RegExp(
  `^(?:${anyOf(WORDS.placeholder)}[\\s_.:#№-]*(?:\\d{1,3}|[a-z])?|[a-z]{1,2}\\d{0,3}|\\d{1,3})$`,
  "u",
);
const FORBIDDEN = new Map<SourceField, RegExp>(
  FORBIDDEN_FIELDS.map((field) => [field, new RegExp(anyOf(WORDS[field]))]),
);

/** Whether a header means nothing: empty, "col7", "Поле 3", "field_a". */
export function isPlaceholder(header: string): boolean {
  const words = foldText(header)
    .replace(/[()[\]]/g, "")
    .trim();
  return words === "" || PLACEHOLDER.test(words);
}

const DAYS = 7;

/** Whether the header rules out this field although the cells look like it. */
export function isForbidden(header: string, field: SourceField): boolean {
  const words = foldText(header);
  // The hours of one day, or of weekdays, are not the week's.
  if (field === "workingHours" && (daysOfWord(words)?.length ?? DAYS) < DAYS) return true;
  return FORBIDDEN.get(field)?.test(words) === true;
}

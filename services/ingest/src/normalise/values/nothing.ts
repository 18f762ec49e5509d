import { anyOf, readWordLists } from "@meridian/platform/read-table";

/** Patterns: what English phrases say is missing, whole phrases of other languages, and words that some business is called. */
const WORDS = readWordLists(new URL("nothing.tsv", import.meta.url), ["subject", "phrase", "word"]);
const SUBJECT = `${anyOf(WORDS.subject)}s?`;
const FOUND = "available|found|provided|specified|listed|given|applicable|disclosed|mentioned|set|rated|known|exist";
const ENGLISH = new RegExp(
  anyOf([
    `^(?:has |have |there is |there are )?no(?: ${SUBJECT}){1,3}(?: (?:yet|found|available|given|listed|provided|specified|info|information|data))?$`,
    `^(?:${SUBJECT} )*(?:is )?(?:not (?:${FOUND})|unavailable|unknown|unspecified|missing|pending)$`,
    "^none(?: (?:found|listed|given|available))?$",
    "^n\\.?\\/?a\\.?$",
    "^failed to fetch",
    "^error fetching",
  ]),
  "i",
);
const OTHERS = new RegExp(`^${anyOf(WORDS.phrase)}$`, "iu");
const NAMES = new RegExp(`^${anyOf(WORDS.word)}$`, "iu");
const MAX_CHARS = 40;

/** Whether a text says that there is no value: "No phone number", "Not available", "Belirtilmemiş", "暂无", or the 0 of an empty cell. */
export function isPhraseForNothing(text: string): boolean {
  return isPhraseForNoName(text) || (text.length <= MAX_CHARS && NAMES.test(text));
}

/** The same of a name: "NAV" and "Nema" are businesses. */
export function isPhraseForNoName(text: string): boolean {
  return text === "0" || (text.length <= MAX_CHARS && (ENGLISH.test(text) || OTHERS.test(text)));
}

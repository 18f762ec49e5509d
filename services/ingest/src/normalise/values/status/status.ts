import type { BusinessStatus } from "@meridian/contracts/businesses/business";
import { remember } from "@meridian/domain/bounded-cache";
import { foldText } from "@meridian/domain/text/fold-text";
import { anyOf, readWordLists } from "@meridian/platform/read-table";

/**
 * Folded: whole texts for a business that trades, for one that is "closed", which may mean right now, for one that no longer exists, for
 * one that rests or has yet to open, for yes, and for no; patterns within a text for "permanently", "temporarily" and "closed".
 */
const WORDS = readWordLists(new URL("status.tsv", import.meta.url), [
  "operational",
  "closed",
  "ended",
  "paused",
  "unclear",
  "yes",
  "no",
  "permanently",
  "temporarily",
  "closedWithin",
]);
const OPERATIONAL = new Set(WORDS.operational.map(foldText));
const CLOSED = new Set(WORDS.closed.map(foldText));
const ENDED = new Set(WORDS.ended.map(foldText));
const PAUSED = new Set(WORDS.paused.map(foldText));
const UNCLEAR = new Set(WORDS.unclear.map(foldText));
const YES = new Set(WORDS.yes.map(foldText));
const NO = new Set(WORDS.no.map(foldText));
const PERMANENTLY = new RegExp(anyOf(WORDS.permanently));
const TEMPORARILY = new RegExp(anyOf(WORDS.temporarily));
const CLOSED_WITHIN = new RegExp(anyOf(WORDS.closedWithin));
const STARTS_AS_STATUS = new RegExp(`^${anyOf([...OPERATIONAL, ...CLOSED])}`);
const CLOCK = /\d[:h]\d\d|\d ?[ap]\.?m/;
/** Longer than any word for yes or no. */
const MAX_ANSWER_CHARS = 20;
const CACHED_TEXTS = 2000;

/** What a status text says about the business itself; "unsaid" if it is about the hours ("Open ⋅ Closes 10 PM"). */
export const readStatus: (text: string) => BusinessStatus | "unsaid" = remember((text: string) => {
  const folded = foldText(text).replaceAll("_", " ");
  if (OPERATIONAL.has(folded)) return "operational";
  if (CLOSED.has(folded) || ENDED.has(folded)) return "closed";
  if (PAUSED.has(folded)) return "temporarily_closed";
  if (!CLOSED_WITHIN.test(folded)) return "unsaid";
  if (PERMANENTLY.test(folded)) return "closed";
  return TEMPORARILY.test(folded) ? "temporarily_closed" : "unsaid";
}, CACHED_TEXTS);

/** Whether a text is a status, though perhaps not the business's. */
export function isAnyStatus(text: string): boolean {
  return readStatus(text) !== "unsaid" || UNCLEAR.has(foldText(text));
}

/** Whether a text is understood, as one about the moment is, too: "Open now", "Opens at 9 AM", "Active since 2005", "yes". */
export const isKnownStatus: (text: string) => boolean = remember((text) => {
  const folded = foldText(text);
  return CLOCK.test(folded) || CLOSED_WITHIN.test(folded) || STARTS_AS_STATUS.test(folded) || YES.has(folded);
}, CACHED_TEXTS);

/** Whether a text is a bare "closed": meaningless in a column about the moment, decisive among the types. */
export const isBareClosed: (text: string) => boolean = remember((text) => CLOSED.has(foldText(text)), CACHED_TEXTS);

export function readYes(value: string | number | boolean | undefined): boolean {
  if (value === undefined || typeof value === "boolean") return value === true;
  return saysYes(String(value));
}

const saysYes = remember((text) => {
  const folded = foldText(text);
  return YES.has(folded) || YES.has(folded.replace(/\s*[✓✔✅]$/u, ""));
}, CACHED_TEXTS);

/** Whether a text is a bare yes or no. */
export function isAnswer(text: string): boolean {
  return text.length <= MAX_ANSWER_CHARS && (saysYes(text) || NO.has(foldText(text)));
}

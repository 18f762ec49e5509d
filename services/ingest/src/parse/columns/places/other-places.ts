import { foldText } from "@meridian/domain/text/fold-text";
import { anyOf, readWordLists } from "@meridian/platform/read-table";
import { wordsOfHeader } from "../headers/header-fields.ts";

/**
 * Patterns of folded words for places that need not be the business's own. "before": where letters and bills go, where a company is
 * registered or was before, where its owner lives; "postal": the same before an address or a town, but not before a code; "within": the
 * same as parts of joined words and behind the word for an address; "seat": a company's, which may have its premises elsewhere.
 */
const WORDS = readWordLists(new URL("other-places.tsv", import.meta.url), ["before", "postal", "within", "seat"]);
const BEFORE = new RegExp(`(?:^|\\s)${anyOf(WORDS.before)}(?=\\s)`, "u");
const POSTAL = new RegExp(`(?:^|\\s)${anyOf(WORDS.postal)}\\s*(?:add?r|street|anschrift|strasse|адрес)`, "u");
const WITHIN = new RegExp(anyOf(WORDS.within), "u");
const SEAT = new RegExp(anyOf(WORDS.seat), "u");

/** Whether a header names an address, or a part of one, that need not be where the business is: "billing_city", "Rechnungsadresse". */
export function isOfOtherPlace(header: string): boolean {
  const words = foldedWords(header);
  return BEFORE.test(words) || POSTAL.test(words) || WITHIN.test(words) || SEAT.test(words);
}

/** Whether a header names a company's seat, which is better than no address. */
export function isSeat(header: string): boolean {
  return SEAT.test(foldedWords(header));
}

function foldedWords(header: string): string {
  return foldText(wordsOfHeader(header).join(" "));
}

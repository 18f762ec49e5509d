import { readWordLists } from "@meridian/platform/read-table";

/** Patterns of the words by which texts name a phone, a fax, and an address of mail or a site. */
export const CONTACT_WORDS = readWordLists(new URL("contact-words.tsv", import.meta.url), ["phone", "fax", "link"]);

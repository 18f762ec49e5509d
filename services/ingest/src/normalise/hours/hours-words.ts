import { readWordLists } from "@meridian/platform/read-table";

/** Words for several days, and for a day without opening. */
export const HOURS_WORDS = readWordLists(new URL("hours-words.tsv", import.meta.url), [
  "daily",
  "workdays",
  "weekend",
  "toSaturday",
  "closed",
]);

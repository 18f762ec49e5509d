import { readWordLists } from "@meridian/platform/read-table";

/** Words for several days, for a day without opening, around times of the parts of a day, and for a break. */
export const HOURS_WORDS = readWordLists(new URL("hours-words.tsv", import.meta.url), [
  "daily",
  "workdays",
  "weekend",
  "toSaturday",
  "closed",
  "morning",
  "noon",
  "evening",
  "night",
  "oClock",
  "from",
  "until",
  "break",
]);

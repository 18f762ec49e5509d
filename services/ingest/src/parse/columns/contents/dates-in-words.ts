import { foldText } from "@meridian/domain/text/fold-text";
import { LANGUAGES } from "../../../normalise/hours/day-names.ts";

const MONTHS = 12;
const MAX_CHARS = 40;
const YEAR = /(?<!\p{Nd})(?:19|20)\d{2}(?!\p{Nd})/u;
const WORDS = /\p{L}+/gu;
/** Words of a date besides its month, folded. */
const BESIDE_MONTH = new Set("st nd rd th of the de del di den er г год года р роки am pm gmt utc t z at".split(" "));

let names: ReadonlySet<string> | undefined;

/** "July 20, 2021", "20 de julio de 2021", "20 июля 2021 г.": a day of a month with its year, and nothing else. */
export function isDateInWords(text: string): boolean {
  if (text.length > MAX_CHARS || !YEAR.test(text)) return false;
  const words = foldText(text).match(WORDS) ?? [];
  const months = words.filter((word) => monthNames().has(word));
  return months.length === 1 && words.every((word) => monthNames().has(word) || BESIDE_MONTH.has(word));
}

/** Long and short, alone and behind a day, in the languages of the platform. */
function monthNames(): ReadonlySet<string> {
  if (names !== undefined) return names;
  const found = new Set<string>();
  for (const language of LANGUAGES) {
    for (const style of ["long", "short"] as const) {
      for (const day of [undefined, "numeric"] as const) {
        const formatter = new Intl.DateTimeFormat(language, { month: style, day, timeZone: "UTC" });
        for (let month = 0; month < MONTHS; month++) {
          const parts = formatter.formatToParts(Date.UTC(2024, month, 1));
          const name = foldText(parts.find(({ type }) => type === "month")?.value ?? "").replace(/\.$/, "");
          if (/^\p{L}+$/u.test(name)) found.add(name);
        }
      }
    }
  }
  names = found;
  return found;
}

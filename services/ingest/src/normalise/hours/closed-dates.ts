import { foldText } from "@meridian/domain/text/fold-text";
import { anyOf } from "@meridian/platform/read-table";

/** Comes before the closed days, at the start or after other days' hours. */
export const CLOSED_BEFORE = String.raw`(?:closed|geschlossen|kapali|cerrado|ferme|chiuso|fechado|gesloten|выходнои|закрыто)(?:(?:\s*:)?\s+(?:todos|tous|tutti|every|all|jeden|alle))?(?:\s+(?:on|le|les|los|el|il|i|la|am|op|aos|as|в|lo))?\s*:?`;
const LANGUAGES = "en es fr it pt ca de nl tr ru".split(" ");
const MONTHS = anyOf(
  LANGUAGES.flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { month: "long", day: "numeric" });
    return Array.from({ length: 12 }, (_, month) => {
      const parts = format.formatToParts(new Date(2024, month, 1));
      return foldText(parts.find(({ type }) => type === "month")?.value ?? "");
    });
  }),
);
const DAY = String.raw`\d{1,2}(?:\.|er|st|nd|rd|th|º|°)?`;
const AND = String.raw`\s*(?:,|y|e|et|and|und|en|i)\s*`;
const ARTICLE = "(?:(?:el|los|le|les|il|i|on|am|den|the)\\s+)?";
/** "1 y 6 de enero", "24., 25. und 31. Dezember", "December 25" */
const DATE = `(?:${DAY}(?:${AND}${ARTICLE}${DAY})*\\s*(?:de |d'|of )?${MONTHS}|${MONTHS} ${DAY})(?: (?:de )?\\d{4})?`;
const DATES = new RegExp(
  String.raw`(?:^|[\s,;]+)(?:(?:y|e|et|and|und)\s+)?${ARTICLE}(?:(?:dias?|jours?|giorni)\s+)?${DATE}(?!\p{L})`,
  "gu",
);
const CLAUSE = new RegExp(String.raw`(?<!\p{L})${CLOSED_BEFORE}(?:[^.;|]|(?<=\d)\.(?=[\s,]))*`, "gu");
const OF_YEAR =
  /\s(?:y (?:un|dos|los) festivos? local(?:es)?|del ano|de l'annee|dell'anno|do ano|of the year|im jahr)(?!\p{L})/gu;
const REMARK = /\s*\([^()\d]*\)/g;
const CLOSED_ALONE = new RegExp(`^${CLOSED_BEFORE}\\s*$`, "u");

/** A folded text of hours without the dates among what is closed: "closed on Mondays, 25 December and 1 January". */
export function withoutClosedDates(text: string): string {
  return text.replace(CLAUSE, (clause) => {
    const rest = clause.replace(DATES, "").replace(OF_YEAR, "").replace(REMARK, "");
    if (/\d/.test(rest)) return clause;
    return CLOSED_ALONE.test(rest) && rest !== clause ? "" : rest;
  });
}

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
const HOLIDAYS =
  "(?:ph|sh|feiertage?n?|feiertags|festivos|feriados?|festivi|jours? feries|resmi tatil(?:ler)?(?:de)?|(?:public |bank )?holidays?|праздники)";
const CLOSED = "(?:off|closed|geschlossen|kapali|cerrado|ferme|chiuso|fechado)";
const HOLIDAY_RULE = new RegExp(
  String.raw`(?<!\p{L}\s*[,&+]?\s*)[,;|]?\s*(?<!\p{L})${HOLIDAYS}\s*:?\s*${CLOSED}(?!\p{L})`,
  "gu",
);
const HOLIDAY_BESIDE = new RegExp(
  String.raw`\s*(?:,|&|\+|and|und|y|et|ve|e)\s*(?<![\p{L}])${HOLIDAYS}(?![\p{L}])|(?<![\p{L}])${HOLIDAYS}(?![\p{L}])\s*(?:,|&|\+|and|und|y|et|ve|e)\s*`,
  "gu",
);
/** Behind others: "Mon-Fri 9-5 | PH: 9-1", "Mon-Sat 9-5 | Closed on PH". */
const HOLIDAY_CLAUSE = new RegExp(
  String.raw`\|\s*${HOLIDAYS}(?![\p{L}])[^|]*(?=\||$)|(?<=^|\|)\s*${CLOSED_BEFORE}\s*${HOLIDAYS}(?![\p{L}])[^|\p{L}\d]*(?=\||$)`,
  "gu",
);
const HOLIDAY_ALONE = new RegExp(String.raw`(?<![\p{L}])${HOLIDAYS}(?![\p{L}])`, "u");
/** Without March and May, which are days or words elsewhere. */
const MONTH = /\b(?:jan|feb|apr|jun|jul|aug|sep|oct|okt|nov|dec|dez)[a-z]*\b|\b(?:mar|may) \d|\bweek \d|\beaster\b/;
/** Hours of single dates do not describe a week. */
const ONE_DATE = /^\s*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec) \d{1,2}(?:[,-]\d{1,2})?\s*:?\s+\d{1,2}:/;
const ENDS_CLOSED = new RegExp(String.raw`${CLOSED}\s*$`);

/** A folded text of hours without the dates among what is closed: "closed on Mondays, 25 December and 1 January". */
export function withoutClosedDates(text: string): string {
  return text.replace(CLAUSE, (clause) => {
    const rest = clause.replace(DATES, "").replace(OF_YEAR, "").replace(REMARK, "");
    if (/\d/.test(rest)) return clause;
    return CLOSED_ALONE.test(rest) && rest !== clause ? "" : rest;
  });
}

/** A rule without its holidays, which a week cannot represent; undefined if it is only about those. */
export function readableRule(part: string, isLater: boolean): string | undefined | "seasonal" {
  const rule = part.replace(HOLIDAY_RULE, "").replace(HOLIDAY_BESIDE, "").replace(HOLIDAY_CLAUSE, "").trim();
  if (!/[\p{L}\p{N}]/u.test(rule) || HOLIDAY_ALONE.test(rule)) return undefined;
  if (!MONTH.test(rule)) return rule;
  return ENDS_CLOSED.test(rule) || (isLater && ONE_DATE.test(rule)) ? undefined : "seasonal";
}

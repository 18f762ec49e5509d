import { foldText } from "@meridian/shared/domain/fold-text";
import { asciiDigits } from "./text.ts";

type Spelling = readonly [pattern: RegExp, replacement: string];

const CLOCK = String.raw`(\d{1,2}(?:[:.]\d{2})?)`;
/** Folded words for hours behind a figure, in all the languages that "24 hours" is read in. */
export const HOUR_WORDS =
  "(?:h\\b|hs\\b|hrs?\\b|hours?\\b|std|stunden|uhr|uur|uren|horas|hores|heures|saat|ore\\b|timer|timmar|tuntia|godz|hodin|oras?\\b|час|годин|jam|gio\\b|小時|小时|時間|时间|시간|ชวโมง|ساعة)";

/** One spelling for the many of the same time; each works on what those before it left, and all on folded text: ディナー without its marks. */
const SPELLINGS: readonly Spelling[] = [
  [/[\u2010-\u2015\u2212~〜～∼]/g, "-"],
  [/(?:次日|翌日?|第二天|ertesi gun|next day)\s?(?=\d)/g, ""],
  [/(\d{1,2}:\d{2})(?=\d{2}:\d{2})/g, "$1, "],
  [/(?<!\d)(\d{1,2}):(\d)(?!\d)/g, "$1:0$2"],
  [/(?<!\d)(\d{1,2})-(\d{2})\s*(до|to|bis|a|ate)\s*(\d{1,2})-(\d{2})(?!\d)/g, "$1:$2-$4:$5"],
  [/[(（][^()（）\d]*(?:次第|終了|なくなり)[^()（）\d]*[)）]/g, ""],
  [/(?:昼|夜|朝|ランチ|ティナー|モーニンク)\s?:?\s?(?=\d)/g, " "],
  [/(\d{1,2})\s?[時时点點시](\d{1,2})\s?[分분]?/g, "$1:$2"],
  [/(\d{1,2})\s?[時时点點시]\s(\d{1,2})\s?[分분]/g, "$1:$2"],
  [/(\d{1,2})\s?[時时点點시]\s?半/g, "$1:30"],
  [/(\d{1,2})\s?[時时点點시](?![間间간])/g, "$1:00"],
  [new RegExp(`(?:午前|上午|早上|오전|(?<![a-z])oo(?![a-z]))\\s?${CLOCK}`, "g"), "$1am"],
  [new RegExp(`(?:午後|下午|晚上|오후|(?<![a-z])os(?![a-z]))\\s?${CLOCK}`, "g"), "$1pm"],
  [/(\d)\s?(?:صباحا|فجرا|بعد منتصف الليل|ص(?!\p{L})|π\.?\s?μ\.?)/gu, "$1am"],
  [/(?<!\d)(12|0?[1-4])((?::\d{2})?)\s?ليلا/g, "$1$2am"],
  [/(\d)\s?(?:مساء|ليلا|ظهرا|بعد الظهر|عصرا|م(?!\p{L})|μ\.?\s?μ\.?)/gu, "$1pm"],
  [/(?<=\d)\s?น\.?(?!\p{L})/gu, ""],
  [/(?<![a-z])([ap])\s?\.\s?m\b\.?/g, "$1m"],
  [/\b(\d{1,2})\s?h\s?(\d{2})\b/g, "$1:$2"],
  [
    /\b(?!24\s?(?:h|hrs?|hs|uur|horas|heures)\b)(\d{1,2}(?:[:.]\d{2})?|\d{4})\s?(?:uhr|uur|hrs?|hs|horas|heures|h)(?!\w)\.?/g,
    "$1",
  ],
  [/'(?:dan|den|tan|ten)\s/g, "-"],
  [/'(?:ye|ya|e|a)(?:\s+kadar)?(?!\p{L})/gu, ""],
  [/\b12\s?(?:noon|midday)\b/g, "12pm"],
  [/\b12\s?midnight\b/g, "12am"],
  [/\b(?:noon|midday|mittag|mediodia|mezzogiorno|midi)\b/g, "12pm"],
  [/\b(?:midnight|mitternacht|gece yarisi|medianoche|mezzanotte|minuit|meia-noite)\b/g, "12am"],
  [/\s(?:to|bis|a(?: las?)?|as|until|till|ile|do|tot|alle|jusqu'a|до|الى|حتى|ถง|から|至|到)\s/g, "-"],
  [new RegExp(String.raw`(?<=\d\s?(?:[ap]m)?\s?-\s?)24\s?${HOUR_WORDS}\p{L}*\.?`, "gu"), "24"],
  [new RegExp(String.raw`\b24\s?${HOUR_WORDS}\p{L}*\.?\s?(?=-\s?\d)(?!-\s?(?:7(?:\s?[/jdtg]|$)|365))`, "gu"), "24"],
  [
    /(?<=[\dm])\s+(?:open|geoffnet|acik|abierto|ouvert|aperto|aberto|arasi|arasinda|arasinda acik|saatleri arasinda|saatleri arasi|pm?\s?open)$/g,
    "",
  ],
  [
    /(^|[\s,])(?:open|geoffnet|von|from|abierto|ouvert|aperto|aberto|acik|de|das|dalle|ore|od|van|fra|kl|kl\.|saat|godz\.|с|من)\s*:?\s*(?=\d)/g,
    "$1",
  ],
  [/^[\s:]+|[\s.]+$/g, ""],
];

/** A day's times as `parseDaySpans` reads them: folded, hyphens between, "am" and "pm" after, no words around. */
export function simplifyTimes(raw: string): string {
  let text = foldText(asciiDigits(raw));
  for (const [pattern, replacement] of SPELLINGS) text = text.replace(pattern, replacement);
  return text.trim();
}

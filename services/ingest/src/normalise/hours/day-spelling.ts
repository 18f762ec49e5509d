type Spelling = readonly [pattern: RegExp, replacement: string | ((...found: string[]) => string)];

/** Monday first. */
export const ENGLISH_DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
/** Single-character days, Monday first; Chinese numbers them. */
const JAPANESE = "月火水木金土日";
const KOREAN = "월화수목금토일";
const CHINESE = "一二三四五六日";
const SPANISH_LETTERS: Readonly<Record<string, string>> = {
  l: "mon",
  m: "tue",
  x: "wed",
  j: "thu",
  v: "fri",
  s: "sat",
  d: "sun",
};
/** Hebrew letters its days, from Sunday. */
export const HEBREW_DAYS: Readonly<Record<string, string>> = {
  א: "sun",
  ב: "mon",
  ג: "tue",
  ד: "wed",
  ה: "thu",
  ו: "fri",
  ש: "sat",
};
const THAI_DAYS: Readonly<Record<string, string>> = {
  จ: "mon",
  อ: "tue",
  พ: "wed",
  พฤ: "thu",
  ศ: "fri",
  ส: "sat",
  อา: "sun",
};
/** The Baltic countries and Poland number their days from Monday. */
const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii"];
const ROMAN_DAY = /(?<![\p{L}\d])(?:i{1,3}|iv|vi{0,2})(?![\p{L}\d])/gu;
const PORTUGUESE_ORDINALS = ["", "", "mon", "tue", "wed", "thu", "fri"];

const english = (signs: string) => (run: string) =>
  ` ${[...run].map((sign) => (signs.includes(sign) ? ` ${ENGLISH_DAYS[signs.indexOf(sign)]} ` : sign)).join("")} `;

/** Days that only their position or isolation in the text identifies, as English abbreviations. */
const SPELLINGS: readonly Spelling[] = [
  // Ranges whose "until" is a day elsewhere ("do", Thursday), or an ending.
  [/(?<!\p{L})(?:od|от|від)\s+(\p{L}{2,}\.?)\s+(?:do|до)\s+(?=\p{L})/gu, "$1 - "],
  [/(?<=\p{L}{4})(?<!tag|woch|abend)\s+(?:do|до)\s+(?=\p{L}{4})/gu, " - "],
  [/(?<!\p{L})(\p{L}+(?:sta|tol|st|tik))\s+(?=\p{L}+(?:hin|ig|ni|era)(?!\p{L}))/gu, "$1 - "],
  // Slovak has "st" and, folded alike, "št" behind it; "tor" is Thursday in Scandinavia, and Tuesday before Slovene "sre".
  [/(?<=(?<!\p{L})st[^\p{L}]+)st(?!\p{L})/gu, "stv"],
  [/(?<!\p{L})tor(?=\.?(?!\p{L}).*(?<!\p{L})sre(?!\p{L}))/gu, "torek"],
  [/(?<!\p{L})יום\s+(?=[אבגדהוש]['׳])/gu, ""],
  [/(?<=वर)\s+(?:त|स)\s+(?=\p{L}+वर)/gu, " - "],
  [/၊/gu, ","],
  // "9h-12h – Sam : 9h-13h"
  [/(?<=\d|\dh)\s+[-–—]\s+(?=\p{L}{2,}\.?\s*:\s*[\p{L}\d])/gu, "; "],
  // "From" before a range's first day, which would end the times before it: "Monday closed, from Tuesday to Sunday 12-15".
  [/(?<=[,;|]\s?)(?:von|vom|from|da|dal|de|du|od|van|fra|från|fran|с|со|від|з|από|من)\s+(?=\p{L})/gu, ""],
  // "At" or "in the hours" before a time, which separates a day's letter from it.
  [/(?<=\p{L}['׳]?[.:,]?\s)(?:kell|kl\.?|plkst\.?|val\.?|בשעות|בין השעות|(?:از )?ساعت)\s+(?=\d)/gu, ""],
  [
    /(?:星期|周|週|礼拜|禮拜)([一ㄧ二三四五六日天])/g,
    (_, day = "") => english(CHINESE)(day.replace("天", "日").replace("ㄧ", "一")),
  ],
  [/([月火水木金土日])曜日?/g, (_, day = "") => english(JAPANESE)(day)],
  [
    /(?<![\p{L}\d])[月火水木金土日](?:[・、,~\-至から\s]*[月火水木金土日])*(?=[・、,]?祝|定?休|[\s:\d]|$)/gu,
    english(JAPANESE),
  ],
  // "토·일요일": the last day alone has the word.
  [/(?<![\p{L}\d])([월화수목금토일](?:\s?[·,/~-]\s?[월화수목금토일])+)요일/gu, (_, days = "") => english(KOREAN)(days)],
  [/(?<![\p{L}\d])[월화수목금토일](?:[·,~\-\s]*[월화수목금토일])*(?=[\s:\d]|$)/gu, english(KOREAN)],
  [
    /(?<![\p{L}\d])([אבגדהוש])['׳]?(?=\s*(?:-|עד)\s*[אבגדהוש](?!\p{L})|\s*[:,]?\s*\d|\s*סגור)/gu,
    (_, day = "") => ` ${HEBREW_DAYS[day] ?? day} `,
  ],
  [
    /(?<![\p{L}\d])(พฤ|อา|[จอพศส])\.?(?=\s*[-,]?\s*(?:พฤ|อา|[จอพศส])(?!\p{L})|\s*:?\s*(?:เวลา\s*)?\d|\s*ปด)/gu,
    (_, day = "") => ` ${THAI_DAYS[day] ?? day} `,
  ],
  [/[・、,]?祝日?(?![\p{L}])/gu, ""],
  // Only with a range from the first day: alone, "vi" and "v" abbreviate other days.
  [
    /^.*(?<![\p{L}\d])i\s?-\s?(?:iv|vi{0,2})(?![\p{L}\d]).*$/su,
    (text = "") => text.replace(ROMAN_DAY, (number) => ENGLISH_DAYS[ROMAN.indexOf(number)] ?? number),
  ],
  [
    /\b([2-6])[aª](?:\s?feira)?\s*(?=(?:a|e|-|,)\s*[2-6][aª]|[\s:]\s*\d{1,2}\s?[h:])/g,
    (_, day = "") => `${PORTUGUESE_ORDINALS[Number(day)]} `,
  ],
  [
    /(?<=(?:mon|tue|wed|thu)\s(?:a|e|-|,)\s?)([2-6])[aª](?:\s?feira)?(?!\p{L})/gu,
    (_, day = "") => PORTUGUESE_ORDINALS[Number(day)] ?? "",
  ],
  [/\bm-(?=(?:th|tu|we|w|f|sa|su)\b)/g, "mon-"],
  [/\bf-(?=(?:sa|su)\b)/g, "fri-"],
  [/(?<=\b(?:mon|tue|tu|we|wed)-)(?:f)\b/g, "fri"],
  [/(?<=\bmon-)w\b/g, "wed"],
  [/(?<=[\da-z])(?=(?:mon|tues|wednes|thurs|fri|satur|sun)day)/g, " "],
  [/((?:mon|tues|wednes|thurs|fri|satur|sun)day)(?=\d|closed|open)/g, "$1 "],
  [/(?<!\p{L})(?:od|nuo|no)\s+(\d{1,2}(?:[:.]\d{2})?h?)\s+(?:do|iki|lidz)\s+(?=\d|p[ou]lnoc)/gu, "$1-"],
  [/(?<=\p{L})['’](?:den|dan|ten|tan)(?!\p{L})/gu, " -"],
  [/(?<=\p{L})['’](?:ye|ya|e|a)(?:\s+kadar)?(?!\p{L})/gu, " "],
  [/\s+(?:gunleri|gunu)(?!\p{L})/gu, " "],
  // Azerbaijani days named after their neighbours: "Baz. Er.", "Cüm.Ax.".
  [/(?<!\p{L})baz\.?\s?er\.?(?!\p{L})(?:,(?=\s?-))?/gu, "mon"],
  [/(?<!\p{L})cərs?\.?\s?ax(?:s(?:am[iı])?)?\.?(?!\p{L})/gu, "tue"],
  [/(?<!\p{L})cumə?\.?\s?ax(?:s(?:am[iı])?)?\.?(?!\p{L})/gu, "thu"],
  // Bullets between days, and the Finnish and Swedish Thursday, which is not the English "to" after a comma.
  [/\s\*(?=\s|$)/g, " | "],
  [/(?<=[,;]\s?)to(?=\s\d{1,2}[:.]\d{2}\s?-)/g, "thu"],
  // Tuesday in all Nordic languages; a word elsewhere.
  [/(?<!\p{L})ti(?=\s\d{1,2}[:.]\d{2}\s?-)/gu, "tue"],
];
/**
 * Abbreviations that mean different days in different languages, decided by other days in the text: "di" is Tuesday beside "mi", Sunday
 * beside "je".
 */
const BY_NEIGHBOURS: readonly (readonly [neighbours: RegExp, days: Readonly<Record<string, string>>])[] = [
  [
    /(?<!\p{L})(?:je|me|lu\s?-\s?ve|ma\s?-\s?(?:ve|sa))(?!\p{L})/u,
    { lu: "mon", ma: "tue", me: "wed", je: "thu", ve: "fri", sa: "sat", di: "sun" },
  ],
  [/(?<!\p{L})(?:ju|vi|gi)(?!\p{L})/u, { lu: "mon", ma: "tue", sa: "sat", do: "sun" }],
  [/(?<!\p{L})lu(?!\p{L})/u, { lu: "mon", di: "sun", do: "sun" }],
  [
    /(?<!\p{L})(?:po(?=\s?-)|(?:ut|ne)(?!\p{L}))/u,
    { po: "mon", ut: "tue", st: "wed", ct: "thu", pa: "fri", pi: "fri", pia: "fri", so: "sat", ne: "sun" },
  ],
  // Before the Polish: "pn" is Friday here, Monday there.
  [
    /(?<!\p{L})pr\.?\s?-\s?(?:pn|kt|st|s|sk)(?!\p{L})/u,
    { pr: "mon", an: "tue", tr: "wed", kt: "thu", pn: "fri", st: "sat", s: "sat", sk: "sun" },
  ],
  [/(?<!\p{L})(?:pn|wt|ndz?|niedz)(?!\p{L})/u, { so: "sat" }],
  [
    /(?<!\p{L})(?:h\s?-\s?(?:p|cs|szo|v)|szo)(?!\p{L})/u,
    { h: "mon", k: "tue", sze: "wed", cs: "thu", p: "fri", szo: "sat", v: "sun" },
  ],
  [/(?<!\p{L})(?:vr|zo|za)(?!\p{L})/u, { ma: "mon", di: "tue" }],
  [
    /(?<!\p{L})(?:ma\.?\s?-\s?(?:ti|ke|pe|la|su)|ti\s?-\s?(?:ke|to|pe)|(?:ke|pe)(?=\s\d))(?!\p{L})/u,
    { ma: "mon", ti: "tue", ke: "wed", to: "thu", pe: "fri", la: "sat", su: "sun" },
  ],
  [/(?<!\p{L})e\s?-\s?[nrlp](?!\p{L})/u, { e: "mon", t: "tue", k: "wed", n: "thu", r: "fri", l: "sat", p: "sun" }],
  [
    /(?<!\p{L})(?:p\.?\s?-\s?(?:pk|c|s|sv)|pk)(?!\p{L})/u,
    { p: "mon", o: "tue", t: "wed", c: "thu", pk: "fri", s: "sat", sv: "sun" },
  ],
  [/(?<!\p{L})ma\.?\s?-\s?(?:fr|lor|sa|son|to)(?!\p{L})/u, { ma: "mon", ti: "tue" }],
  [/(?<!\p{L})m-(?:th|f)(?!\p{L})|(?<![\p{L}\d])th(?!\p{L})/u, { m: "mon", w: "wed", f: "fri" }],
];
const DAY_LETTERS =
  /(?<![\p{L}\d])(?:lu|ma|me|je|ve|sa|di|do|ti|ke|to|pe|la|su|po|ut|st|ct|pa|pia|pi|so|ne|sze|szo|cs|pk|sv|pr|an|tr|kt|pn|sk|m|w|f|h|k|p|v|e|t|n|r|l|s|o|c)(?=\.?\s*(?:[:,\-/&+]|\d|t\/m|tot|au|al|a\s|bis|to\s|suletud|slegts|nedirba|ferme|chiuso|cerrado|gesloten|zavreno|zatvorene|zarva|zamkniete|nieczynne|closed|off|$))/gu;
const HAS_SPANISH_LETTERS = /\bl-[vsd]\b/;
const SPANISH_LETTER = /\b([lmxjvsd])\b(?=\s*[:-]?\s*(?:\d|[lmxjvsd]\b|cerrado|inchis))/g;

/** Respells a folded hours text so that the day pattern matches. */
export function simplifyDays(folded: string): string {
  let text = folded;
  for (const [pattern, replacement] of SPELLINGS) {
    text = typeof replacement === "string" ? text.replace(pattern, replacement) : text.replace(pattern, replacement);
  }
  text = byNeighbours(text);
  if (!HAS_SPANISH_LETTERS.test(text)) return text;
  return text.replace(SPANISH_LETTER, (letter: string) => SPANISH_LETTERS[letter] ?? letter);
}

function byNeighbours(text: string): string {
  const days = BY_NEIGHBOURS.find(([neighbours]) => neighbours.test(text))?.[1];
  return days === undefined ? text : text.replace(DAY_LETTERS, (letters) => days[letters] ?? letters);
}

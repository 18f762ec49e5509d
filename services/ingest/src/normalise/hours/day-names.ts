import { DAY_MS } from "@meridian/contracts/durations";
import { foldText } from "@meridian/domain/text/fold-text";
import { HOURS_WORDS } from "./hours-words.ts";

/** Languages whose full day names come from the platform. Swahili and Amharic clocks count from dawn as often as from midnight. */
export const LANGUAGES =
  "en de es fr tr it pt nl pl cs sk hu ro sv da nb fi el ru uk bg hr sr sl lt lv et ar he fa hi bn th vi id ms ja ko zh ca eu gl is ga sq mk az ka hy kk uz ta ur ne km my si mr mt eu fil lo mn be ha zu af".split(
    " ",
  );

/** Abbreviations per day, Monday first. */
const SHORT_FORMS = [
  "mon mo isn δευ lun lu pzt pts pzts seg пн pon pn mån man пон सोम ორშ երկ সোম pirm pirmd esm dl b.e",
  "tue tis tirs sel τρι tues tu di mar sal ter вт wt tir uto уто вто मंगल სამ երք মঙ্গল antr otrd teis dt þri ç.a",
  "wed rab τετ weds we mi mie mer car carş qua wo ср śr ons sri sre сре сря बुध ოთხ չրք বুধ treč trešd kolm dc çər",
  "thu tors kam kha πεμ thur thurs th do jue ju jeu gio per qui czw чт tor cz cet чет четв गुरु ხუთ հնգ বৃহস্পতি बिही štv ketv ceturtd nelj dj fim c.a",
  "fri jum παρ fr vie vi ven cum sex vr pt пт fre pet пет शुक्र პარ ուրբ শুক্র pia penkt piektd ree dv fös cüm",
  "sat σαβ շաբ sa sab sb sam cmt cts cmts za сб sob lör lør sub subotom суб съб शनि შაბ շբթ শনি šešt sestd lau ds şən",
  "sun κυρ su so dom dim paz zo вс nd ndz niedz sön søn ned nedeljom nedjeljom нд нед रवि კვ კვირ կիր রবি आइत sekm svētd püh dg baz",
];

/** Days in the cases that "from" and "until" take, Monday first. */
const INFLECTED = [
  "poniedziałku понедельника понеділка ponedjeljka ponedeljka pondelka hétfőtől maanantaista pirmadienio pirmdienas esmaspäevast astelehenetik",
  "wtorku вторника вівторка utorka torka keddtől tiistaista antradienio otrdienas teisipäevast asteartetik",
  "środy среды среду середи середу srijede srede sredu stredy středy szerdától szerdáig keskiviikosta trečiadienio kolmapäevast asteazkenetik",
  "czwartku четверга četvrtka četrtka štvrtka čtvrtku csütörtökig torstaihin ketvirtadienio ceturtdienai neljapäevani ostegunera",
  "piątku пятницы пятницу п'ятниці п'ятницю petka piatku pátku péntekig perjantaihin penktadienio piektdienai reedeni ostiralera",
  "soboty субботы субботу суботи суботу subote subotu sobote sobotu szombatig lauantaihin šeštadienio sestdienai laupäevani larunbatera",
  "niedzieli воскресенья воскресенье неділі неділю nedjelje nedelje nedele neděle vasárnapig sunnuntaihin sekmadienio svētdienai pühapäevani igandera",
];

/** Words for several days. */
const GROUPS = [
  ["daily", [0, 1, 2, 3, 4, 5, 6]],
  ["workdays", [0, 1, 2, 3, 4]],
  ["weekend", [5, 6]],
  ["toSaturday", [0, 1, 2, 3, 4, 5]],
] as const;

/** The word "day" before day names, folded, by language. */
const DAY_BEFORE: Readonly<Record<string, RegExp>> = { th: /^วน/, lo: /^ວນ/, he: /^יום / };
/** Two short names without a space or hyphen: "MoFr", "LunVie". */
const GLUED_DAYS = /(?<!\p{L})(\p{Lu}\p{Ll}{1,2})(\p{Lu}\p{Ll}{1,2})(?!\p{L})/gu;
/** Of lines that ran together: "das 12h às 24hTerças". In "9-17Uhr" it is no day. */
const WORD_BEHIND_TIME = /(?<=\dh?)\p{Lu}\p{Ll}{2,}/gu;
/** Shorter ones are other words in other languages: "to", "la", "да". */
const LONG_ENOUGH = /^(?:\p{L}{3,}|(?!\p{sc=Latin})\p{L}{2})$/u;
/** Short names of days that are other words in texts about hours: minutes, "midday", "pre-booking", "pay". */
const NOT_DAYS = "min pre mid die dear pay had lit tha sin hen lin ham tal да ба".split(" ");
const FIRST_MONDAY = Date.UTC(2024, 0, 1);

let daysByWord: ReadonlyMap<string, readonly number[]> | undefined;
let pattern: RegExp | undefined;

/** The days (0 = Monday) a folded word names in any of many languages; undefined if none. */
export function daysOfWord(folded: string): readonly number[] | undefined {
  return words().get(folded);
}

/** The days for a match of the pattern, including abbreviations with a period and forms such as "Mondays". */
export function daysOfMatch(name: string): readonly number[] {
  const bare = name.replace(/\.$/, "");
  return daysOfWord(name) ?? daysOfWord(bare) ?? daysOfWord(bare.replace(/s$/, "")) ?? [];
}

/** Finds day names in folded text. Abbreviations of one or two letters only count when isolated. */
export function dayNamePattern(): RegExp {
  if (pattern !== undefined) return pattern;
  const names = [...words().keys()]
    .toSorted((left, right) => right.length - left.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join("|")})s?(?![\\p{L}])\\.?`, "gu");
  return pattern;
}

/** With a hyphen between two glued days that can only be a range, as "MoMi" may as well be a list, and a bar before one behind a time. */
export function splitGluedDays(text: string): string {
  const lines = text.replace(WORD_BEHIND_TIME, (word) =>
    daysOfMatch(foldText(word)).length === 1 ? ` | ${word}` : word,
  );
  return lines.replace(GLUED_DAYS, (glued: string, first: string, last: string) => {
    const [from, to] = [daysOfWord(foldText(first)), daysOfWord(foldText(last))];
    if (from?.length !== 1 || to?.length !== 1) return glued;
    const length = (to[0] ?? 0) - (from[0] ?? 0);
    return length === 1 || (from[0] === 0 && length >= 4) ? `${first}-${last}` : glued;
  });
}

/** The days' folded names in every language, Monday first. */
function* platformNames(weekday: "long" | "short"): Generator<{ language: string; day: number; name: string }> {
  for (const language of LANGUAGES) {
    const formatter = new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" });
    for (let day = 0; day < 7; day++)
      yield { language, day, name: foldText(formatter.format(FIRST_MONDAY + day * DAY_MS)) };
  }
}

/** The platform's abbreviations that mean one day in all languages that have them. */
function shortNames(): Map<string, number> {
  const days = new Map<string, number>();
  const ambiguous = new Set(NOT_DAYS);
  for (const { day, name: written } of platformNames("short")) {
    const name = written.replace(/\.$/, "");
    if ((days.get(name) ?? day) !== day || !LONG_ENOUGH.test(name)) ambiguous.add(name);
    days.set(name, day);
  }
  for (const name of ambiguous) days.delete(name);
  return days;
}

function words(): ReadonlyMap<string, readonly number[]> {
  if (daysByWord !== undefined) return daysByWord;
  const known = new Map<string, readonly number[]>();
  for (const [group, days] of GROUPS) for (const word of HOURS_WORDS[group]) known.set(foldText(word), days);
  for (const { language, day, name } of platformNames("long")) {
    if (!known.has(name)) known.set(name, [day]);
    const first = name.split(/[- ]/)[0] ?? "";
    if (language === "pt" && !known.has(first)) known.set(first, [day]);
    const bare = name.replace(DAY_BEFORE[language] ?? "", "");
    if (!known.has(bare)) known.set(bare, [day]);
  }
  for (const [day, forms] of [...SHORT_FORMS.entries(), ...INFLECTED.entries()]) {
    for (const form of forms.split(" ").map(foldText)) if (!known.has(form)) known.set(form, [day]);
  }
  for (const [name, day] of shortNames()) if (!known.has(name)) known.set(name, [day]);
  daysByWord = known;
  return known;
}

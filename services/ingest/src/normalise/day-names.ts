import { foldText } from "@meridian/shared/domain/fold-text";

/** Languages whose full day names are taken from the platform's own tables. */
const LANGUAGES =
  "en de es fr tr it pt nl pl cs sk hu ro sv da nb fi el ru uk bg hr sr sl lt lv et ar he fa hi bn th vi id ms ja ko zh ca eu gl is ga sq mk az ka hy kk uz".split(
    " ",
  );

/** Short forms by day, Monday first. */
const SHORT_FORMS = [
  "mon mo lun pzt pts",
  "tue tues tu di mar sal",
  "wed weds we mi mie mer car",
  "thu thur thurs th do jue jeu gio per",
  "fri fr vie ven cum",
  "sat sa sab sam cmt cts",
  "sun su so dom dim paz",
];

/** Words for several days at once. */
const GROUPS: Readonly<Record<string, readonly number[]>> = {
  daily: [0, 1, 2, 3, 4, 5, 6],
  everyday: [0, 1, 2, 3, 4, 5, 6],
  "every day": [0, 1, 2, 3, 4, 5, 6],
  "7 days a week": [0, 1, 2, 3, 4, 5, 6],
  "all week": [0, 1, 2, 3, 4, 5, 6],
  taglich: [0, 1, 2, 3, 4, 5, 6],
  "todos los dias": [0, 1, 2, 3, 4, 5, 6],
  "tous les jours": [0, 1, 2, 3, 4, 5, 6],
  "her gun": [0, 1, 2, 3, 4, 5, 6],
  hergun: [0, 1, 2, 3, 4, 5, 6],
  weekdays: [0, 1, 2, 3, 4],
  weekday: [0, 1, 2, 3, 4],
  werktags: [0, 1, 2, 3, 4],
  "hafta ici": [0, 1, 2, 3, 4],
  weekends: [5, 6],
  weekend: [5, 6],
  wochenende: [5, 6],
  "hafta sonu": [5, 6],
};

const FIRST_MONDAY = Date.UTC(2024, 0, 1);
const MS_PER_DAY = 86_400_000;

let daysByWord: ReadonlyMap<string, readonly number[]> | undefined;
let pattern: RegExp | undefined;

/** Days (0 = Monday) that a folded word names, in any of many languages; undefined when it names none. */
export function daysOfWord(folded: string): readonly number[] | undefined {
  return words().get(folded);
}

/** Finds names of days in folded text. The short forms of one or two letters count only with nothing around them. */
export function dayNamePattern(): RegExp {
  if (pattern !== undefined) return pattern;
  const names = [...words().keys()]
    .toSorted((left, right) => right.length - left.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join("|")})(?![\\p{L}])\\.?`, "gu");
  return pattern;
}

function words(): ReadonlyMap<string, readonly number[]> {
  if (daysByWord !== undefined) return daysByWord;
  const known = new Map<string, readonly number[]>(Object.entries(GROUPS));
  for (const language of LANGUAGES) {
    const formatter = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
    for (let day = 0; day < 7; day++) {
      const name = foldText(formatter.format(FIRST_MONDAY + day * MS_PER_DAY));
      if (!known.has(name)) known.set(name, [day]);
      const first = name.split(/[- ]/)[0] ?? "";
      if (language === "pt" && !known.has(first)) known.set(first, [day]);
    }
  }
  for (const [day, forms] of SHORT_FORMS.entries()) {
    for (const form of forms.split(" ")) if (!known.has(form)) known.set(form, [day]);
  }
  daysByWord = known;
  return known;
}

import { remember } from "../../../bounded-cache.ts";
import { editDistance } from "../../../text/edit-distance.ts";
import { slugify } from "../../../text/slug.ts";
import { DIGIT, isMisspelt, UNSPACED } from "./misspelling.ts";
import { extentOf, type NameExtent } from "./name-extent.ts";
import { isLetter, lettersOf, type NameParts, partsOf, wordsOf } from "./name-parts.ts";
import { COUNTRIES, KIND_WORDS, PARTS, SIDES } from "./name-words.ts";

/**
 * "equal": the same letters. "close": the same but for kind words, legal forms, places and typos. "bare": as close, but only one of them
 * names its kind or branch. "longer" and "start": one is the other with more behind it (see `NameExtent`). "part": one contains the other,
 * or is written in another script. "within": one may be a tenant or part of the other. "division": only one names a part, like a cash
 * machine, or each names another side. "shared": most words are in both, but one has a number, or both have words of their own, like two
 * branches in one place. "foreign": of two scripts, and not alike. "other": alike in no way.
 */
export type NameMatch =
  | "equal"
  | "close"
  | "bare"
  | "longer"
  | "start"
  | "part"
  | "within"
  | "division"
  | "shared"
  | "foreign"
  | "other";

/** What the business of a name is, and where: words that also tell of others. */
export interface NameContext {
  type?: string | undefined;
  category?: string | undefined;
  city?: string | undefined;
}

const BRANCH = /..[店점]$/u;
const PLURAL = /s$/;
const CACHED_LABELS = 2_000;
/** A name that is contained in another is too weak as evidence. */
const MIN_PART_LETTERS = 3;
const STEM_LETTERS = 4;
const MIN_COMPOUND_LETTERS = 8;

const labelWordsOf = remember((label) => wordsOf(label), CACHED_LABELS);

export function compareNames(left: string, right: string, contexts: readonly NameContext[] = []): NameMatch {
  if (left === right || lettersOf(left) === lettersOf(right)) return "equal";
  const [one, other] = [partsOf(left), partsOf(right)];
  const isSameScript = one.isLatin === other.isLatin;
  if (!isSameScript) return compareAcross(left, right);
  const common = commonWordsOf(contexts);
  const match = compareWords(withoutCommon(one.words, common), withoutCommon(other.words, common));
  if (match === "other") return match;
  if (namesPart(one, common) !== namesPart(other, common)) return "division";
  return match === "close" || match === "bare" || match === "part" ? extend(match, extentOf(one, other)) : match;
}

function namesPart({ words }: NameParts, common: ReadonlySet<string>): boolean {
  return words.some((word) => PARTS.has(word) && !common.has(word));
}

function extend(match: "close" | "bare" | "part", extent: NameExtent | undefined): NameMatch {
  switch (extent) {
    case "behind":
      return "within";
    case "place":
      return match === "close" ? match : "within";
    case "end":
      return match === "part" ? "within" : match;
    default:
      return match === "part" ? (extent ?? match) : match;
  }
}

/** Whether names are worth comparing at all: they share the start of a word, or differ in script. */
export function mayBeAlike(left: string, right: string): boolean {
  const [one, other] = [partsOf(left), partsOf(right)];
  if (one.isLatin !== other.isLatin) return true;
  const starts = new Set(one.words.flatMap(startsOf));
  return other.words.some((word) => startsOf(word).some((start) => starts.has(start)));
}

/** For its second letter as well, since the first may be the typo; of unspaced scripts each pair of letters. */
function startsOf(word: string): string[] {
  if (!UNSPACED.test(word)) return [word.slice(0, 3), word.slice(1, 4)];
  return Array.from({ length: Math.max(1, word.length - 1) }, (_, at) => word.slice(at, at + 2));
}

/** A word for a part only if it is the kind of both. */
function commonWordsOf(contexts: readonly NameContext[]): ReadonlySet<string> {
  const each = contexts.map(({ type, category, city }) =>
    [type, category, city].flatMap((label) => (label === undefined ? [] : labelWordsOf(label))),
  );
  const isOfAll = (part: string) => each.every((words) => words.some((word) => partOf(word) === part));
  const all = each.flat().map((word) => partOf(word) ?? word);
  return new Set(all.filter((word) => !PARTS.has(word) || isOfAll(word)));
}

/** The word for a part, in the singular. */
function partOf(word: string): string | undefined {
  return [word, word.replace(PLURAL, "")].find((each) => PARTS.has(each));
}

interface CoreWords {
  all: readonly string[];
  core: readonly string[];
  common: readonly string[];
}

/** If nothing else is left, the common words are the name. */
function withoutCommon(all: readonly string[], labels: ReadonlySet<string>): CoreWords {
  const isCommon = (word: string, at: number) =>
    KIND_WORDS.has(word) ||
    COUNTRIES.has(word) ||
    labels.has(word) ||
    labels.has(`${word}s`) ||
    (at > 0 && BRANCH.test(word));
  const core = all.filter((word, at) => !isCommon(word, at)).map((word) => withoutPlace(word, labels));
  return core.length > 0 ? { all, core, common: all.filter(isCommon) } : { all, core: all, common: [] };
}

/** "杭州铜灯" in "杭州" is "铜灯". */
function withoutPlace(word: string, labels: ReadonlySet<string>): string {
  if (!UNSPACED.test(word)) return word;
  const place = [...labels].find((label) => word.startsWith(label) && word.length - label.length >= 2);
  return place === undefined ? word : word.slice(place.length);
}

function compareWords(left: CoreWords, right: CoreWords): NameMatch {
  if (haveOtherNumbers(left.core, right.core) || areOtherBranches(left.all, right.all)) return "other";
  if (areOtherSides(left.all, right.all)) return sharesMost(left.core, right.core) ? "division" : "other";
  if (isOneWordMisspelt(left.all, right.all)) return "close";
  const [one, other] = [left.core.join(""), right.core.join("")];
  const isOneNumbered = isNumbered(left.core, right.core);
  const isTypo = isMisspelt(one, other) && !isOneNumbered && areWordsAlike(left.core, right.core);
  if (one === other || isTypo || areSameWords(left.core, right.core)) {
    if (contradict(left.common, right.common)) return "shared";
    return isBare(left.common, right.common) || isBare(right.common, left.common) ? "bare" : "close";
  }
  const isContained = isPart(left.core, right.core) || isPart(right.core, left.core);
  const match = compareCompounds(left.all, right.all) ?? (isContained ? "part" : undefined);
  if (match === undefined) return sharesMost(left.core, right.core) ? "shared" : "other";
  return match === "part" && isOneNumbered ? "shared" : match;
}

/** Both end in the name of a branch, like "(市心北路店)" or "강남점". */
function areOtherBranches(left: readonly string[], right: readonly string[]): boolean {
  const [one = "", other = ""] = [left.at(-1), right.at(-1)];
  return left.length > 1 && right.length > 1 && BRANCH.test(one) && BRANCH.test(other) && one !== other;
}

/** Each has one that the other lacks. */
function areOtherSides(left: readonly string[], right: readonly string[]): boolean {
  const isOther = (word: string, others: readonly string[]) => SIDES.has(word) && !others.includes(word);
  return left.some((word) => isOther(word, right)) && right.some((word) => isOther(word, left));
}

/** Written together or apart: "LloydsPharmacy" and "Lloyds Pharmacy". */
function compareCompounds(left: readonly string[], right: readonly string[]): NameMatch | undefined {
  const [short, long] = left.join("").length <= right.join("").length ? [left, right] : [right, left];
  const text = short.join("");
  if (text === long.join("")) return "close";
  if (text.length < MIN_COMPOUND_LETTERS) return undefined;
  let start = "";
  for (const word of long) {
    start += word;
    if (start === text) return "part";
  }
  return undefined;
}

/** Two thirds of the words, and at least two. */
function sharesMost(left: readonly string[], right: readonly string[]): boolean {
  const common = left.filter((word) => right.some((other) => other === word || isMisspelt(word, other)));
  return common.length >= 2 && common.length * 3 >= Math.max(left.length, right.length) * 2;
}

/** A typo may also be in the word for the kind. */
function isOneWordMisspelt(left: readonly string[], right: readonly string[]): boolean {
  if (left.length !== right.length) return false;
  const other = left.flatMap((word, at) => (word === right[at] ? [] : [[word, right[at] ?? ""] as const]));
  return other.length === 1 && other.every(([word, others]) => isMisspelt(word, others));
}

/** Two letters that differ in one short word make it another word. */
function areWordsAlike(left: readonly string[], right: readonly string[]): boolean {
  if (left.length !== right.length) return true;
  return left.every((word, at) => {
    const other = right[at] ?? "";
    return word === other || editDistance(word, other, 1) <= 1 || isMisspelt(word, other);
  });
}

function areSameWords(left: readonly string[], right: readonly string[]): boolean {
  if (left.length !== right.length) return false;
  return left.toSorted().join(" ") === right.toSorted().join(" ");
}

/** Each names a kind that the other does not: "Luna Hotel" and "Luna Bar", but not "Pizza" and "Pizzeria". */
function contradict(left: readonly string[], right: readonly string[]): boolean {
  const kinds = left.filter((word) => KIND_WORDS.has(word));
  const others = right.filter((word) => KIND_WORDS.has(word));
  return kinds.length > 0 && others.length > 0 && !kinds.some((word) => isNamed(word, others));
}

function isBare(left: readonly string[], right: readonly string[]): boolean {
  return left.some((word) => (KIND_WORDS.has(word) || BRANCH.test(word)) && !isNamed(word, right));
}

function isNamed(word: string, others: readonly string[]): boolean {
  return others.some((other) => other.slice(0, STEM_LETTERS) === word.slice(0, STEM_LETTERS));
}

function haveOtherNumbers(left: readonly string[], right: readonly string[]): boolean {
  const [one, other] = [numbersOf(left), numbersOf(right)];
  return one.length > 0 && other.length > 0 && !one.some((word) => other.includes(word));
}

/** Only one of them has any. */
function isNumbered(left: readonly string[], right: readonly string[]): boolean {
  return numbersOf(left).length > 0 !== numbersOf(right).length > 0;
}

/** Or letters at the end, as of buildings, or the words for parts. */
function numbersOf(words: readonly string[]): string[] {
  const isLast = (at: number) => at > 0 && at === words.length - 1;
  return words.filter((word, at) => DIGIT.test(word) || PARTS.has(word) || (isLast(at) && isLetter(word)));
}

/** Whether all words of the shorter name are in the longer one. */
function isPart(short: readonly string[], long: readonly string[]): boolean {
  const text = short.join("");
  if (UNSPACED.test(text)) return text.length >= 2 && long.join("").includes(text);
  if (text.length < MIN_PART_LETTERS || short.length > long.length) return false;
  return short.every((word) => long.some((other) => other === word || isMisspelt(word, other)));
}

function compareAcross(left: string, right: string): NameMatch {
  const [one, other] = [left, right].map((name) => slugify(name).split("-"));
  if (one === undefined || other === undefined) return "foreign";
  const [core, otherCore] = [withoutCommon(one, new Set()).core, withoutCommon(other, new Set()).core];
  const [text, otherText] = [core.join(""), otherCore.join("")];
  const isAlike =
    text === otherText || isMisspelt(text, otherText) || isPart(core, otherCore) || isPart(otherCore, core);
  return isAlike ? "part" : "foreign";
}

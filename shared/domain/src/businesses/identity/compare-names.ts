import { remember } from "../../bounded-cache.ts";
import { foldText } from "../../text/fold-text.ts";
import { slugify } from "../../text/slug.ts";
import { DIGIT, isMisspelt, UNSPACED } from "./misspelling.ts";
import { COUNTRIES, KIND_WORDS, LEGAL_FORMS, LINKS, PARTS, SHORT_WORDS, SIDES } from "./name-words.ts";

/**
 * "equal": the same letters. "close": the same but for kind words, legal forms, places and typos. "bare": as close, but only one of them
 * names its kind or branch. "part": one contains the other, or is written in another script. "shared": most words are in both, but one has
 * a number or is a cash machine, or both have words of their own, like two branches in one place. "foreign": of two scripts, and not
 * alike. "other": alike in no way.
 */
export type NameMatch = "equal" | "close" | "bare" | "part" | "shared" | "foreign" | "other";

/** What the business of a name is, and where: words that also tell of others. */
export interface NameContext {
  type?: string | undefined;
  category?: string | undefined;
  city?: string | undefined;
}

const NO_WORD = /[^\p{L}\p{N}]+/gu;
const APOSTROPHES = /['’`´]/g;
const LATIN = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]*$/u;
const LEGAL_IN_RUN = /株式会社|有限会社|合同会社|有限责任公司|有限公司|股份|주식회사/gu;
const BRANCH = /..[店점]$/u;
const CACHED_NAMES = 5_000;
const CACHED_LABELS = 2_000;
/** A name that is contained in another is too weak as evidence. */
const MIN_PART_LETTERS = 3;
const STEM_LETTERS = 4;
const MIN_COMPOUND_LETTERS = 8;

/** A name without what its spelling leaves open: letters and digits, folded. */
export function lettersOf(text: string): string {
  return foldText(text).replace(NO_WORD, "");
}

/** "and" between two initials, as in "A & A" and "A and A". */
const AND_BETWEEN_INITIALS = /(?<=(?:^| )\p{L}) (?:and|und|et|y|ve|en|og|och) (?=\p{L}(?: |$))/gu;

const partsOf = remember(splitName, CACHED_NAMES);
const labelWordsOf = remember((label) => wordsOf(label), CACHED_LABELS);

export function compareNames(left: string, right: string, contexts: readonly NameContext[] = []): NameMatch {
  if (left === right || lettersOf(left) === lettersOf(right)) return "equal";
  const [one, other] = [partsOf(left), partsOf(right)];
  const isSameScript = one.isLatin === other.isLatin;
  if (!isSameScript) return compareAcross(left, right);
  const common = commonWordsOf(contexts);
  return compareWords(withoutCommon(one.words, common), withoutCommon(other.words, common));
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

interface NameParts {
  words: readonly string[];
  isLatin: boolean;
}

function splitName(name: string): NameParts {
  const all = wordsOf(name);
  // The E of "Block E" is no link.
  const isLink = (word: string, at: number) => LINKS.has(word) && !(isLetter(word) && at === all.length - 1);
  const own = all.filter((word, at) => !LEGAL_FORMS.has(word) && !isLink(word, at));
  return { words: own.length > 0 ? own : all, isLatin: LATIN.test(name) };
}

function wordsOf(text: string): string[] {
  const letters = foldText(text).replace(LEGAL_IN_RUN, " ").replace(APOSTROPHES, "").replace(NO_WORD, " ").trim();
  const plain = letters.replace(AND_BETWEEN_INITIALS, " ");
  return plain === "" ? [] : joinInitials(plain.split(" ")).map((word) => SHORT_WORDS.get(word) ?? word);
}

/** "A.Ş." and "G m b H" are one word each, "I.C.I." as well. */
function joinInitials(all: readonly string[]): string[] {
  const joined: string[] = [];
  let initials = "";
  for (const word of all) {
    if (word.length === 1 && !DIGIT.test(word) && !UNSPACED.test(word)) {
      initials += word;
      continue;
    }
    if (initials !== "") joined.push(initials);
    initials = "";
    joined.push(word);
  }
  if (initials !== "") joined.push(initials);
  return joined;
}

function commonWordsOf(contexts: readonly NameContext[]): ReadonlySet<string> {
  const labels = contexts.flatMap(({ type, category, city }) => [type, category, city]);
  return new Set(labels.flatMap((label) => (label === undefined ? [] : labelWordsOf(label))));
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
  if (areOtherSides(left.all, right.all)) return sharesMost(left.core, right.core) ? "shared" : "other";
  if (isOneWordMisspelt(left.all, right.all)) return "close";
  const [one, other] = [left.core.join(""), right.core.join("")];
  const isOneNumbered = isNumbered(left.core, right.core);
  if (one === other || (isMisspelt(one, other) && !isOneNumbered) || areSameWords(left.core, right.core)) {
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

function areSameWords(left: readonly string[], right: readonly string[]): boolean {
  if (left.length !== right.length) return false;
  return left.toSorted().join(" ") === right.toSorted().join(" ");
}

/** Each names a kind that the other does not: "Luna Hotel" and "Luna Bar", but not "Pizza" and "Pizzeria". */
function contradict(left: readonly string[], right: readonly string[]): boolean {
  return left.length > 0 && right.length > 0 && !left.some((word) => isNamed(word, right));
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
  return words.filter((word, at) => DIGIT.test(word) || PARTS.has(word) || (isLetter(word) && at === words.length - 1));
}

function isLetter(word: string): boolean {
  return word.length === 1 && !UNSPACED.test(word);
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

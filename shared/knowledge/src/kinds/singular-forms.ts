const PLAIN_WORD = /^[a-z]+$/;
const MIN_LETTERS = 4;
type Endings = readonly (readonly [plural: RegExp, singulars: readonly string[]])[];

/** Plural endings, as `foldText` spells them, in the languages with the most directories; longest first. */
const ENDINGS: Endings = [
  [/ies$/, ["y", "ie"]],
  [/(?:ler|lar)$/, [""]],
  [/(?:innen)$/, ["in", ""]],
  [/eaux$/, ["eau"]],
  [/es$/, ["", "e"]],
  [/s$/, [""]],
  [/en$/, ["", "e"]],
  [/(?<=.{5})e$/, [""]],
  [/(?<=.{3})e$/, ["a"]],
  [/i$/, ["o", "e", "a"]],
];

/**
 * What visitors type beyond `ENDINGS`: other languages, and plurals in the possessive ("Ankara otelleri"). Stems are long and narrow, since
 * names end in these letters too: Peter is no pet, Gary no gare, Kitchener no kitchen.
 */
const SPOKEN_ENDINGS: Endings = [
  // Turkish: otelleri, diş hekimleri, restoranlarında, güzellik salonları, lokantası
  [/(?:leri|lari)(?:n(?:de|da|in)?)?$/, ["", "i", "u"]],
  [/(?:(?<=[aei])si|(?<=[ou])su)$/, [""]],
  // Portuguese: hotéis, hospitais, salões
  [/eis$/, ["el"]],
  [/ais$/, ["al"]],
  [/oes$/, ["ao"]],
  // Italian: alberghi, banche, negozi
  [/(?<=.{3}[gc])h[ie]$/, ["o", "a"]],
  [/(?<=.{5})i$/, ["io"]],
  // German and the Scandinavian languages: Kaffeehäuser, restauranger, frisører, apoteket
  [/(?<=haus|ang|ant|sor|eri|ikk|tell|otek|affar|ation|butik)er(?:na|ne)?$/, [""]],
  [/handlar$/, ["handel"]],
  [/(?<=.{6})et$/, ["", "e"]],
  // Polish and Czech: dentyści, fryzjerzy, hotely, lékárny, restauracje, zubaři, kadeřníci
  [/sci$/, ["sta"]],
  [/rzy$/, ["r"]],
  [/(?<=.{4}[lp])y$/, [""]],
  [/(?<=.{4}[^aeiou])y$/, ["a"]],
  [/(?<=cj)[ei]$/, ["a"]],
  [/(?<=.{4}r)i$/, [""]],
  [/(?<=.{4}i)ci$/, ["k"]],
  // Finnish: ravintolat, apteekit, parturit
  [/(?<=.{4}[kpt])it$/, ["ki", "pi", "ti"]],
  [/(?<=.{4}[aiouy])t$/, [""]],
  [/kaupat$/, ["kauppa"]],
  [/(?<=.{4}u)kset$/, ["s"]],
  // Estonian: kohvikud, hambaarstid, raamatupoed, keskused
  [/(?<=.{4}[aeou])d$/, [""]],
  [/(?<=.{4})id$/, ["", "i"]],
  [/poed$/, ["pood"]],
  [/(?<=.{4}s)ed$/, [""]],
  // Hungarian: éttermek, kávézók, szállodák, hotelek, fogorvosok
  [/(?<=tt)ermek$/, ["erem"]],
  [/(?<=.{5})[ae]k$/, [""]],
  [/(?<=.{6})ok$/, [""]],
  [/(?<=zo|da|ta|ka|la)k$/, [""]],
  // Accusatives: cipőt, pizzu, пиццу, рыбу
  [/(?<=.{3}[aeiou])t$/, [""]],
  [/(?<=.{3})u$/, ["a"]],
  [/у$/, ["а"]],
  // Romanian: farmacii, hoteluri
  [/(?<=.{4})ii$/, ["ie"]],
  [/(?<=.{4})uri$/, [""]],
  // Dutch: apotheken
  [/(?<=.{3})([eoau])([^aeiou])en$/, ["$1$1$2"]],
  // Russian and Ukrainian: парикмахерские, столовые, стоматологии, рестораны, аптеки, кав'ярні, магазина
  [/(?<=ск)ие$/, ["ая", "ии"]],
  [/ые$/, ["ая", "ыи"]],
  [/(?<=и)и$/, ["я"]],
  [/ы$/, ["", "а"]],
  [/и$/, ["а", "", "ь", "я"]],
  [/і$/, ["я", "ь", ""]],
  [/а$/, ["", "о"]],
  // Greek: εστιατόρια, ταβέρνες
  [/α$/, ["ο"]],
  [/ες$/, ["α", "η"]],
  [/οι$/, ["ος"]],
  // Arabic: صيدليات, صيدليه
  [/ات$/, ["ة", ""]],
  [/ه$/, ["ة"]],
];

/** The possible singulars of a folded word, likeliest first; the caller checks which of them is a word. */
export function singularForms(word: string): string[] {
  return PLAIN_WORD.test(word) ? formsOf(word, ENDINGS) : [];
}

/** As above in more languages, for what visitors type. */
export function spokenSingularForms(word: string): string[] {
  return [...new Set([...singularForms(word), ...formsOf(word, SPOKEN_ENDINGS)])];
}

/** Endings of an adjective beside a plural noun: "restaurants italiens", "sklepy spożywcze", "продуктовые магазины". */
const ADJECTIVE_ENDINGS: Endings = [
  [/(?<=[^aeiou])e$/, ["y", "a", "o"]],
  [/iche$/, ["icher", "ico"]],
  [/ie$/, ["a", "i"]],
  [/i$/, ["o", "y"]],
  [/es$/, ["e", ""]],
  [/s$/, [""]],
  [/ые$/, ["ыи", "ая", "ое"]],
  [/ие$/, ["ии", "ая", "ое"]],
  [/і$/, ["а", "ии"]],
];

/** The words with the last or first in another form. */
export function withFormsAtEnds(words: readonly string[], formsAt: (word: string) => readonly string[]): string[][] {
  const last = formsAt(words.at(-1) ?? "").map((form) => [...words.slice(0, -1), form]);
  const first = words.length < 2 ? [] : formsAt(words[0] ?? "").map((form) => [form, ...words.slice(1)]);
  return [...last, ...first];
}

/** Two words in the singular, the last of them an adjective: "sklepy spożywcze". */
export function withAdjective([first = "", last = "", ...others]: readonly string[]): string[][] {
  if (last === "" || others.length > 0) return [];
  const adjectives = formsOf(last, ADJECTIVE_ENDINGS);
  return adjectives.length === 0
    ? []
    : spokenSingularForms(first).flatMap((noun) => adjectives.map((end) => [noun, end]));
}

/** What the first known form means; empty if none is known. */
export function firstFound<T>(
  forms: readonly (readonly string[])[],
  find: (form: readonly string[]) => readonly T[],
): readonly T[] {
  for (const form of forms) {
    const found = find(form);
    if (found.length > 0) return found;
  }
  return [];
}

function formsOf(word: string, endings: Endings): string[] {
  if (word.length < MIN_LETTERS) return [];
  return endings
    .flatMap(([plural, singulars]) =>
      plural.test(word) ? singulars.map((singular) => word.replace(plural, singular)) : [],
    )
    .filter((singular) => singular.length >= MIN_LETTERS - 1);
}

import { slugify } from "@meridian/domain/text/slug";

/** Alphabets and abjads; names in other scripts are too unlike their transliteration. */
const SPELT_BY_SOUND =
  /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Ethiopic}\u0900-\u0dff\p{M}\p{Cf}\s'’-]+$/u;
/** With fewer consonants, ordinary words sound the same. */
const MIN_CONSONANTS = 5;
/** Letters that stand for one sound in some script. */
const SOUNDS: readonly (readonly [letters: RegExp, sound: string])[] = [
  [/x/g, "ks"],
  [/(?:sh|ch|[szc](?=[eiy]))/g, "s"],
  [/[aeiouyhw'-]/g, ""],
  [/[kgcqj]/g, "k"],
  [/z/g, "s"],
  [/[pbfv]/g, "b"],
  [/d/g, "t"],
  [/(.)\1+/g, "$1"],
  // Many languages omit the English ending: مک‌دونالد.
  [/s$/, ""],
];

/** The consonants of a name in Latin letters; undefined if they are too few to tell it. */
export function soundOf(name: string): string | undefined {
  const consonants = SOUNDS.reduce((left, [letters, sound]) => left.replace(letters, sound), slugify(name));
  return consonants.length < MIN_CONSONANTS || /[^a-z]/.test(consonants) ? undefined : consonants;
}

/** As above, of a text in another script; undefined for any other text. */
export function soundOfOtherScript(text: string): string | undefined {
  return SPELT_BY_SOUND.test(text) ? soundOf(text) : undefined;
}

/** Words that visitors leave out or add: "tienda ropa" for "tienda de ropa". */
const LINKS = new Set(
  `a al and as aux con cu d da das de del della delle den der des di die do dos du e el en et for fur i in ja l la las le les lo los na
  o of og oder para per pour pre pro s si till und van voor von y z za ze и в для з за на по с у και`.split(/\s+/),
);
const LETTERS = /^(?:[a-z]+|\p{Script=Cyrillic}+|\p{Script=Greek}+)$/u;
const LATIN = /^[a-z]+$/;
/** What declension changes at the end of a folded word. Taken off repeatedly: "магазинах", "sklepów", "ristoranti". */
const ENDING =
  /(?:[aeiouy]+(?:[dhjklmnrstw]|ch|mi|go)?|s|[аеёиіїоуыьэюяъ]+(?:[вмхй]|го|му|ми)?|[αεηιουω]+[νς]?|[ςв])$/u;
/** A shorter stem has too many meanings. */
const MIN_STEM_LETTERS = 4;
const MAX_WORDS = 5;

/**
 * Equal for phrases that differ in inflection, order and inner linking words alone: "цветочные магазины" and "цветочный магазин". Undefined
 * for scripts without inflection, and for a single word in Latin letters, which names share.
 */
export function stemKey(words: readonly string[]): string | undefined {
  if (LINKS.has(words[0] ?? "") || LINKS.has(words.at(-1) ?? "")) return undefined;
  const meant = words.filter((word) => !LINKS.has(word));
  const [first = ""] = meant;
  if (meant.length > MAX_WORDS || meant.length === 0 || (meant.length === 1 && LATIN.test(first))) return undefined;
  return meant.every((word) => LETTERS.test(word)) ? meant.map(stemOf).sort().join(" ") : undefined;
}

function stemOf(word: string): string {
  const stem = word.replace(ENDING, "");
  return stem === word || stem.length < MIN_STEM_LETTERS ? word : stemOf(stem);
}

/** With a larger share, the words are what businesses of the kind are usually called: "salon", "pizza". */
const MAX_NAMED_SHARE = 1 / 3;

/**
 * Whether a text says more than the kind it names, by how many of the businesses of that kind have its words in their names or labels:
 * those few are meant rather than the others. "Judo" names martial arts, which are mostly not judo.
 */
export function isNarrowerThanKind(named: number, ofKind: number): boolean {
  return named > 0 && named <= ofKind * MAX_NAMED_SHARE;
}

/**
 * The numbers of the stretches that the range from `first` to `last` touches. A stretch ends at each ascending bound, another follows the
 * last.
 */
export function touchedStretches<T extends string | number>(bounds: readonly T[], first: T, last: T): number[] {
  const stretchOf = (key: T): number => {
    const at = bounds.findIndex((bound) => key <= bound);
    return at === -1 ? bounds.length : at;
  };
  const from = stretchOf(first);
  return Array.from({ length: stretchOf(last) - from + 1 }, (_, at) => from + at);
}

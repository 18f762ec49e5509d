/**
 * Numbers of the stretches that what lies from `first` to `last` touches. A stretch ends at each of `bounds`, which ascend, and one lies
 * behind the last.
 */
export function touchedStretches<T extends string | number>(bounds: readonly T[], first: T, last: T): number[] {
  const stretchOf = (key: T): number => {
    const at = bounds.findIndex((bound) => key <= bound);
    return at === -1 ? bounds.length : at;
  };
  const from = stretchOf(first);
  return Array.from({ length: stretchOf(last) - from + 1 }, (_, at) => from + at);
}

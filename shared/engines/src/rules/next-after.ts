/** The key after which a walk in steps continues: the last one of a full step, none after a shorter step. */
export function nextAfter<T>(step: readonly T[], limit: number, keyOf: (last: T) => string): { next?: string } {
  const last = step.at(-1);
  return step.length < limit || last === undefined ? {} : { next: keyOf(last) };
}

/** Where a walk in steps goes on: behind the last of a full step, nowhere after any other. */
export function nextAfter<T>(step: readonly T[], limit: number, keyOf: (last: T) => string): { next?: string } {
  const last = step.at(-1);
  return step.length < limit || last === undefined ? {} : { next: keyOf(last) };
}

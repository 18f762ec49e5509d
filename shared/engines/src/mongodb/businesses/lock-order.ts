/**
 * The order in which all bulk writes touch businesses: engines that lock the documents of a bulk until its end would otherwise deadlock.
 */
export function inLockOrder<T extends { id: string }>(entries: readonly T[]): T[] {
  return entries.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

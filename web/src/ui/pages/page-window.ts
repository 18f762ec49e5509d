/**
 * The page numbers of a sliding window, which Chakra's pagination has not: the first `size` near the start, the last near the end, else
 * around the current page.
 */
export function pageWindow(current: number, total: number, size = 5): number[] {
  const count = Math.max(0, Math.min(size, total));
  const centred = current - Math.floor(size / 2);
  const first = Math.max(1, Math.min(centred, total - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}

export type PageStep = number | "gap";

/** Page numbers that always include the first and last: two on either side of the current page, with gaps. */
export function pageSteps(current: number, total: number, reach = 2): PageStep[] {
  const steps: PageStep[] = [];
  for (let page = 1; page <= total; page++) {
    const isNear = Math.abs(page - current) <= reach;
    if (page === 1 || page === total || isNear) steps.push(page);
    else if (steps.at(-1) !== "gap") steps.push("gap");
  }
  return steps;
}

export interface ShadeStep {
  /** Inclusive. */
  from: number;
  to: number;
}

const STEPS = 5;

/** Steps from 1 to the largest count, each a constant multiple of the previous: countries differ by orders of magnitude. */
export function shadeSteps(counts: readonly number[]): ShadeStep[] {
  const max = Math.max(0, ...counts);
  if (max === 0) return [];
  const steps: ShadeStep[] = [];
  let from = 1;
  for (let step = 1; step <= STEPS && from <= max; step++) {
    const to = step === STEPS ? max : Math.max(from, Math.floor(max ** (step / STEPS)));
    steps.push({ from, to });
    from = to + 1;
  }
  const last = steps.at(-1);
  if (last !== undefined) last.to = max;
  return steps;
}

/** The step of a count, from 1; 0 for none. */
export function shadeOf(count: number, steps: readonly ShadeStep[]): number {
  return count <= 0 ? 0 : steps.findIndex(({ to }) => count <= to) + 1;
}

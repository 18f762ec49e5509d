/** What this reads of a mutant; Stryker knows more. */
export interface Mutant {
  id: string;
  fileName: string;
  location: { start: { line: number; column: number } };
  mutatorName: string;
  replacement?: string | undefined;
  status: string;
}

export interface Summary {
  mutants: number;
  killed: number;
  timedOut: number;
  survived: number;
  notCovered: number;
  /** Share of the mutants that some test noticed, in percent; 100 where there is none. */
  scorePercent: number;
}

/** Mutants that do not run as a program, or were left out, count neither way. */
export function summarise(mutants: readonly Mutant[]): Summary {
  const count = (status: string) => mutants.filter((mutant) => mutant.status === status).length;
  const [killed, timedOut, survived, notCovered] = [
    count("Killed"),
    count("Timeout"),
    count("Survived"),
    count("NoCoverage"),
  ];
  const total = killed + timedOut + survived + notCovered;
  const scorePercent = total === 0 ? 100 : (100 * (killed + timedOut)) / total;
  return { mutants: total, killed, timedOut, survived, notCovered, scorePercent };
}

/** One line each, by file and place. */
export function describeSurvivors(mutants: readonly Mutant[], root: string): string[] {
  return mutants
    .filter(({ status }) => status === "Survived" || status === "NoCoverage")
    .map(({ fileName, location: { start }, mutatorName, replacement = "", status }) => {
      const place = `${fileName.replace(root, "")}:${start.line}:${start.column}`;
      const change = `${mutatorName} -> ${replacement.replace(/\s+/g, " ").slice(0, 90)}`;
      return `${place}  ${change}${status === "NoCoverage" ? "  (no test runs it)" : ""}`;
    })
    .toSorted(new Intl.Collator("en", { numeric: true }).compare);
}

/** `size` of the mutants, the same ones for the same seed; all, in their order, where there are no more. */
export function drawSample<T>(items: readonly T[], size: number, seed: number): T[] {
  if (items.length <= size) return [...items];
  const random = randomFrom(seed);
  return items
    .map((item) => ({ item, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, size)
    .map(({ item }) => item);
}

/** mulberry32 */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

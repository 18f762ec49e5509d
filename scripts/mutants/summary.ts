/** What this reads of a mutant; Stryker knows more. */
export interface Mutant {
  id: string;
  fileName: string;
  location: { start: { line: number; column: number } };
  mutatorName: string;
  replacement?: string | undefined;
  status: string;
  statusReason?: string | undefined;
}

export interface Summary {
  mutants: number;
  /** A test failed, or the mutant ran in an endless loop. */
  killed: number;
  /** Undecided: a hang, or a machine that was too slow for the limit. */
  timedOut: number;
  survived: number;
  notCovered: number;
  /** Share of the mutants that are surely killed, in percent; 100 where there is none. */
  scorePercent: number;
}

/** How vitest names a test or a hook that did not end in time. */
const TEST_TIMEOUT = /^(?:Test|Hook) timed out in \d+ms/;
/** A mutant that runs a hundred times as often as the code it replaces. The count depends on no clock. */
const ENDLESS_LOOP = /^Hit limit reached/;

/** The outcome of a mutant; undefined if it does not run as a program, or was left out. */
function outcomeOf({
  status,
  statusReason = "",
}: Mutant): "killed" | "timedOut" | "survived" | "notCovered" | undefined {
  switch (status) {
    case "Killed":
      return TEST_TIMEOUT.test(statusReason) ? "timedOut" : "killed";
    case "Timeout":
      return ENDLESS_LOOP.test(statusReason) ? "killed" : "timedOut";
    case "Survived":
      return "survived";
    case "NoCoverage":
      return "notCovered";
    default:
      return undefined;
  }
}

export function summarise(mutants: readonly Mutant[]): Summary {
  const counts = { killed: 0, timedOut: 0, survived: 0, notCovered: 0 };
  for (const mutant of mutants) {
    const outcome = outcomeOf(mutant);
    if (outcome !== undefined) counts[outcome]++;
  }
  const total = counts.killed + counts.timedOut + counts.survived + counts.notCovered;
  return { mutants: total, ...counts, scorePercent: total === 0 ? 100 : (100 * counts.killed) / total };
}

const NOTES = { timedOut: "  (timed out)", survived: "", notCovered: "  (no test runs it)" };

/** All that were not surely killed: one line each, by file and place. */
export function describeSurvivors(mutants: readonly Mutant[], root: string): string[] {
  return mutants
    .flatMap((mutant) => {
      const outcome = outcomeOf(mutant);
      if (outcome === undefined || outcome === "killed") return [];
      const { fileName, location, mutatorName, replacement = "" } = mutant;
      const place = `${fileName.replace(root, "")}:${location.start.line}:${location.start.column}`;
      return `${place}  ${mutatorName} -> ${replacement.replace(/\s+/g, " ").slice(0, 90)}${NOTES[outcome]}`;
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

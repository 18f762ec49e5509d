export interface TestFailure {
  /** As the runner tells it. */
  name: string;
  /** The runner's message, in one line. */
  message: string;
}

/** Figures of a runner's own report. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
  /** By name, as the runner tells them. */
  skippedNames: readonly string[];
  /** Those that failed first and passed when they were repeated: counted as passed, and told by name. */
  repeatedNames?: readonly string[];
  failures?: readonly TestFailure[];
}

export type StepState = "passed" | "failed" | "skipped";

export interface StepResult {
  name: string;
  state: StepState;
  seconds: number;
  /** Only of steps that run tests. */
  counts?: TestCounts;
  /** Why it was skipped, or what failed, in one line. */
  note?: string;
}

export type StepOutcome = Omit<StepResult, "name" | "seconds">;

/** Runs one step; an exception is a failure of the step, never the end of the run. */
export async function runStep(name: string, work: () => Promise<StepOutcome>): Promise<StepResult> {
  console.log(`\n▸ ${name}`);
  const startedAt = performance.now();
  const secondsOf = (): number => (performance.now() - startedAt) / 1000;
  try {
    const outcome = await work();
    return { name, seconds: secondsOf(), ...outcome };
  } catch (error) {
    const note = error instanceof Error ? error.message : String(error);
    console.error(note);
    return { name, seconds: secondsOf(), state: "failed", note: note.split("\n")[0] ?? "" };
  }
}

const MAX_MESSAGE_CHARS = 240;
const TERMINAL_COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

/** What a runner says of a failure, short enough for a line of the summary. */
export function oneLine(message: string): string {
  const text = message.replace(TERMINAL_COLOURS, "").replace(/\s+/g, " ").trim();
  return text.length > MAX_MESSAGE_CHARS ? `${text.slice(0, MAX_MESSAGE_CHARS)}…` : text;
}

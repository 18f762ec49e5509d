/** One test as its runner reported it. */
export interface TestResult {
  /** The path of the test file relative to the project's root, then the titles down to the test. */
  file: string;
  name: string;
  state: "passed" | "failed" | "skipped";
  /** Failed at first and passed on a repeat. */
  isRepeated: boolean;
  /** For a failure, on one line. */
  message?: string;
}

export interface FileTime {
  file: string;
  seconds: number;
}

/** A runner's report. */
export interface TestReport {
  tests: readonly TestResult[];
  files: readonly FileTime[];
}

export type StepState = "passed" | "failed" | "skipped";

export interface StepResult {
  name: string;
  state: StepState;
  seconds: number;
  /** Only for steps that run tests. */
  report?: TestReport;
  /** Why it was skipped, or what failed, on one line. */
  note?: string;
}

export type StepOutcome = Omit<StepResult, "name" | "seconds">;

/** Runs one step; an exception fails the step and never ends the run. */
export async function runStep(name: string, work: () => Promise<StepOutcome>): Promise<StepResult> {
  console.log(`\n▸ ${name}`);
  const startedAt = performance.now();
  const elapsedSeconds = (): number => (performance.now() - startedAt) / 1000;
  try {
    const outcome = await work();
    return { name, seconds: elapsedSeconds(), ...outcome };
  } catch (error) {
    const note = error instanceof Error ? error.message : String(error);
    console.error(note);
    return { name, seconds: elapsedSeconds(), state: "failed", note: note.split("\n")[0] ?? "" };
  }
}

const MAX_MESSAGE_CHARS = 240;
const TERMINAL_COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

/** A runner's message, shortened to a line of the summary. */
export function oneLine(message: string): string {
  const text = message.replace(TERMINAL_COLOURS, "").replace(/\s+/g, " ").trim();
  return text.length > MAX_MESSAGE_CHARS ? `${text.slice(0, MAX_MESSAGE_CHARS)}…` : text;
}

import type { BenchCase, BenchContext } from "./bench-case.ts";
import { runCaseProcess } from "./case-process.ts";
import { missingProgram, prepare } from "./needs.ts";
import { missingRows, type ReportRow, toRow } from "./report/bench-report.ts";
import { currentLoad } from "./report/machine.ts";
import { figureLine } from "./report/table.ts";
import { TARGETS } from "./targets.ts";

interface Run extends Pick<BenchContext, "folder" | "businesses" | "seconds"> {
  print(line: string): void;
}

export interface CaseResults {
  name: string;
  rows: ReportRow[];
  /** Also false if the machine lacks what the case needs. */
  isFailed: boolean;
}

/** Runs the cases one after the other and prints each figure at once; a failing case does not stop the others. */
export async function* runCases(cases: readonly BenchCase[], run: Run): AsyncGenerator<CaseResults, void> {
  for (const one of cases) {
    run.print(`\n${one.name}: ${one.about}`);
    const { measured, missing, isFailed } = await runCase(one, run);
    for (const row of missing) run.print(figureLine(row, run.businesses));
    yield { name: one.name, rows: [...measured, ...missing], isFailed };
  }
}

/** Rows for figures that no case measures yet. */
export function unwrittenRows(cases: readonly BenchCase[]): ReportRow[] {
  const written = new Set(cases.map(({ name }) => name));
  const names = new Set(Object.values(TARGETS).map(({ of }): string => of));
  return [...names].filter((name) => !written.has(name)).flatMap((name) => missingRows(name, "not measured yet"));
}

interface CaseRows {
  measured: ReportRow[];
  missing: ReportRow[];
  isFailed: boolean;
}

async function runCase({ name, needs }: BenchCase, run: Run): Promise<CaseRows> {
  const reason = missingProgram(needs);
  if (reason !== undefined) return { measured: [], missing: missingRows(name, reason), isFailed: false };
  try {
    await prepare(needs, run);
  } catch (error) {
    run.print(String(error));
    return { measured: [], missing: missingRows(name, "failed: no directory to measure"), isFailed: true };
  }
  const before = currentLoad();
  const { figures, failure } = await runCaseProcess(name, run, {
    onFigure: (figure) => run.print(figureLine(toRow(name, figure), run.businesses)),
    onFailure: run.print,
  });
  const load = { before, after: currentLoad() };
  const why = failure === undefined ? "not measured" : `failed: ${failure.split("\n")[0]}`;
  return {
    measured: figures.map((figure) => toRow(name, figure, load)),
    missing: missingRows(name, why, { measured: figures, load }),
    isFailed: failure !== undefined,
  };
}

import type { BenchCase, BenchContext } from "./bench-case.ts";
import { runCaseProcess } from "./case-process.ts";
import { missingProgram, prepare } from "./needs.ts";
import { type ReportRow, rowsOf } from "./report/bench-report.ts";
import { currentLoad } from "./report/machine.ts";
import { figureLine } from "./report/table.ts";
import { TARGETS } from "./targets.ts";

export interface CaseResults {
  rows: ReportRow[];
  /** Names of the cases that failed, not of those for which the machine lacks a program. */
  failed: string[];
}

/** Runs the cases one after the other and prints each figure as it comes; a case that fails does not stop the others. */
export async function runCases(
  cases: readonly BenchCase[],
  context: Pick<BenchContext, "folder" | "businesses">,
): Promise<CaseResults> {
  const results: CaseResults = { rows: [], failed: [] };
  for (const one of cases) {
    console.log(`\n${one.name}: ${one.about}`);
    const { rows, isFailed } = await runCase(one, context);
    for (const row of rows) if (row.value === undefined) console.log(figureLine(row));
    results.rows.push(...rows);
    if (isFailed) results.failed.push(one.name);
  }
  return results;
}

/** Rows of the figures that no case measures yet. */
export function unwrittenRows(cases: readonly BenchCase[]): ReportRow[] {
  const written = new Set(cases.map(({ name }) => name));
  const names = new Set(Object.values(TARGETS).map(({ of }): string => of));
  return [...names]
    .filter((name) => !written.has(name))
    .flatMap((name) => rowsOf(name, [], { reason: "not measured yet" }));
}

async function runCase(
  { name, needs }: BenchCase,
  context: Pick<BenchContext, "folder" | "businesses">,
): Promise<{ rows: ReportRow[]; isFailed: boolean }> {
  const reason = missingProgram(needs);
  if (reason !== undefined) return { rows: rowsOf(name, [], { reason }), isFailed: false };
  try {
    await prepare(needs, context);
  } catch (error) {
    console.error(error);
    return { rows: rowsOf(name, [], { reason: "its directory could not be prepared" }), isFailed: true };
  }
  const before = currentLoad();
  const { figures, failure } = await runCaseProcess(name, context, (figure) => {
    for (const row of rowsOf(name, [figure], { reason: "" })) if (row.value !== undefined) console.log(figureLine(row));
  });
  const load = { before, after: currentLoad() };
  const why = failure === undefined ? "not measured" : `failed: ${failure.split("\n")[0]}`;
  return { rows: rowsOf(name, figures, { reason: why, load }), isFailed: failure !== undefined };
}

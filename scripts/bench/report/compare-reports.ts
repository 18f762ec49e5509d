import type { Unit } from "../targets.ts";
import { type BenchReport, inTableOrder, type ReportRow } from "./bench-report.ts";
import { machineText } from "./machine.ts";
import { figureText, toTable } from "./table.ts";

/** The variation between two runs of the same code. */
const NOISE = 0.05;
const MORE_IS_BETTER: ReadonlySet<Unit | undefined> = new Set(["/s", "rows/s", "rows/CPU s", "%"]);

/** The figures of two runs side by side; warns if the machine or the size differs. */
export function compareReports(before: BenchReport, after: BenchReport): string {
  const later = new Map(after.rows.map((row) => [row.what, row]));
  const earlier = new Map(before.rows.map((row) => [row.what, row]));
  const rows = inTableOrder([...after.rows, ...before.rows.filter(({ what }) => !later.has(what))]);
  const table = toTable(
    ["What", before.startedAt, after.startedAt, "Change", "Verdict"],
    rows.map(({ what }) => {
      const [first, second] = [earlier.get(what), later.get(what)];
      return [what, figureText(first ?? {}), figureText(second ?? {}), ...changeOf(first, second)];
    }),
  );
  return [...warningsOf(before, after), table].join("\n");
}

function changeOf(before: ReportRow | undefined, after: ReportRow | undefined): [change: string, verdict: string] {
  if (before?.value === undefined || after?.value === undefined || before.value === 0) return ["", ""];
  const change = after.value / before.value - 1;
  const text = `${change < 0 ? "" : "+"}${(change * 100).toFixed(1)} %`;
  if (Math.abs(change) <= NOISE) return [text, "same"];
  return [text, change > 0 === MORE_IS_BETTER.has(after.unit) ? "better" : "worse"];
}

function warningsOf(before: BenchReport, after: BenchReport): string[] {
  const [first, second] = [machineText(before.machine), machineText(after.machine)];
  return [
    ...(first === second ? [] : [`Different machines: ${first}; ${second}`]),
    ...(before.businesses === after.businesses
      ? []
      : [`Different sizes: ${before.businesses.toLocaleString("en")}; ${after.businesses.toLocaleString("en")}`]),
  ];
}

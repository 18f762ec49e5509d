import { expect, it } from "vitest";
import { type BenchReport, toRow } from "./bench-report.ts";
import { compareReports } from "./compare-reports.ts";

const SEARCH = "Search in the engine, p95";
const IMPORT = "Import of CSV, new rows";

function reportOf(day: number, values: Readonly<Record<string, number>>, more: Partial<BenchReport> = {}): BenchReport {
  return {
    startedAt: `2026-11-0${day}T00:00:00.000Z`,
    businesses: 1_200_000,
    machine: { cores: 2, cpu: "Some CPU", memoryGb: 8, node: "24.0.0", sqlite: "3.50.0" },
    rows: Object.entries(values).map(([what, value]) => toRow("any", { what, value })),
    ...more,
  };
}

function linesOf(before: BenchReport, after: BenchReport): string[] {
  return compareReports(before, after).split("\n");
}

it.each([
  [SEARCH, 10, 8, "-20.0 %", "better"],
  [SEARCH, 10, 12, "+20.0 %", "worse"],
  [SEARCH, 10, 10.4, "+4.0 %", "same"],
  [IMPORT, 4_000, 5_000, "+25.0 %", "better"],
  [IMPORT, 4_000, 3_000, "-25.0 %", "worse"],
])("%s from %d to %d is %s, %s", (what, before, after, change, verdict) => {
  const [, , line = ""] = linesOf(reportOf(1, { [what]: before }), reportOf(2, { [what]: after }));
  const cells = line.split("|").map((cell) => cell.trim());
  expect(cells.slice(4, 6)).toEqual([change, verdict]);
});

it("a figure of one run only is shown without a verdict", () => {
  const lines = linesOf(reportOf(1, { [SEARCH]: 8 }), reportOf(2, { [IMPORT]: 5_000 }));
  expect(
    lines.slice(2).map((line) =>
      line
        .split("|")
        .map((cell) => cell.trim())
        .slice(1, -1),
    ),
  ).toEqual([
    [SEARCH, "8.00 ms", "not measured", "", ""],
    [IMPORT, "not measured", "5,000 rows/s", "", ""],
  ]);
});

it("runs of different machines and sizes are compared with a warning", () => {
  const machine = { cores: 8, cpu: "Other CPU", memoryGb: 32, node: "24.0.0", sqlite: "3.50.0" };
  const lines = linesOf(reportOf(1, { [SEARCH]: 8 }), reportOf(2, { [SEARCH]: 8 }, { machine, businesses: 2_000 }));
  expect(lines.slice(0, 2)).toEqual([
    "Different machines: 2 × Some CPU, 8 GB, Node 24.0.0, SQLite 3.50.0; 8 × Other CPU, 32 GB, Node 24.0.0, SQLite 3.50.0",
    "Different sizes: 1,200,000; 2,000",
  ]);
});

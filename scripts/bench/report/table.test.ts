import { describe, expect, it } from "vitest";
import { FULL_SIZE } from "../bench-case.ts";
import { type BenchReport, type ReportRow, toRow } from "./bench-report.ts";
import type { Machine } from "./machine.ts";
import { compareReports, figureLine, reportTable, toTable } from "./table.ts";

const MACHINE: Machine = { cores: 2, cpu: "Some CPU", memoryGb: 8, node: "24.0.0", sqlite: "3.50.0" };
const LOAD = { before: 0.25, after: 1.5 };

function cellsOf(row: ReportRow, businesses = FULL_SIZE): string[] {
  const lines = reportTable({ machine: MACHINE, rows: [row], businesses }).split("\n");
  return (lines[2] ?? "")
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
}

it("a table is aligned by its longest cells", () => {
  expect(toTable(["A", "Long title"], [["a longer cell", "b"]])).toBe(
    ["| A             | Long title |", "| ------------- | ---------- |", "| a longer cell | b          |"].join("\n"),
  );
});

describe("a row", () => {
  it.each([
    ["Search in the engine, p95", { value: 7.456 }, "7.46 ms", "≤ 8 ms, met"],
    ["Search in the engine, p95", { value: 8.01 }, "8.01 ms", "≤ 8 ms, missed"],
    ["Import of CSV, new rows", { value: 5_432.1 }, "5,432 rows/s", "≥ 5,000 rows/s, met"],
    ["Import of CSV, new rows", { value: 4_999 }, "4,999 rows/s", "≥ 5,000 rows/s, missed"],
    ["All sitemaps, nothing changed", { value: 12.34 }, "12.3 s", ""],
  ])("of %s compares %o with its target", (what, figure, figureText, target) => {
    expect(cellsOf(toRow("any", { what, ...figure }, LOAD)).slice(1, 3)).toEqual([figureText, target]);
  });

  it("compares the ratio to the peer with a target about the peer", () => {
    const row = toRow(
      "pages",
      { what: "Rendered page, cached", value: 900, peer: { name: "nginx", value: 2_000 } },
      LOAD,
    );
    expect(cellsOf(row)).toEqual([
      "Rendered page, cached",
      "900.0 /s",
      "≥ 0.5× nginx, missed",
      "nginx: 2,000 /s",
      "0.45×",
      "2 × Some CPU",
      "0.25 → 1.50",
    ]);
  });

  it("names a missing peer, and has neither ratio nor verdict", () => {
    const peer = { name: "nginx", reason: "not installed" };
    const row = toRow("pages", { what: "Rendered page, cached", value: 900, peer }, LOAD);
    expect(cellsOf(row).slice(2, 5)).toEqual(["≥ 0.5× nginx", "nginx: not installed", ""]);
  });

  it("has the reason instead of a figure that was not measured", () => {
    expect(cellsOf(toRow("overload", { what: "Overload, recovered after", reason: "not measured yet" }))).toEqual([
      "Overload, recovered after",
      "not measured yet",
      "≤ 5 s",
      "",
      "",
      "",
      "",
    ]);
  });

  it("has no verdict in a directory smaller than the targets require", () => {
    const row = toRow("search", { what: "Search in the engine, p95", value: 1 }, LOAD);
    expect(cellsOf(row, FULL_SIZE - 1)[2]).toBe("≤ 8 ms");
  });

  it("is one line on the terminal as soon as it is known", () => {
    const row = toRow("search", { what: "Search in the engine, p95", value: 9 });
    expect(figureLine(row, FULL_SIZE)).toBe("  Search in the engine, p95: 9.00 ms; ≤ 8 ms, missed");
  });
});

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

import { describe, expect, it } from "vitest";
import { CASES } from "../cases.ts";
import { TARGETS } from "../targets.ts";
import { type BenchReport, benchReportSchema, inTableOrder, missingRows, ratioOf, toRow } from "./bench-report.ts";
import { thisMachine } from "./machine.ts";

describe("rows of a report", () => {
  it("names every figure that a case did not measure, with the reason and the unit", () => {
    const measured = [{ what: "Roll-ups", value: 4 }];
    expect(missingRows("reindex", "failed: disk full", { measured })).toEqual([
      { caseName: "reindex", what: "Full reindex, embedded", reason: "failed: disk full", unit: "s" },
    ]);
  });

  it("have a ratio only when both the figure and its peer were measured", () => {
    expect(ratioOf({ value: 30, peer: { name: "nginx", value: 120 } })).toBe(0.25);
    expect(ratioOf({ value: 30, peer: { name: "nginx", reason: "not installed" } })).toBeUndefined();
    expect(ratioOf({ peer: { name: "nginx", value: 120 } })).toBeUndefined();
  });

  it("follow the order of the targets, whatever the order of the cases", () => {
    const rows = ["npm test", "unknown", "Search in the engine, p95"].map((what) => toRow("any", { what }));
    expect(inTableOrder(rows).map(({ what }) => what)).toEqual(["Search in the engine, p95", "npm test", "unknown"]);
  });
});

describe("the file of a run", () => {
  const load = { before: 0.1, after: 1.9 };
  const report: BenchReport = {
    startedAt: "2026-11-23T04:00:00.000Z",
    businesses: 1_200_000,
    machine: thisMachine(),
    rows: [
      toRow("pages", { what: "Rendered page, cached", value: 900, peer: { name: "nginx", value: 2_000 } }, load),
      ...missingRows("overload", "not measured yet"),
    ],
  };

  it("is read back unchanged", () => {
    expect(benchReportSchema.parse(JSON.parse(JSON.stringify(report)))).toEqual(report);
  });

  it("says that a figure was not measured if a case was too short", () => {
    const text = JSON.stringify({
      ...report,
      rows: [toRow("export", { what: "Export of 9 fields", value: Number.NaN })],
    });
    expect(benchReportSchema.parse(JSON.parse(text)).rows[0]?.value).toBeUndefined();
  });
});

it("every case measures at least one figure of the table of targets", () => {
  const measured = new Set(Object.values(TARGETS).map(({ of }): string => of));
  expect(CASES.map(({ name }) => name).filter((name) => !measured.has(name))).toEqual([]);
});

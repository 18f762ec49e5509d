import { z } from "zod";
import { figureSchema } from "../bench-case.ts";
import { TARGETS, targetOf, unitSchema } from "../targets.ts";
import { machineSchema } from "./machine.ts";

/** A figure as a row of the table; one that was not measured has a reason instead of a value. */
const reportRowSchema = figureSchema.extend({
  caseName: z.string(),
  unit: unitSchema.optional(),
  /** One-minute load averages before and after the case. */
  load: z.object({ before: z.number(), after: z.number() }).optional(),
});
export type ReportRow = z.infer<typeof reportRowSchema>;

/** The report of a run, used to compare two runs. */
export const benchReportSchema = z.object({
  startedAt: z.iso.datetime(),
  businesses: z.int().positive(),
  machine: machineSchema,
  rows: z.array(reportRowSchema),
});
export type BenchReport = z.infer<typeof benchReportSchema>;

export function toRow(caseName: string, figure: z.infer<typeof figureSchema>, load?: ReportRow["load"]): ReportRow {
  return { ...figure, caseName, unit: targetOf(figure.what)?.unit, ...(load === undefined ? {} : { load }) };
}

/** The figures of a case that were not measured, with the reason. */
export function missingRows(
  caseName: string,
  reason: string,
  { measured = [], load }: { measured?: readonly { what: string }[]; load?: ReportRow["load"] } = {},
): ReportRow[] {
  const known = new Set(measured.map(({ what }) => what));
  return Object.entries(TARGETS)
    .filter(([what, { of }]) => of === caseName && !known.has(what))
    .map(([what]) => toRow(caseName, { what, reason }, load));
}

/** The figure divided by its peer's: 0.5 is half as much, whether rows per second or milliseconds. */
export function ratioOf({ value, peer }: Pick<ReportRow, "value" | "peer">): number | undefined {
  return value === undefined || peer?.value === undefined ? undefined : value / peer.value;
}

/** In the order of the table of targets, not of execution. */
export function inTableOrder(rows: readonly ReportRow[]): ReportRow[] {
  const order = new Map(Object.keys(TARGETS).map((what, at) => [what, at]));
  return rows.toSorted((a, b) => (order.get(a.what) ?? order.size) - (order.get(b.what) ?? order.size));
}

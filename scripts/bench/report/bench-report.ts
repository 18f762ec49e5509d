import { z } from "zod";
import { figureSchema } from "../bench-case.ts";
import { TARGETS, targetOf, unitSchema } from "../targets.ts";
import { machineSchema } from "./machine.ts";

/** A figure with everything that the table says about it; one that was not measured has a reason instead of a value. */
export const reportRowSchema = figureSchema.extend({
  caseName: z.string(),
  unit: unitSchema.optional(),
  /** Load averages of a minute, before the case began and after its end. */
  load: z.object({ before: z.number(), after: z.number() }).optional(),
});
export type ReportRow = z.infer<typeof reportRowSchema>;

/** The file that a run writes, and that two runs are compared by. */
export const benchReportSchema = z.object({
  startedAt: z.iso.datetime(),
  businesses: z.int().positive(),
  machine: machineSchema,
  rows: z.array(reportRowSchema),
});
export type BenchReport = z.infer<typeof benchReportSchema>;

/** The figures of one case as rows, and a row with `reason` for each of its figures that is missing. */
export function rowsOf(
  caseName: string,
  figures: readonly z.infer<typeof figureSchema>[],
  { reason, load }: { reason: string; load?: ReportRow["load"] },
): ReportRow[] {
  const measured = new Set(figures.map(({ what }) => what));
  const missing = Object.entries(TARGETS).filter(([what, { of }]) => of === caseName && !measured.has(what));
  const all = [...figures, ...missing.map(([what]) => ({ what, reason }))];
  return all.map((figure) => ({
    ...figure,
    caseName,
    unit: targetOf(figure.what)?.unit,
    ...(load === undefined ? {} : { load }),
  }));
}

/** What the figure is of its peer's: 0.5 is half as much, be it rows a second or milliseconds. */
export function ratioOf({ value, peer }: Pick<ReportRow, "value" | "peer">): number | undefined {
  return value === undefined || peer?.value === undefined ? undefined : value / peer.value;
}

/** In the order of the table of targets, whatever the order in which the cases ran. */
export function inTableOrder(rows: readonly ReportRow[]): ReportRow[] {
  const order = new Map(Object.keys(TARGETS).map((what, at) => [what, at]));
  return rows.toSorted((a, b) => (order.get(a.what) ?? order.size) - (order.get(b.what) ?? order.size));
}

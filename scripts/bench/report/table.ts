import { FULL_SIZE } from "../bench-case.ts";
import { isMet, targetText, type Unit } from "../targets.ts";
import { type BenchReport, inTableOrder, type ReportRow, ratioOf } from "./bench-report.ts";
import { machineText } from "./machine.ts";

/** A Markdown table, with columns aligned for a terminal. */
export function toTable(header: readonly string[], lines: readonly (readonly string[])[]): string {
  const widths = header.map((title, at) => Math.max(title.length, ...lines.map((line) => line[at]?.length ?? 0)));
  const toLine = (cells: readonly string[]): string =>
    `| ${widths.map((width, at) => (cells[at] ?? "").padEnd(width)).join(" | ")} |`;
  return [toLine(header), toLine(widths.map((width) => "-".repeat(width))), ...lines.map(toLine)].join("\n");
}

/** Includes a verdict per target if the directory has full size. */
export function reportTable({ machine, rows, businesses }: Omit<BenchReport, "startedAt">): string {
  const place = `${machine.cores} × ${machine.cpu}`;
  return toTable(
    ["What", "Figure", "Target", "Peer", "Ratio", "Machine", "Load"],
    inTableOrder(rows).map((row) => [
      row.what,
      figureText(row),
      targetCell(row, businesses),
      peerText(row),
      ratioText(row),
      row.load === undefined ? "" : place,
      row.load === undefined ? "" : `${row.load.before.toFixed(2)} → ${row.load.after.toFixed(2)}`,
    ]),
  );
}

/** For the terminal, as soon as a figure is known. */
export function figureLine(row: ReportRow, businesses: number): string {
  const facts = [figureText(row), targetCell(row, businesses), peerText(row), ratioText(row)].filter(
    (text) => text !== "",
  );
  return `  ${row.what}: ${facts.join("; ")}`;
}

export function figureText({ value, reason, unit }: Pick<ReportRow, "value" | "reason" | "unit">): string {
  return value === undefined ? (reason ?? "not measured") : sizeText(value, unit);
}

function targetCell(row: ReportRow, businesses: number): string {
  const text = targetText(row.what);
  const met = isMet(row.what, { value: row.value, ratio: ratioOf(row) });
  if (met === undefined || businesses < FULL_SIZE) return text;
  return `${text}, ${met ? "met" : "missed"}`;
}

function peerText({ peer, unit }: ReportRow): string {
  if (peer === undefined) return "";
  return `${peer.name}: ${peer.value === undefined ? (peer.reason ?? "not measured") : sizeText(peer.value, unit)}`;
}

function ratioText(row: ReportRow): string {
  const ratio = ratioOf(row);
  return ratio === undefined ? "" : `${ratio < 10 ? ratio.toPrecision(2) : ratio.toFixed(0)}×`;
}

/** Without insignificant decimals. */
function sizeText(value: number, unit: Unit | undefined): string {
  const digits = value >= 1_000 ? 0 : value >= 10 ? 1 : 2;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${value.toLocaleString("en", options)} ${unit ?? ""}`.trim();
}

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

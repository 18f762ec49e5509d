import { FULL_SIZE } from "../bench-case.ts";
import { isMet, targetText, type Unit } from "../targets.ts";
import { type BenchReport, inTableOrder, type ReportRow, ratioOf } from "./bench-report.ts";

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

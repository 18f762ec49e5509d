import type { ClockColumns } from "../../normalise/column-mapping.ts";
import { type HeaderPart, isHeaderOf } from "./part-headers.ts";

export function findClockColumns(headers: readonly string[]): ClockColumns | undefined {
  const find = (part: HeaderPart) => headers.findIndex((header) => isHeaderOf(part, header));
  const [opens, closes, days] = [find("opens"), find("closes"), find("openDays")];
  if (opens < 0 || closes < 0) return undefined;
  return { opens, closes, ...(days < 0 ? {} : { days }) };
}

export function columnsOfClock(clock: ClockColumns | undefined): number[] {
  return clock === undefined ? [] : Object.values(clock);
}

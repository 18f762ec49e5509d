import { isRecord } from "../../shared/domain/src/is-record.ts";
/** The same text for equal values: keys sorted, 0 and -0 alike, absent and undefined alike. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isRecord(part) ? inKeyOrder(part) : part));
}

function inKeyOrder(value: Record<string, unknown>): Record<string, unknown> {
  const ordered: Record<string, unknown> = {};
  for (const key of Object.keys(value).sort()) ordered[key] = value[key];
  return ordered;
}

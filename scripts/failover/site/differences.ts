import { isDeepStrictEqual } from "node:util";

const MAX_DIFFERENCES = 20;
const MAX_CHARS = 200;

export interface Difference {
  path: string;
  /** JSON, truncated. */
  left: string;
  right: string;
}

/** Reports only the first differences of large values; printing both would take minutes. */
export function differencesOf(left: unknown, right: unknown, path = ""): Difference[] {
  if (isDeepStrictEqual(left, right)) return [];
  if (!isRecord(left) || !isRecord(right)) return [{ path, left: shortened(left), right: shortened(right) }];
  const found: Difference[] = [];
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    found.push(...differencesOf(left[key], right[key], `${path}/${key}`));
    if (found.length >= MAX_DIFFERENCES) break;
  }
  return found;
}

function shortened(value: unknown): string {
  return (JSON.stringify(value) ?? "undefined").slice(0, MAX_CHARS);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** Longer records are parsed without repair. */
const MAX_REPAIRED_CHARS = 1024 * 1024;
/** Integers beyond a JavaScript number, such as Google ids, and Python's words for values JSON cannot represent. */
const NEEDS_REPAIR = /[:[,]\s*(?:-?\d{16,}|-?Infinity|NaN)/;
const TEXT_OR_WORD = /"(?:[^"\\]|\\.)*"|(?<![\d.eE+-])(-?\d{16,})(?![\d.eE])|-?\b(?:Infinity|NaN)\b/g;

/** Parses a record: long integers become text, NaN and Infinity null. Throws SyntaxError if it is not JSON. */
export function parseRecord(text: string): unknown {
  const isOdd = text.length <= MAX_REPAIRED_CHARS && NEEDS_REPAIR.test(text);
  return JSON.parse(isOdd ? text.replace(TEXT_OR_WORD, repair) : text);
}

function repair(match: string, digits: string | undefined): string {
  if (match.startsWith('"')) return match;
  return digits === undefined ? "null" : `"${digits}"`;
}

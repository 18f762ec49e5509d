/** Longer records are parsed as they are. */
const MAX_REPAIRED_CHARS = 1024 * 1024;
/** Digits that a JavaScript number cannot hold, as in ids of Google, and words that Python writes for what JSON has no number for. */
const NEEDS_REPAIR = /[:[,]\s*(?:-?\d{16,}|-?Infinity|NaN)/;
const TEXT_OR_WORD = /"(?:[^"\\]|\\.)*"|(?<![\d.eE+-])(-?\d{16,})(?![\d.eE])|-?\b(?:Infinity|NaN)\b/g;

/** Parses a record: long whole numbers become text, NaN and Infinity null. Throws SyntaxError when it is not JSON. */
export function parseRecord(text: string): unknown {
  const isOdd = text.length <= MAX_REPAIRED_CHARS && NEEDS_REPAIR.test(text);
  return JSON.parse(isOdd ? text.replace(TEXT_OR_WORD, repair) : text);
}

function repair(match: string, digits: string | undefined): string {
  if (match.startsWith('"')) return match;
  return digits === undefined ? "null" : `"${digits}"`;
}

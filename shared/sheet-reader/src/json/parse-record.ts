/** Longer records are parsed without repair. */
const MAX_REPAIRED_CHARS = 1024 * 1024;
/** Integers beyond a JavaScript number, such as Google ids, and Python's words for values JSON cannot represent. */
const NEEDS_REPAIR = /[:[,]\s*(?:-?\d{16,}|-?Infinity|NaN)/;
const TEXT_OR_WORD = /"(?:[^"\\]|\\.)*"|(?<![\d.eE+-])(-?\d{16,})(?![\d.eE])|-?\b(?:Infinity|NaN)\b/g;
/** Who writes JSON by hand breaks lines within texts, leaves a comma behind the last field, and keys without quotes. */
const TEXT_OR_SLIP = /"(?:[^"\\]|\\.)*"|,(?=\s*[}\]])|(?<=[{,]\s*)[a-z_$][\w$]*(?=\s*:)/gis;

/**
 * Parses a record: long integers become text, NaN and Infinity null, and slips of the hand are repaired. Throws SyntaxError if it is not
 * JSON.
 */
export function parseRecord(text: string): unknown {
  const isShort = text.length <= MAX_REPAIRED_CHARS;
  const plain = isShort && NEEDS_REPAIR.test(text) ? text.replace(TEXT_OR_WORD, repair) : text;
  try {
    return JSON.parse(plain);
  } catch (error) {
    const repaired = isShort ? plain.replace(TEXT_OR_SLIP, repairSlip) : plain;
    if (repaired === plain) throw error;
    return JSON.parse(repaired);
  }
}

function repair(match: string, digits: string | undefined): string {
  if (match.startsWith('"')) return match;
  return digits === undefined ? "null" : `"${digits}"`;
}

function repairSlip(match: string): string {
  if (match === ",") return "";
  if (!match.startsWith('"')) return JSON.stringify(match);
  return match.replace(/\p{Cc}/gu, (control) => JSON.stringify(control).slice(1, -1));
}

/** Makes spreadsheet programs read a CSV file as UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

const LINE_END = "\r\n";
/** Characters that start a formula in spreadsheet programs, including the full-width forms of East Asian keyboards. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;
/** Numbers and phones: digits after a sign, which need no guard. */
const NUMBER_OR_PHONE =
  /^[+-](?:[\d\s().,/\-\u2010-\u2013]*\d[\d\s().,/\-\u2010-\u2013]*)(?:e[+-]?\d+)?(?:\s*(?:ext|x|dahili)\.?\s*\d{1,6})?$/i;
/** Longer texts are not phones, and are not searched for one. */
const MAX_PHONE_CHARS = 60;
const DASHES = /^-+$/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;
/** Most texts: they need neither guard nor quotes. */
const PLAIN = /^(?![=+\-@＝＋－＠'])[^",;|\t\r\n]*$/;
const NEEDS_QUOTES = /[",;|\t\r\n]/;
/** Separates texts checked together. A text that contains it may be treated as special, never as plain. */
export const TEXT_SEPARATOR = "\u007f";
const ODD_AMONG_OTHERS = /[",;|\t\r\n]|(?:^|\u007f)[=+\-@＝＋－＠']/;
const USUAL_PHONE = /^\+\d[\d ()-]{0,50}$/;

/**
 * A text no spreadsheet program executes: one that starts like a formula gets a leading apostrophe. Numbers and phones stay. `unguardCell`
 * is the exact inverse.
 */
export function guardCell(text: string): string {
  return GUARDED.test(text) || isFormula(text) ? `'${text}` : text;
}

/** For formats that execute no text: guards what looks guarded, so that `unguardCell` restores it. */
export function escapeGuard(text: string): string {
  return GUARDED.test(text) ? `'${text}` : text;
}

function isFormula(text: string): boolean {
  if (!FORMULA_START.test(text) || DASHES.test(text)) return false;
  return text.length > MAX_PHONE_CHARS || !NUMBER_OR_PHONE.test(text);
}

export function unguardCell(text: string): string {
  return text.charCodeAt(0) === 39 && GUARDED.test(text) ? text.slice(1) : text;
}

/**
 * One record with its line end. Cells that contain any usual delimiter are quoted, so that none is misread, as is a single empty cell,
 * which would otherwise be an empty line.
 */
export function csvLine(cells: readonly (string | number | boolean | undefined)[], delimiter = ","): string {
  let line = csvCell(cells[0]);
  for (let index = 1; index < cells.length; index++) line += delimiter + csvCell(cells[index]);
  return (line === "" ? '""' : line) + LINE_END;
}

/** Whether each of the texts, joined by `TEXT_SEPARATOR`, can be a cell unquoted. */
export function arePlainCells(joined: string): boolean {
  return !ODD_AMONG_OTHERS.test(joined);
}

/** Whether a phone can be a cell unchanged, such as digits, spaces and punctuation with its plus. */
export function isPlainPhone(phone: string): boolean {
  return USUAL_PHONE.test(phone) || PLAIN.test(phone);
}

export function csvCell(value: string | number | boolean | undefined): string {
  if (value === undefined) return "";
  if (typeof value !== "string") return String(value);
  if (PLAIN.test(value)) return value;
  const text = guardCell(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

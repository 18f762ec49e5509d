import type { CellValue, SheetRow } from "@meridian/sheet-reader/sheet-row";

/** A letter's UTF-8 bytes that a program took for letters of Windows-1252: "Ã©" for "é". */
const MISREAD =
  /[\u00C2-\u00F4][\u0080-\u00BF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013-\u2022\u2026\u2030\u2039\u203A\u20AC\u2122]/;
/** The characters of Windows-1252 from 0x80 to 0x9F; its gaps stay as they are. */
const HIGH = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const BYTES = new Map(Array.from(HIGH, (letter, at) => [letter, 0x80 + at]));
/** Signs of phonetics and marks without their letter, in no name: "MARINÉ" and a wide space. The schwa is Azerbaijan's. */
const NO_LETTERS = /[\u0250-\u0258\u025A-\u036F]/;
const decoder = new TextDecoder("utf-8", { fatal: true });

export function hasMisreadLetters(firstRows: readonly SheetRow[]): boolean {
  return firstRows.some(({ cells }) => cells.some((cell) => repaired(cell) !== cell));
}

/** Gives misread cells their letters back; a cell is repaired as a whole or not at all. */
export async function* repairRows(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
  for await (const row of rows) yield { ...row, cells: row.cells.map(repaired) };
}

function repaired(cell: CellValue): CellValue {
  if (typeof cell !== "string" || !MISREAD.test(cell)) return cell;
  const bytes = Array.from(cell, (letter) => BYTES.get(letter) ?? letter.codePointAt(0) ?? 0);
  if (bytes.some((byte) => byte > 0xff)) return cell;
  try {
    const text = decoder.decode(Uint8Array.from(bytes));
    return NO_LETTERS.test(text) ? cell : text;
  } catch {
    return cell;
  }
}

import type { RowCells } from "./row-cells.ts";
import { cleanText } from "./text.ts";

/** Where a house's number stands before its street. */
const NUMBER_FIRST = new Set(["US", "GB", "CA", "AU", "NZ", "IE", "FR", "LU", "ZA", "IN", "MY", "PH", "SG"]);
const MAX_NUMBER_CHARS = 20;
const NO_NUMBER = new Set(["0", "s/n", "sn", "s.n."]);
const FRENCH_HEADER = /voie/i;

/** The street with what other columns say of it: its kind and the house's number, in the order of its country. */
export function composeStreet(
  cells: RowCells,
  street: string | undefined,
  countryCode: string | undefined,
): string | undefined {
  if (street === undefined) return undefined;
  const { houseNumberColumn, streetKindColumn, headers } = cells.mapping;
  const read = (column: number | undefined) => (column === undefined ? undefined : cleanText(cells.row.cells[column]));
  const kind = read(streetKindColumn);
  const named = kind === undefined || startsWith(street, kind) ? street : `${kind} ${street}`;
  const number = read(houseNumberColumn)?.replace(/\.0$/, "");
  if (number === undefined || number.length > MAX_NUMBER_CHARS || NO_NUMBER.has(number.toLowerCase())) return named;
  if (named.split(/[\s,]+/).includes(number)) return named;
  const isFirst =
    countryCode === undefined
      ? FRENCH_HEADER.test(headers[houseNumberColumn ?? -1] ?? "")
      : NUMBER_FIRST.has(countryCode);
  return isFirst ? `${number} ${named}` : `${named} ${number}`;
}

function startsWith(street: string, kind: string): boolean {
  return street.toLowerCase().startsWith(`${kind.toLowerCase()} `);
}

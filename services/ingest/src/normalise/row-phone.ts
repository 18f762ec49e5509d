import type { BusinessFields } from "@meridian/shared/contracts/business";
import { isContactHeader } from "../parse/header-hints.ts";
import type { CellValue } from "../parse/sheet-row.ts";
import { isPhraseForNothing } from "./nothing.ts";
import { readPhone } from "./phone.ts";
import type { RowCells } from "./row-cells.ts";
import { cleanText } from "./text.ts";

const NUMBER_ALONE = /^(?:\p{L}{1,6}[.: ]+)?(?:[\d\s()+./,;-]){7,}$/u;
const AREA_CODE = /^\(?0?\d{1,5}\)?$/;

export function readRowPhone(
  cells: RowCells,
  countryCode: string | undefined,
): Pick<BusinessFields, "phone" | "phoneE164"> {
  const cell = withAreaCode(cells, cells.raw("phone"));
  const text = cells.text("phone");
  if (text !== undefined && isOfContacts(cells) && !NUMBER_ALONE.test(text)) return {};
  const phone = readPhone(cell, countryCode);
  if (phone === undefined && text !== undefined && !isPhraseForNothing(text)) {
    cells.issues.add(
      "phone",
      "bad_phone",
      cell,
      "Telefon numarası değil veya rakamları bir tablo programında kaybolmuş",
    );
  }
  return phone ?? {};
}

function isOfContacts({ mapping: { columns, headers } }: RowCells): boolean {
  return isContactHeader(headers[columns.get("phone") ?? -1] ?? "");
}

/** The number with what another column has of it; one that has it already, or is of another country, stays. */
function withAreaCode(cells: RowCells, cell: CellValue): CellValue {
  const column = cells.mapping.areaCodeColumn;
  const area = column === undefined ? undefined : cleanText(cells.row.cells[column])?.replace(/\.0$/, "");
  const number = cleanText(cell)?.replace(/\.0$/, "");
  if (area === undefined || number === undefined || !AREA_CODE.test(area)) return cell;
  return /^[+(]/.test(number) || number.startsWith(area) ? cell : `${area} ${number}`;
}

import type { BusinessFields } from "@meridian/contracts/businesses/business";
import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { RowCells } from "./row-cells.ts";
import { isPhraseForNothing } from "./values/nothing.ts";
import { type Phone, readPhone } from "./values/phone.ts";
import { splitPhoneBehind } from "./values/phone-behind-address.ts";
import { cleanText } from "./values/text.ts";

const NUMBER_ALONE = /^(?:\p{L}{1,6}[.: ]+)?(?:[\d\s()+./,;-]){7,}$/u;
/** At least two digits, since a lone 1 is ambiguous. */
const CALLING_CODE = /^(?:\+|00)?[2-9]\d{1,2}$/;
const AREA_CODE = /^\(?0?\d{1,5}\)?$/;

export function readRowPhone(
  cells: RowCells,
  countryCode: string | undefined,
): Pick<BusinessFields, "phone" | "phoneE164"> {
  const own = cells.text("phone");
  const behind = own === undefined ? splitPhoneBehind(cells.text("fullAddress") ?? "").phone : undefined;
  const cell = behind ?? withAreaCode(cells, cells.raw("phone"));
  const text = own ?? behind;
  if (text !== undefined && cells.mapping.isPhoneOfContacts && !NUMBER_ALONE.test(text)) return {};
  const phone = internationalPhone(cells, countryCode) ?? readPhone(cell, countryCode);
  if (phone === undefined && text !== undefined && !isPhraseForNothing(text.replace(/[\s,;]+$/, ""))) {
    cells.issues.add(
      "phone",
      "bad_phone",
      cell,
      "Telefon numarası değil veya rakamları bir tablo programında kaybolmuş",
    );
  }
  return phone ?? {};
}

/** A separate column may hold the calling code: without a known country, only a resulting valid number proves it. */
function internationalPhone(cells: RowCells, countryCode: string | undefined): Phone | undefined {
  if (countryCode !== undefined) return undefined;
  if (cells.mapping.areAreaCodesDomestic) return undefined;
  const code = areaCodeOf(cells);
  const number = cells.text("phone");
  if (code === undefined || number === undefined || !CALLING_CODE.test(code) || !/^\d/.test(number)) return undefined;
  const parsed = parsePhoneNumberFromString(`+${code.replace(/^(?:\+|00)/, "")} ${number}`);
  return parsed?.isValid() === true ? readPhone(parsed.number, undefined) : undefined;
}

/** The phone as evidence for a country: with the calling code of another column if that makes it valid. */
export function phoneEvidence(cells: RowCells): CellValue {
  return internationalPhone(cells, undefined)?.phoneE164 ?? cells.raw("phone");
}

function areaCodeOf({ mapping: { areaCodeColumn }, row }: RowCells): string | undefined {
  return areaCodeColumn === undefined ? undefined : cleanText(row.cells[areaCodeColumn])?.replace(/\.0$/, "");
}

/** The number with the area code of another column, unless it already has one or is foreign. */
function withAreaCode(cells: RowCells, cell: CellValue): CellValue {
  const area = areaCodeOf(cells);
  const number = cleanText(cell)?.replace(/\.0$/, "");
  if (area === undefined || number === undefined || !AREA_CODE.test(area)) return cell;
  return /^[+(]/.test(number) || number.startsWith(area) ? cell : `${area} ${number}`;
}

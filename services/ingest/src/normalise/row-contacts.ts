import type { BusinessFields } from "@meridian/contracts/businesses/business";
import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { RowCells } from "./row-cells.ts";
import { isPhone, splitContacts } from "./values/contacts/contacts.ts";
import { type AddressWithContacts, splitContactsBehind } from "./values/contacts/contacts-behind-address.ts";
import { type Phone, readPhone } from "./values/contacts/phone.ts";
import { isPhraseForNothing } from "./values/nothing.ts";
import { cleanParagraphs, cleanText } from "./values/text.ts";
import { cleanUrl } from "./values/url.ts";

const NUMBER_ALONE = /^(?:\p{L}{1,6}[.: ]+)?(?:[\d\s()+./,;-]){7,}$/u;
/** At least two digits, since a lone 1 is ambiguous. */
const CALLING_CODE = /^(?:\+|00)?[2-9]\d{1,2}$/;
const AREA_CODE = /^\(?0?\d{1,5}\)?$/;

export function readRowPhone(
  cells: RowCells,
  countryCode: string | undefined,
): Pick<BusinessFields, "phone" | "phoneE164"> {
  const given = phoneCell(cells);
  const own = cleanText(given);
  const behind = own === undefined ? contactsBehindAddress(cells).phone : undefined;
  const cell = behind ?? withAreaCode(cells, given);
  const text = own ?? behind;
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

/** The site of its own column, or among the contacts of the phone's or behind the address. */
export function readWebsite(cells: RowCells): string | undefined {
  const cell = cells.raw("website");
  if (cleanText(cell) !== undefined) return cells.url("website", (text) => splitContacts(text)?.website);
  const link = splitContacts(cells.raw("phone"))?.website ?? contactsBehindAddress(cells).website;
  return link === undefined ? undefined : cleanUrl(link);
}

function contactsBehindAddress(cells: RowCells): Partial<AddressWithContacts> {
  const text = cleanParagraphs(cells.raw("fullAddress"));
  return text === undefined ? {} : splitContactsBehind(text);
}

/** The cell without mail and links. Where the column is of contacts, beside other words a number may be a person's. */
function phoneCell(cells: RowCells): CellValue {
  const cell = cells.raw("phone");
  const contacts = splitContacts(cell);
  const { isPhoneOfContacts } = cells.mapping;
  if (contacts === undefined) {
    const text = isPhoneOfContacts ? cleanText(cell) : undefined;
    return text === undefined || NUMBER_ALONE.test(text) || isPhone(text) ? cell : undefined;
  }
  const { phones, others } = contacts;
  if (isPhoneOfContacts && others.length > 0) return undefined;
  return phones.length > 0 ? phones.join("; ") : others.join("; ");
}

/** A separate column may hold the calling code: without a known country, only a resulting valid number proves it. */
function internationalPhone(cells: RowCells, countryCode: string | undefined): Phone | undefined {
  if (countryCode !== undefined) return undefined;
  if (cells.mapping.areAreaCodesDomestic) return undefined;
  const code = areaCodeOf(cells);
  if (code === undefined || !CALLING_CODE.test(code)) return undefined;
  const number = cleanText(phoneCell(cells));
  if (number === undefined || !/^\d/.test(number)) return undefined;
  const parsed = parsePhoneNumberFromString(`+${code.replace(/^(?:\+|00)/, "")} ${number}`);
  return parsed?.isValid() === true ? readPhone(parsed.number, undefined) : undefined;
}

/** The phone as evidence for a country: with the calling code of another column if that makes it valid, else with its area code. */
export function phoneEvidence(cells: RowCells): CellValue {
  const cell = phoneCell(cells);
  const international = internationalPhone(cells, undefined)?.phoneE164;
  return international ?? (areaCodeOf(cells)?.startsWith("00") === true ? cell : withAreaCode(cells, cell));
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

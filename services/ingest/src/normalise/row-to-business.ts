import type { BusinessFields } from "@meridian/contracts/businesses/business";
import {
  hasAddress,
  identityKeysOf,
  placeKeysOf,
  type RegistryId,
} from "@meridian/domain/businesses/identity/business-identity";
import { countryContradictionsOf, dialsCountry } from "@meridian/domain/places/country-contradiction";
import type { CellValue, SheetRow } from "@meridian/sheet-reader/sheet-row";
import { isBelowTable, isItemId, isOfPage } from "./below-table.ts";
import { type ColumnMapping, createSheetMappings } from "./column-mapping.ts";
import { readHours } from "./hours/row-hours.ts";
import { isLinkOfOther, readIdentifiers } from "./identity.ts";
import { listedNameOf } from "./listed-name.ts";
import type { NormalisedRow } from "./normalise.ts";
import { findOwnExport } from "./own-export-columns.ts";
import { MAX_ADDRESS_CHARS } from "./places/address/address-record.ts";
import { reportOtherCity } from "./places/contradicted-city.ts";
import { readDistricts, withDistricts } from "./places/row-districts.ts";
import { readPlace } from "./places/row-place.ts";
import { registryIdOf } from "./registry-id.ts";
import { openRowCells, type RowCells } from "./row-cells.ts";
import { readRowPhone } from "./row-contacts.ts";
import { readCategories, readPlainFields, readRatingAndReviews, readState } from "./row-details.ts";
import { createRowIssues } from "./row-issues.ts";
import { readName } from "./row-name.ts";
import { readTexts } from "./row-texts.ts";
import { isErrorCell } from "./values/text.ts";

const LOST_LETTER = "\ufffd";
const FOREIGN_REASONS = {
  phone: "Telefon başka bir ülkenin",
  timeZone: "Saat dilimi başka bir ülkenin",
} as const;

/** As `createRowNormaliser`, also for files of our own export, whose schemas a thread loads for no other. */
export async function openRowNormaliser(mapping: ColumnMapping): Promise<(row: SheetRow) => NormalisedRow> {
  const read = createRowNormaliser(mapping);
  const own = findOwnExport(mapping.headers);
  if (own === undefined) return read;
  const { readOwnExport } = await import("./own-export.ts");
  return (row) => readOwnExport(row, own, () => read(row));
}

/**
 * Returns a function that turns sheet rows into businesses. A row without a name is rejected; any other unreadable cell is left out, with
 * an issue. Never throws, whatever a cell contains.
 */
export function createRowNormaliser(whole: ColumnMapping): (row: SheetRow) => NormalisedRow {
  const mappingOf = createSheetMappings(whole);
  return (row) => {
    const mapping = mappingOf(row.origin?.sheetName);
    const issues = createRowIssues(row, mapping);
    try {
      const cells = openRowCells(row, mapping, issues);
      const own = readName(cells);
      const name = own ?? listedNameOf(cells);
      if (name === undefined || isItemId(cells, name)) {
        issues.reject("name", "name_missing", cells.raw("name"), "İşletmenin adı yok");
        return { issues: issues.list };
      }
      if (isBelowTable(cells, name)) {
        issues.reject("name", "name_missing", name, "İşletme değil: tablonun toplamı veya notu");
        return { issues: issues.list };
      }
      if (isOfPage(cells)) {
        issues.reject("name", "name_missing", name, "İşletme değil: sayfanın kendisi");
        return { issues: issues.list };
      }
      reportLostCells(cells);
      return { ...toDraft(cells, name, own === undefined), issues: issues.list };
    } catch (error) {
      issues.reject(undefined, "bad_row", error instanceof Error ? error.message : String(error), "Satır okunamadı");
      return { issues: issues.list };
    }
  };
}

/** Cells whose value a spreadsheet lost, which each field takes for empty, and texts whose letters another program lost. */
function reportLostCells({ row, mapping, issues }: RowCells): void {
  if (!row.cells.some(isLost)) return;
  for (const [field, column] of mapping.columns) {
    const cell = row.cells[column];
    if (isErrorCell(cell))
      issues.add(field, "error_cell", cell, "Tablo programı burada bir hata gösteriyor; hücre alınmadı");
    else if (typeof cell === "string" && cell.includes(LOST_LETTER))
      issues.add(field, "lost_letters", cell, "Bazı harfleri dosyada kaybolmuş; metin olduğu gibi alındı");
  }
}

function isLost(cell: CellValue): boolean {
  return typeof cell === "string" && (cell.includes(LOST_LETTER) || isErrorCell(cell));
}

function toDraft(cells: RowCells, name: string, isOfList: boolean): Pick<NormalisedRow, "draft" | "placeKeys"> {
  const place = readPlace(cells);
  const plain = readPlainFields(cells);
  const isBorrowed = cells.mapping.haveBorrowedLinks === true && isLinkOfOther(plain.url, name);
  const identifiers = readIdentifiers({
    placeId: cells.raw("placeId"),
    dataId: cells.raw("dataId"),
    cid: cells.raw("cid"),
    links: isBorrowed ? [] : [plain.url, plain.reviewsLink],
  });
  const { state, omits } = readState(cells);
  const { categories, areOfList } = readCategories(cells);
  if (areOfList) omits.push("category");
  if (isOfList) omits.push("name");
  const fields: BusinessFields = {
    name,
    ...categories,
    ...place,
    ...readRowPhone(cells, place.countryCode),
    ...plain,
    ...readRatingAndReviews(cells),
    ...readHours(cells),
    ...readTexts(cells),
    ...(identifiers.placeId === undefined ? {} : { placeId: identifiers.placeId }),
    ...state,
  };
  reportForeign(cells, fields);
  reportOtherCity(cells, place);
  const { placeId, dataId, cid } = identifiers;
  const whole = {
    row: cells.row.row,
    fields: withDistrictsOf(cells, fields),
    ...(omits.length === 0 ? {} : { omits }),
  };
  if ((placeId ?? dataId ?? cid) !== undefined) {
    return { draft: { ...whole, identityKeys: identityKeysOf({ name, ...identifiers }) } };
  }
  const placeKeys = placeKeysOf(isOfList ? withPostalAddress(fields) : fields);
  const registryId = readRegistryId(cells);
  const identityKeys = registryId === undefined ? placeKeys.slice(0, 1) : identityKeysOf({ ...fields, registryId });
  return { draft: { ...whole, identityKeys }, placeKeys };
}

/** Branches that are listed by their postal codes alone differ by them. */
function withPostalAddress(fields: BusinessFields): BusinessFields {
  const { postalCode, phone } = fields;
  return postalCode === undefined || phone !== undefined || hasAddress(fields)
    ? fields
    : { ...fields, street: postalCode };
}

/** Adds an issue for a phone or clock of another country; a position elsewhere has one already. */
function reportForeign(cells: RowCells, fields: BusinessFields): void {
  const { countryCode, phoneE164 } = fields;
  if (countryCode === undefined) return;
  const isDialledHere = phoneE164 === undefined || dialsCountry(phoneE164, countryCode);
  if (isDialledHere && cells.text("timeZone") === undefined) return;
  if (cells.issues.list.some(({ code }) => code === "country_contradicted")) return;
  for (const detail of countryContradictionsOf(fields)) {
    if (detail === "position") continue;
    cells.issues.add(detail, "country_contradicted", `${countryCode}, ${fields[detail]}`, FOREIGN_REASONS[detail]);
  }
}

/** For display only: a district does not identify a business. */
function withDistrictsOf(cells: RowCells, fields: BusinessFields): BusinessFields {
  const address = withDistricts(fields.fullAddress, [cells.text("city"), fields.city], readDistricts(cells));
  if (address === undefined || address === fields.fullAddress || address.length > MAX_ADDRESS_CHARS) return fields;
  return { ...fields, fullAddress: address };
}

function readRegistryId({ row, mapping: { idColumn } }: RowCells): RegistryId | undefined {
  return idColumn === undefined ? undefined : registryIdOf(row.cells[idColumn.column], idColumn);
}

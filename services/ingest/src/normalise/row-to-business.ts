import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { identityKeysOf, placeKeysOf, type RegistryId } from "@meridian/domain/businesses/identity/business-identity";
import { countryContradictionsOf, dialsCountry } from "@meridian/domain/places/country-contradiction";
import type { CellValue, SheetRow } from "@meridian/sheet-reader/sheet-row";
import { isBelowTable, isItemId, isOfPage } from "./below-table.ts";
import { type ColumnMapping, createSheetMappings } from "./column-mapping.ts";
import { readHours } from "./hours/row-hours.ts";
import { readIdentifiers } from "./identity.ts";
import type { NormalisedRow } from "./normalise.ts";
import { NUMBER_BEFORE_NAME } from "./numbered-name.ts";
import { findOwnExport } from "./own-export-columns.ts";
import { MAX_ADDRESS_CHARS } from "./places/address/address-record.ts";
import { reportOtherCity } from "./places/contradicted-city.ts";
import { readDistricts, withDistricts } from "./places/row-districts.ts";
import { readPlace } from "./places/row-place.ts";
import { registryIdOf } from "./registry-id.ts";
import { openRowCells, type RowCells } from "./row-cells.ts";
import { readRowPhone } from "./row-contacts.ts";
import { readCategories, readPlainFields, readRatingAndReviews, readState, readTexts } from "./row-details.ts";
import { createRowIssues } from "./row-issues.ts";
import { parseLooseJson } from "./values/loose-json.ts";
import { cleanText, isErrorCell } from "./values/text.ts";

const MAX_NAME_CHARS = 300;
const LOST_LETTER = "\ufffd";
/** All letters of "????? ?????" were lost. */
const NAMELESS = /^[?\ufffd\s]+$/;
/** What makers of lists write in place of a name: "Unnamed Gym". "No Name" is a bar's joke. */
const UNNAMED =
  /^(?:unnamed(?: [a-z]+){0,2}|(?:name )?unknown(?: (?:name|business|place|store|shop))?|untitled|unbenannt|без названия|без назви|bez názvu|bez nazwy|名称不明|名前なし|未命名|이름 ?없음)$/iu;
/** "Sin Nombre" is the same joke. */
const UNNAMED_IN_SPANISH = /^(?:[Ss]in nombre|SIN NOMBRE)$/;
const FOREIGN_REASONS = {
  phone: "Telefon başka bir ülkenin",
  timeZone: "Saat dilimi başka bir ülkenin",
} as const;
const MARKED = /^["“]|[-–|·•,;:]$/;
const MARKS_BEHIND = /\s+[-–|·•]+$|[\s,;:]+$/;
const QUOTED = /^["“]([^"“”]+)["”]$/;

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
      const name = readName(cells);
      if (name === undefined || isNameless(name) || isItemId(cells, name)) {
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
      return { ...toDraft(cells, name), issues: issues.list };
    } catch (error) {
      issues.reject(undefined, "bad_row", error instanceof Error ? error.message : String(error), "Satır okunamadı");
      return { issues: issues.list };
    }
  };
}

function isNameless(name: string): boolean {
  return NAMELESS.test(name) || UNNAMED.test(name) || UNNAMED_IN_SPANISH.test(name);
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

function readName(cells: RowCells): string | undefined {
  const cell = cells.text("name");
  const names = cell?.startsWith("{") === true ? namesOfRecord(cell) : [];
  const given =
    names.length > 0
      ? names.find((text) => text !== undefined)?.slice(0, MAX_NAME_CHARS)
      : withGivenName(cells, cells.limited("name", MAX_NAME_CHARS));
  const written = given ?? ownName(cells);
  const name = tidyName(cells.mapping.areNamesNumbered === true ? written?.replace(NUMBER_BEFORE_NAME, "") : written);
  const brand = cells.text("brand");
  const isNamedByBrand = name === undefined || (brand !== undefined && (!hasOwnName(cells) || /^\d+$/.test(name)));
  if (isNamedByBrand) return brand?.slice(0, MAX_NAME_CHARS);
  if (brand === undefined || name.toLowerCase().includes(brand.toLowerCase())) return name;
  if (brand.toLowerCase().endsWith(` ${name.toLowerCase()}`)) return brand;
  return `${brand} ${name}`.slice(0, MAX_NAME_CHARS);
}

/** Beside a brand, the name column is of the branch: further ones, in English, repeat the brand's. */
function hasOwnName({ row, mapping: { columns } }: RowCells): boolean {
  return cleanText(row.cells[columns.get("name") ?? -1]) !== undefined;
}

function withGivenName({ row, mapping }: RowCells, name: string | undefined): string | undefined {
  const given = mapping.givenNameColumn === undefined ? undefined : cleanText(row.cells[mapping.givenNameColumn]);
  return name === undefined || given === undefined ? name : `${given} ${name}`.slice(0, MAX_NAME_CHARS);
}

function ownName({ row, mapping }: RowCells): string | undefined {
  const parts = mapping.ownNameColumns.map((columns) =>
    columns.map((column) => cleanText(row.cells[column])).find((part) => part !== undefined),
  );
  const isWhole = parts.length > 0 && parts.every((part) => part !== undefined);
  return isWhole ? parts.join(" ").slice(0, MAX_NAME_CHARS) : undefined;
}

/** A name without remnants of its source: surrounding quotes, a trailing dash. */
function tidyName(name: string | undefined): string | undefined {
  if (name === undefined || !MARKED.test(name)) return name;
  const plain = name.replace(MARKS_BEHIND, "").replace(QUOTED, "$1");
  return cleanText(plain) ?? name;
}

/**
 * Overture and the Places API store names in objects, `{"primary": …}`, `{"text": …}`, others by their kind: `{'official_name': None}`.
 * Empty if the text is no such object.
 */
function namesOfRecord(text: string): (string | undefined)[] {
  const json = parseLooseJson(text);
  const fields = typeof json === "object" && json !== null ? Object.entries(json) : [];
  const main = fields.filter(([key]) => key === "primary" || key === "text");
  return [...main, ...fields.filter(([key]) => /name/i.test(key))].map(([, value]) =>
    typeof value === "string" ? cleanText(value) : undefined,
  );
}

function toDraft(cells: RowCells, name: string): Pick<NormalisedRow, "draft" | "placeKeys"> {
  const place = readPlace(cells);
  const plain = readPlainFields(cells);
  const identifiers = readIdentifiers({
    placeId: cells.raw("placeId"),
    dataId: cells.raw("dataId"),
    cid: cells.raw("cid"),
    links: [plain.url, plain.reviewsLink],
  });
  const { state, omits } = readState(cells);
  const fields: BusinessFields = {
    name,
    ...readCategories(cells),
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
  const placeKeys = placeKeysOf(fields);
  const registryId = readRegistryId(cells);
  const identityKeys = registryId === undefined ? placeKeys.slice(0, 1) : identityKeysOf({ ...fields, registryId });
  return { draft: { ...whole, identityKeys }, placeKeys };
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

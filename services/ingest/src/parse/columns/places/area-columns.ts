import type { SourceField } from "../headers/column-synonyms.ts";
import { fieldsOfWords, headerKey } from "../headers/header-fields.ts";
import { homeOfHeaders } from "../headers/home-of-headers.ts";

/** Beside a region and without a city, these are the city, or the part of one that people name for it. */
const AREAS = new Set(["area", "areaname", "المنطقة", "منطقة", "اسمالمنطقة", "الحي"]);
/** Beside a town, these are the unit that it belongs to. */
const MUNICIPALITIES = new Set([
  "savivaldybe",
  "novads",
  "vald",
  "omavalitsus",
  "община",
  "obshtina",
  "opstina",
  "општина",
]);

/** Beside one of these, "Estado" is a status. */
const DEPARTMENTS = new Set(["departamento", "provincia"]);
const STATE_OR_STATUS = "estado";
/** In a list of departments without a town: the part of Peru's provinces that has a town's name. */
const DISTRICT = "distrito";

/** A country in Polish, a region in Czech and Slovak, a town in Slovene. */
const KRAJ = "kraj";
const HOME_OF_TOWNS = "SI";
const HOMES_OF_REGIONS = new Set(["CZ", "SK"]);
/** A company's name in Turkish, an address in Azerbaijani. */
const UNVAN = "unvan";

/** Beside a city with its state, a county is neither. */
const COUNTIES = new Set(["county", "countyname"]);
const CITY_WITH_STATE = /^city(?:and)?(?:state|st)/;

/** Whether a column that stands for the city may as well hold parts of one. */
export function isAreaHeader(header: string): boolean {
  return AREAS.has(headerKey(header));
}

/** Decides headers that name a place of a size which only the other columns show. */
export function placeAreas(columns: Map<SourceField, number>, headers: readonly string[]): void {
  const find = (keys: ReadonlySet<string>) => headers.findIndex((header) => keys.has(headerKey(header)));
  placeKraj(columns, headers);
  placeUnvan(columns, headers);
  placeEstado(columns, headers);
  const keyOf = (field: SourceField) => headerKey(headers[columns.get(field) ?? -1] ?? "");
  if (COUNTIES.has(keyOf("state")) && CITY_WITH_STATE.test(keyOf("city"))) columns.delete("state");
  const area = find(AREAS);
  if (area >= 0 && columns.has("state") && columns.get("state") !== area && !columns.has("city"))
    columns.set("city", area);
  const municipality = find(MUNICIPALITIES);
  const hasTown = columns.has("city") && columns.get("city") !== municipality;
  if (municipality >= 0 && hasTown && !columns.has("state")) columns.set("state", municipality);
}

function placeKraj(columns: Map<SourceField, number>, headers: readonly string[]): void {
  const country = columns.get("country");
  if (country === undefined || headerKey(headers[country] ?? "") !== KRAJ) return;
  const other = headers.findIndex(
    (header, column) => column !== country && fieldsOfWords(header).some(({ field }) => field === "country"),
  );
  if (!columns.has("city") && homeOfHeaders(headers) === HOME_OF_TOWNS) {
    columns.delete("country");
    columns.set("city", country);
    return;
  }
  if (other >= 0) columns.set("country", other);
  else if (HOMES_OF_REGIONS.has(homeOfHeaders(headers) ?? "")) columns.delete("country");
  else return;
  columns.set("state", country);
}

function placeEstado(columns: Map<SourceField, number>, headers: readonly string[]): void {
  const keys = headers.map(headerKey);
  const department = keys.findIndex((key) => DEPARTMENTS.has(key));
  const state = columns.get("state");
  if (department < 0 || state === undefined) return;
  if (keys[state] === STATE_OR_STATUS) {
    columns.set("state", department);
    if (!columns.has("status")) columns.set("status", state);
  }
  const district = keys.indexOf(DISTRICT);
  if (keys.includes("departamento") && district >= 0 && !columns.has("city")) columns.set("city", district);
}

function placeUnvan(columns: Map<SourceField, number>, headers: readonly string[]): void {
  const column = columns.get("name");
  if (column === undefined || headerKey(headers[column] ?? "") !== UNVAN || columns.has("fullAddress")) return;
  const name = headers.findIndex((header, other) => {
    return other !== column && fieldsOfWords(header).some(({ field }) => field === "name");
  });
  if (name >= 0 && homeOfHeaders(headers) === "AZ") columns.set("name", name).set("fullAddress", column);
}

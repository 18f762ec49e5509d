import { isUtf8 } from "node:buffer";
import { remember } from "@meridian/domain/bounded-cache";
import type { HeaderGuide } from "../header-guide.ts";
import { limitCellText } from "../sheet-limits.ts";
import type { CellValue } from "../sheet-row.ts";
import { withAttributes } from "./attribute-table.ts";
import { type Geometry, isEsriPoint, isGeometry, type Position, pointOfGeometry } from "./point-of-geometry.ts";

type Fields = Readonly<Record<string, unknown>>;
type ToDegrees = (position: Position) => Position;
type TakeCell = (header: string, value: CellValue) => void;

const MAX_HEADER_CHARS = 200;

/** Deeper objects stay JSON text. */
const MAX_DEPTH = 6;
/** Seven decimals are a centimetre. */
const DEGREE_DECIMALS = 7;
const CACHED_HEADERS = 20_000;
const MIDNIGHT = /T00:00:00\.000Z$/;
const GEOMETRY = "geometry";
const TYPED_KEYS = new Set(["type", "value", "metadata", "datatype", "xml:lang"]);
const RESOURCE_KEYS = new Set(["type", "id", "attributes", "relationships", "links", "meta", GEOMETRY]);
const HUMAN_ADDRESS = /\.human_address$/;
const OSM_ELEMENTS = new Set(["node", "way", "relation"]);
/** What OpenStreetMap says of an element without tags, which is only a part of another's outline. */
const VERTEX_KEYS = new Set(
  "type lat lon nodes members bounds geometry timestamp version changeset user uid visible".split(" "),
);

/**
 * Gives every value of a record a header: keys of nested objects joined by dots, the first of a list of objects under `.0`. Lists of plain
 * values are joined by commas, geometries become a point, in degrees by `toDegrees`, and fields parsed as JSON stay JSON.
 */
export function createRecordFlattener(
  guide: HeaderGuide,
  toDegrees: ToDegrees = (position) => position,
): (record: Fields, row: number, take: TakeCell) => void {
  const isKnown = remember(guide.isKnown, CACHED_HEADERS);
  const isReadAsJson = remember(guide.isReadAsJson, CACHED_HEADERS);
  return (record, row, take) => flattenRecord(record, { row, take, isKnown, isReadAsJson, toDegrees });
}

interface Flattening extends Pick<HeaderGuide, "isKnown" | "isReadAsJson"> {
  row: number;
  take: TakeCell;
  toDegrees: ToDegrees;
}

function flattenRecord(record: Fields, { row, take, isKnown, isReadAsJson, toDegrees }: Flattening): void {
  const takePlain = (header: string, value: CellValue): void => {
    const cell = typeof value === "string" ? limitCellText(value, row) : value;
    if (cell !== undefined) take(header.slice(0, MAX_HEADER_CHARS), cell);
  };

  const flatten = (header: string, value: unknown, depth: number): void => {
    const address = HUMAN_ADDRESS.test(header) ? addressOf(value) : undefined;
    if (address !== undefined) flattenObject(header.replace(HUMAN_ADDRESS, ""), address, depth);
    else if (typeof value !== "object" || value === null) takePlain(header, plainValue(value));
    else if (Array.isArray(value)) flattenList(header, value, depth);
    else if (isText(value)) takePlain(header, textOf(value, toDegrees));
    else if (header === GEOMETRY && isEsriPoint(value)) takePlain(header, textOfPoint(toDegrees([value.x, value.y])));
    else flattenObject(header, value, depth);
  };

  function flattenObject(header: string, value: object, depth: number): void {
    const entries = Object.entries(value);
    if (entries.length === 0) return;
    const isKnownInside = entries.some(([key]) => isKnown(`${header}.${key}`));
    if (depth < MAX_DEPTH && isTypedValue(value)) flatten(header, value.value, depth + 1);
    else if (depth >= MAX_DEPTH || (!isKnownInside && isReadAsJson(header))) takePlain(header, toJson(value));
    else for (const [key, inner] of entries) flatten(`${header}.${key}`, inner, depth + 1);
  }

  function flattenList(header: string, list: readonly unknown[], depth: number): void {
    const values = list.filter((item) => item !== null && item !== undefined && item !== "");
    if (values.length === 0) return;
    if (depth < MAX_DEPTH && !isReadAsJson(header) && values.every(isNamedValue)) {
      for (const { key, value } of values) flatten(`${header}.${key}`, value, depth + 1);
      return;
    }
    const arePlain = values.every((value) => typeof value !== "object");
    const isJson = isReadAsJson(header) && (!arePlain || values.some((value) => String(value).includes(",")));
    if (isJson) takePlain(header, toJson(list));
    else if (arePlain && values.length > 1) takePlain(header, values.join(", "));
    else flatten(arePlain ? header : `${header}.0`, values[0], depth + 1);
  }

  for (const [key, value] of entriesOf(record)) flatten(key, value, 1);
}

/**
 * The fields of a record: for a GeoJSON feature its properties, for a resource of JSON:API or ArcGIS its attributes; an OpenStreetMap element gets its full id, since numbers of nodes, ways and
 * relations overlap.
 */
function entriesOf(record: Fields): (readonly [string, unknown])[] {
  const { type, properties, id, geometry, attributes } = record;
  if (isFields(attributes) && Object.keys(record).every((key) => RESOURCE_KEYS.has(key))) {
    return Object.entries({
      ...(id === undefined ? {} : { id }),
      ...attributes,
      ...(geometry === undefined ? {} : { geometry }),
    });
  }
  if (type === "Feature" && geometry !== undefined) {
    const inner = isFields(properties) ? withAttributes(properties) : {};
    const ownId = id === undefined || "id" in inner ? {} : { id };
    return Object.entries({ ...inner, ...ownId, geometry });
  }
  if (typeof type === "string" && OSM_ELEMENTS.has(type) && typeof id === "number") {
    const { id: _, center, ...others } = record;
    if (Object.keys(others).every((key) => VERTEX_KEYS.has(key))) return [];
    // "out center": a node has its position itself, a way or relation that of its centre.
    return Object.entries({ "@id": `${type}/${id}`, ...(isFields(center) ? center : {}), ...others });
  }
  return Object.entries(record);
}

/** NGSI and answers to SPARQL write `{"type": "Text", "value": "Hotel"}` for a value. */
function isTypedValue(value: object): value is { type: string; value: unknown } {
  if (!isFields(value) || typeof value.type !== "string" || value.value === undefined) return false;
  return Object.keys(value).every((key) => TYPED_KEYS.has(key));
}

/** An item of a list that stands for an object: `{"key": "name", "value": "Apteka"}`. */
function isNamedValue(item: unknown): item is { key: string; value: unknown } {
  return isFields(item) && typeof item.key === "string" && "value" in item && Object.keys(item).length === 2;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function plainValue(value: unknown): CellValue {
  if (typeof value === "bigint") return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : undefined;
}

/** Objects that are one value. */
function isText(value: object): value is Date | Uint8Array | Geometry {
  return value instanceof Date || value instanceof Uint8Array || isGeometry(value);
}

function textOf(value: Date | Uint8Array | Geometry, toDegrees: ToDegrees): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "" : value.toISOString().replace(MIDNIGHT, "");
  if (!(value instanceof Uint8Array)) return pointText(value, toDegrees);
  const bytes = Buffer.from(value);
  // Well-known binary has a zero in its first bytes, text has none.
  return isUtf8(bytes) && !bytes.includes(0) ? bytes.toString("utf8") : bytes.toString("hex");
}

function pointText(geometry: Geometry, toDegrees: ToDegrees): string {
  const point = pointOfGeometry(geometry);
  return point === undefined ? "" : textOfPoint(toDegrees(point));
}

function textOfPoint(point: Position): string {
  return `POINT (${point.map((degrees) => degrees.toFixed(DEGREE_DECIMALS)).join(" ")})`;
}

/** The parts of an address that Socrata writes as JSON in a text. */
function addressOf(value: unknown): object | undefined {
  try {
    const parts: unknown = typeof value === "string" ? JSON.parse(value) : undefined;
    return isFields(parts) ? parts : undefined;
  } catch {
    return undefined;
  }
}

/** Formats with 64-bit integers yield BigInt. */
function toJson(value: object): string {
  return JSON.stringify(value, (_, inner: unknown) => (typeof inner === "bigint" ? String(inner) : inner));
}

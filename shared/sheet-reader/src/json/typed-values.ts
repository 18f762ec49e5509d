import { isFields } from "../records/flatten-record.ts";

type Fields = Readonly<Record<string, unknown>>;
type Unwrap = (value: unknown) => unknown;

const same: Unwrap = (value) => value;
const valuesOf = (value: unknown, key: string) => (isFields(value) ? value[key] : value);

/** MongoDB's extended JSON: `{"$numberDecimal": "4.5"}`. */
const MONGODB = new Map<string, Unwrap>([
  ["$oid", same],
  ["$uuid", same],
  ["$numberInt", Number],
  ["$numberLong", same],
  ["$numberDouble", Number],
  ["$numberDecimal", Number],
  ["$date", (value) => valuesOf(value, "$numberLong")],
]);
/** Firestore's documents: `{"stringValue": "Café"}`. */
const FIRESTORE = new Map<string, Unwrap>([
  ["stringValue", same],
  ["integerValue", Number],
  ["doubleValue", Number],
  ["booleanValue", same],
  ["timestampValue", same],
  ["referenceValue", same],
  ["nullValue", () => null],
  ["geoPointValue", same],
  ["mapValue", (value) => valuesOf(value, "fields")],
  ["arrayValue", (value) => valuesOf(value, "values")],
]);
/** DynamoDB's items: `{"S": "Café"}`. In other data the same letters are sizes or days. */
const DYNAMODB = new Map<string, Unwrap>([
  ["S", same],
  ["N", Number],
  ["BOOL", same],
  ["NULL", () => null],
  ["M", same],
  ["L", same],
  ["SS", same],
  ["NS", same],
]);

/** A record of a database's export with plain values; others as they are. `text` is the record as written. */
export function withoutTypes(record: unknown, text: string): unknown {
  if (!isFields(record)) return record;
  if (text.includes('{"$') || text.includes('{ "$')) return unwrap(record, MONGODB);
  const { fields, name } = record;
  if (isFields(fields) && areTyped(fields, FIRESTORE)) return { id: name, ...mapped(fields, FIRESTORE) };
  return areTyped(record, DYNAMODB) ? mapped(record, DYNAMODB) : record;
}

function areTyped(fields: Fields, types: ReadonlyMap<string, Unwrap>): boolean {
  const values = Object.values(fields);
  return values.length > 0 && values.every((value) => typeOf(value, types) !== undefined);
}

function typeOf(value: unknown, types: ReadonlyMap<string, Unwrap>): string | undefined {
  if (!isFields(value)) return undefined;
  const [key = "", ...others] = Object.keys(value);
  return others.length === 0 && types.has(key) ? key : undefined;
}

function unwrap(value: unknown, types: ReadonlyMap<string, Unwrap>): unknown {
  if (Array.isArray(value)) return value.map((item) => unwrap(item, types));
  if (!isFields(value)) return value;
  const type = typeOf(value, types);
  return type === undefined ? mapped(value, types) : unwrap(types.get(type)?.(value[type]), types);
}

function mapped(fields: Fields, types: ReadonlyMap<string, Unwrap>): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, unwrap(value, types)]));
}

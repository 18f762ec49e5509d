import fc from "fast-check";
import type { JsonSchema } from "../../services/catalogue/src/openapi/json-schemas.ts";

const MAX_CHARS = 80;
const MAX_ITEMS = 4;
const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: fc
    .date({ noInvalidDate: true, min: new Date("1990-01-01"), max: new Date("2090-01-01") })
    .map((day) => day.toISOString().slice(0, 10)),
  "date-time": fc.date({ noInvalidDate: true }).map((instant) => instant.toISOString()),
  email: fc.emailAddress(),
  uri: fc.webUrl(),
};

/** Values that fit a JSON Schema of a request; half of the texts that must match a pattern are `known` ones, where one does. */
export function valueFor(schema: JsonSchema | boolean, known: readonly string[]): fc.Arbitrary<unknown> {
  if (typeof schema === "boolean") return fc.jsonValue();
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return fc.oneof(...options.map((option) => valueFor(option, known)));
  const types: readonly (string | undefined)[] = Array.isArray(schema.type) ? schema.type : [schema.type];
  return fc.oneof(...types.map((type) => ofType(type, schema, known)));
}

function ofType(type: string | undefined, schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  switch (type) {
    case "string":
      return textOf(schema, known);
    case "integer":
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1_000_000 });
    case "number":
      return fc.double({
        min: schema.minimum ?? Number(schema.exclusiveMinimum ?? -1000),
        max: schema.maximum ?? 1000,
        noNaN: true,
      });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return listOf(schema, known);
    case "object":
      return objectOf(schema, known);
    default:
      return fc.jsonValue();
  }
}

function textOf(
  { format, pattern, minLength = 0, maxLength = MAX_CHARS }: JsonSchema,
  known: readonly string[],
): fc.Arbitrary<string> {
  if (pattern !== undefined) {
    const form = new RegExp(pattern);
    const made = fc.stringMatching(form).filter((text) => text.length <= maxLength);
    const fitting = known.filter((text) => form.test(text));
    return fitting.length === 0 ? made : fc.oneof(made, fc.constantFrom(...fitting));
  }
  return FORMATS[format ?? ""] ?? fc.string({ unit: "grapheme", minLength, maxLength: Math.min(maxLength, MAX_CHARS) });
}

function listOf(
  { prefixItems, items, minItems = 0, maxItems = MAX_ITEMS }: JsonSchema,
  known: readonly string[],
): fc.Arbitrary<unknown> {
  if (prefixItems !== undefined) return fc.tuple(...prefixItems.map((each) => valueFor(each, known)));
  const item = items === undefined || Array.isArray(items) ? true : items;
  return fc.array(valueFor(item, known), { minLength: minItems, maxLength: Math.min(maxItems, MAX_ITEMS) });
}

function objectOf(
  { properties, required = [], additionalProperties }: JsonSchema,
  known: readonly string[],
): fc.Arbitrary<unknown> {
  if (properties === undefined)
    return fc.dictionary(fc.string(), valueFor(additionalProperties ?? true, known), { maxKeys: MAX_ITEMS });
  const members = Object.entries(properties).map(([name, member]) => [name, valueFor(member, known)] as const);
  return fc.record(Object.fromEntries(members), { requiredKeys: required });
}

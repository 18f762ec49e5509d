import { escapeXml } from "../escape-xml.ts";
import type { JsonSchema } from "./json-schemas.ts";

type Schema = JsonSchema | boolean;

/** A JSON Schema as HTML that reads like a TypeScript type; named shapes link to their own section. */
export function schemaText(schema: Schema, indent = ""): string {
  if (typeof schema === "boolean") return schema ? "unknown" : "never";
  if (schema.$ref !== undefined) return refLink(schema.$ref);
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(literal).join(" | ");
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return options.map((option) => schemaText(option, indent)).join(" | ");
  if (schema.allOf !== undefined) return schema.allOf.map((part) => schemaText(part, indent)).join(" &amp; ");
  const types: readonly (string | undefined)[] = Array.isArray(schema.type) ? schema.type : [schema.type];
  return types.map((type) => typeText(type, schema, indent)).join(" | ");
}

/** The constraints of a value beyond its type, in words; empty if there are none. */
export function constraintText(schema: Schema): string {
  if (typeof schema === "boolean") return "";
  const { format, pattern, minLength, maxLength, minimum, maximum, exclusiveMinimum, minItems, maxItems } = schema;
  const parts = [
    format,
    pattern === undefined ? undefined : `matches ${pattern}`,
    range(minLength, maxLength, " characters"),
    range(minimum, maximum, ""),
    exclusiveMinimum === undefined ? undefined : `above ${exclusiveMinimum}`,
    range(minItems, maxItems, " entries"),
    schema.default === undefined ? undefined : `${JSON.stringify(schema.default)} by default`,
  ];
  return escapeXml(parts.filter((part) => part !== undefined).join(", "));
}

function typeText(type: string | undefined, schema: JsonSchema, indent: string): string {
  if (type === "object") return objectText(schema, indent);
  if (type !== "array") return type ?? "unknown";
  if (schema.prefixItems !== undefined)
    return `[${schema.prefixItems.map((item) => schemaText(item, indent)).join(", ")}]`;
  const items = schema.items === undefined || Array.isArray(schema.items) ? true : schema.items;
  return `Array&lt;${schemaText(items, indent)}&gt;`;
}

function objectText({ properties, required = [], additionalProperties }: JsonSchema, indent: string): string {
  const members = Object.entries(properties ?? {});
  if (members.length === 0 && typeof additionalProperties === "object") {
    return `Record&lt;string, ${schemaText(additionalProperties, indent)}&gt;`;
  }
  if (members.length === 0) return "{}";
  const inner = `${indent}  `;
  const lines = members.map(([name, member]) => {
    const constraint = constraintText(member);
    const note = constraint === "" ? "" : ` <i>${constraint}</i>`;
    return `${inner}${escapeXml(name)}${required.includes(name) ? "" : "?"}: ${schemaText(member, inner)}${note}`;
  });
  return `{\n${lines.join("\n")}\n${indent}}`;
}

function refLink(ref: string): string {
  const name = escapeXml(ref.split("/").at(-1) ?? "");
  return `<a href="#${name}">${name}</a>`;
}

function literal(value: unknown): string {
  return escapeXml(JSON.stringify(value));
}

function range(min: number | undefined, max: number | undefined, unit: string): string | undefined {
  const [least, most] = [min, max].map((bound) => bound?.toLocaleString("en-US"));
  if (least === undefined && most === undefined) return undefined;
  if (most === undefined) return `at least ${least}${unit}`;
  return least === undefined ? `at most ${most}${unit}` : `${least} to ${most}${unit}`;
}

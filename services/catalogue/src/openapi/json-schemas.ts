import { z } from "zod";
import { createNamedSchemas } from "./named-schemas.ts";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

export interface JsonSchemas {
  /** What a caller may send. */
  ofInput(schema: z.ZodType): JsonSchema;
  /** What an answer contains; named shapes are referenced. */
  ofOutput(schema: z.ZodType): JsonSchema;
  /** The named shapes referenced so far. */
  named(): Record<string, JsonSchema>;
}

const PATTERNED_FORMATS = new Set(["date", "date-time", "email"]);

/** Converts zod schemas to JSON Schema 2020-12, the dialect of OpenAPI 3.1. What it cannot express, such as refinements, is left out. */
export function createJsonSchemas(): JsonSchemas {
  const names = createNamedSchemas();
  const found: Record<string, JsonSchema> = {};
  const convert = (schema: z.ZodType, io: "input" | "output", metadata = z.registry<{ id: string }>()): JsonSchema => {
    const converted = z.toJSONSchema(schema, { io, metadata, unrepresentable: "any", override: simplify });
    const { $schema: _, $defs = {}, ...own } = converted;
    Object.assign(found, $defs);
    return own;
  };
  return {
    ofInput: (schema) => convert(schema, "input"),
    ofOutput: (schema) => convert(schema, "output", names),
    named: () => found,
  };
}

/** Removes noise: the pattern behind a format, and the bounds of safe integers. */
function simplify({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (PATTERNED_FORMATS.has(jsonSchema.format ?? "")) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

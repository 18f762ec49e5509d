import { auditEntrySchema } from "@meridian/contracts/admin/audit";
import { cleanupJobSchema } from "@meridian/contracts/admin/cleanup";
import { successAnswerSchema } from "@meridian/contracts/admin/session";
import {
  adminBusinessSchema,
  adminListItemSchema,
  directorySettingsSchema,
} from "@meridian/contracts/businesses/admin-businesses";
import {
  businessDetailSchema,
  publicListItemSchema,
  relatedBusinessSchema,
} from "@meridian/contracts/businesses/business";
import { openingHoursSchema, openStateSchema } from "@meridian/contracts/businesses/opening-hours";
import { categoryLabelSchema } from "@meridian/contracts/categories/categories-api";
import { categoryDecisionSchema } from "@meridian/contracts/categories/category-decisions";
import { categorySymbolSchema } from "@meridian/contracts/categories/category-symbol";
import { synonymSchema } from "@meridian/contracts/categories/synonyms-api";
import {
  columnExtractionSchema,
  importCountersSchema,
  importIssueSchema,
  shownImportJobSchema,
} from "@meridian/contracts/imports/import-job";
import { mappingProfileSchema } from "@meridian/contracts/imports/import-mapping";
import { problemSchema } from "@meridian/contracts/problem";
import { facetValueSchema, searchHitSchema } from "@meridian/contracts/search/search";
import { inboxItemSchema } from "@meridian/contracts/site/contact";
import { siteSettingsSchema } from "@meridian/contracts/site/site-settings";
import { z } from "zod";

/** Schemas that several responses share or clients keep, by their names in the OpenAPI description. */
const SCHEMAS = {
  AdminBusiness: adminBusinessSchema,
  AdminListItem: adminListItemSchema,
  AuditEntry: auditEntrySchema,
  BusinessDetail: businessDetailSchema,
  CategoryDecision: categoryDecisionSchema,
  CategoryLabel: categoryLabelSchema,
  CategorySymbol: categorySymbolSchema,
  CleanupJob: cleanupJobSchema,
  ColumnExtraction: columnExtractionSchema,
  DirectorySettings: directorySettingsSchema,
  FacetValue: facetValueSchema,
  ImportCounters: importCountersSchema,
  ImportIssue: importIssueSchema,
  ImportJob: shownImportJobSchema,
  InboxItem: inboxItemSchema,
  ListedBusiness: publicListItemSchema,
  MappingProfile: mappingProfileSchema,
  OpenState: openStateSchema,
  OpeningHours: openingHoursSchema,
  Problem: problemSchema,
  RelatedBusiness: relatedBusinessSchema,
  SearchHit: searchHitSchema,
  SiteSettings: siteSettingsSchema,
  Success: successAnswerSchema,
  Synonym: synonymSchema,
} satisfies Record<string, z.ZodType>;

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

function createNamedSchemas() {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(SCHEMAS)) registry.add(schema, { id });
  return registry;
}

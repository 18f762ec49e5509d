import {
  adminBusinessSchema,
  adminListItemSchema,
  directorySettingsSchema,
} from "@meridian/contracts/admin-businesses";
import { auditEntrySchema } from "@meridian/contracts/audit";
import { businessDetailSchema, publicListItemSchema, relatedBusinessSchema } from "@meridian/contracts/business";
import { categoryLabelSchema } from "@meridian/contracts/categories-api";
import { categoryDecisionSchema } from "@meridian/contracts/category-decisions";
import { categorySymbolSchema } from "@meridian/contracts/category-symbol";
import { cleanupJobSchema } from "@meridian/contracts/cleanup";
import { inboxItemSchema } from "@meridian/contracts/contact";
import {
  columnExtractionSchema,
  importCountersSchema,
  importIssueSchema,
  shownImportJobSchema,
} from "@meridian/contracts/import-job";
import { mappingProfileSchema } from "@meridian/contracts/import-mapping";
import { openingHoursSchema, openStateSchema } from "@meridian/contracts/opening-hours";
import { problemSchema } from "@meridian/contracts/problem";
import { facetValueSchema, searchHitSchema } from "@meridian/contracts/search";
import { successAnswerSchema } from "@meridian/contracts/session";
import { siteSettingsSchema } from "@meridian/contracts/site-settings";
import { synonymSchema } from "@meridian/contracts/synonyms-api";
import { z } from "zod";

/** Shapes shared by answers or kept by clients, with their names in the description. */
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

export function createNamedSchemas() {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(SCHEMAS)) registry.add(schema, { id });
  return registry;
}

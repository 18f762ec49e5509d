import {
  adminBusinessSchema,
  adminListItemSchema,
  directorySettingsSchema,
} from "@meridian/shared/contracts/admin-businesses";
import { auditEntrySchema } from "@meridian/shared/contracts/audit";
import { businessDetailSchema, publicListItemSchema, relatedBusinessSchema } from "@meridian/shared/contracts/business";
import { categoryLabelSchema } from "@meridian/shared/contracts/categories-api";
import { categoryDecisionSchema } from "@meridian/shared/contracts/category-decisions";
import { categorySymbolSchema } from "@meridian/shared/contracts/category-symbol";
import { cleanupJobSchema } from "@meridian/shared/contracts/cleanup";
import { inboxItemSchema } from "@meridian/shared/contracts/contact";
import {
  columnExtractionSchema,
  importCountersSchema,
  importIssueSchema,
  shownImportJobSchema,
} from "@meridian/shared/contracts/import-job";
import { mappingProfileSchema } from "@meridian/shared/contracts/import-mapping";
import { openingHoursSchema, openStateSchema } from "@meridian/shared/contracts/opening-hours";
import { problemSchema } from "@meridian/shared/contracts/problem";
import { facetValueSchema, searchHitSchema } from "@meridian/shared/contracts/search";
import { successAnswerSchema } from "@meridian/shared/contracts/session";
import { siteSettingsSchema } from "@meridian/shared/contracts/site-settings";
import { synonymSchema } from "@meridian/shared/contracts/synonyms-api";
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

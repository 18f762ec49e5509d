import { accountApi } from "./admin/account.ts";
import { adminApi } from "./admin/admin-api.ts";
import { auditApi, cleanupApi } from "./admin/cleanup-api.ts";
import { exportApi } from "./admin/export-api.ts";
import { reportsApi } from "./admin/reports-api.ts";
import { visitsApi } from "./admin/visits.ts";
import { adminBusinessesApi } from "./businesses/admin-businesses-api.ts";
import { matchesApi } from "./businesses/matches-api.ts";
import { categoriesApi } from "./categories/categories-api.ts";
import { synonymsApi } from "./categories/synonyms-api.ts";
import type { Endpoint } from "./endpoint.ts";
import { importFilesApi } from "./imports/import-files-api.ts";
import { ingestApi } from "./imports/ingest-api.ts";
import { mappingProfilesApi } from "./imports/mapping-profiles-api.ts";
import { sourcesApi } from "./imports/sources-api.ts";
import { placesApi } from "./places/places-api.ts";
import { catalogueApi } from "./search/catalogue-api.ts";
import { siteApi } from "./site/site-api.ts";

interface ApiTable {
  name: string;
  description: string;
  endpoints: Readonly<Record<string, Endpoint>>;
}

/** Every call of the site by subject, in the order of the documentation. */
export const API_TABLES: readonly ApiTable[] = [
  {
    name: "Directory",
    description: "Public reads: search, businesses, places and the map",
    endpoints: { ...catalogueApi, ...placesApi, ...visitsApi },
  },
  { name: "Site", description: "Messages of visitors, the inbox, site settings and sitemaps", endpoints: siteApi },
  {
    name: "Account",
    description: "Login, sessions, password and the state of the site",
    endpoints: { ...adminApi, ...accountApi },
  },
  {
    name: "Businesses",
    description: "Moderation, edits, and pairs that may be one business",
    endpoints: { ...adminBusinessesApi, ...matchesApi },
  },
  {
    name: "Imports",
    description: "Uploads, previews, import jobs, their files, sources and saved mappings of columns",
    endpoints: { ...ingestApi, ...importFilesApi, ...mappingProfilesApi, ...sourcesApi },
  },
  { name: "Exports", description: "Businesses as CSV or as a workbook", endpoints: exportApi },
  {
    name: "Upkeep",
    description: "Categories, cleanup jobs, synonyms and the audit log",
    endpoints: { ...categoriesApi, ...cleanupApi, ...synonymsApi, ...auditApi },
  },
  { name: "Reports", description: "Measured figures", endpoints: reportsApi },
];

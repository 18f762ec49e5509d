import { accountApi } from "./account.ts";
import { adminApi } from "./admin-api.ts";
import { adminBusinessesApi } from "./admin-businesses-api.ts";
import { catalogueApi } from "./catalogue-api.ts";
import { categoriesApi } from "./categories-api.ts";
import { auditApi, cleanupApi } from "./cleanup-api.ts";
import type { Endpoint } from "./endpoint.ts";
import { exportApi } from "./export-api.ts";
import { importFilesApi } from "./import-files-api.ts";
import { ingestApi } from "./ingest-api.ts";
import { matchesApi } from "./matches-api.ts";
import { placesApi } from "./places-api.ts";
import { reportsApi } from "./reports-api.ts";
import { siteApi } from "./site-api.ts";
import { sourcesApi } from "./sources-api.ts";
import { synonymsApi } from "./synonyms-api.ts";
import { visitsApi } from "./visits.ts";

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
    endpoints: { ...ingestApi, ...importFilesApi, ...sourcesApi },
  },
  { name: "Exports", description: "Businesses as CSV or as a workbook", endpoints: exportApi },
  {
    name: "Upkeep",
    description: "Categories, cleanup jobs, synonyms and the audit log",
    endpoints: { ...categoriesApi, ...cleanupApi, ...synonymsApi, ...auditApi },
  },
  { name: "Reports", description: "Measured figures", endpoints: reportsApi },
];

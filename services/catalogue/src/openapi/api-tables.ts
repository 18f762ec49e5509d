import { accountApi } from "@meridian/shared/contracts/account";
import { adminApi } from "@meridian/shared/contracts/admin-api";
import { adminBusinessesApi } from "@meridian/shared/contracts/admin-businesses-api";
import { catalogueApi } from "@meridian/shared/contracts/catalogue-api";
import { auditApi, cleanupApi } from "@meridian/shared/contracts/cleanup-api";
import type { Endpoint } from "@meridian/shared/contracts/endpoint";
import { exportApi } from "@meridian/shared/contracts/export-api";
import { importFilesApi } from "@meridian/shared/contracts/import-files-api";
import { ingestApi } from "@meridian/shared/contracts/ingest-api";
import { reportsApi } from "@meridian/shared/contracts/reports-api";
import { siteApi } from "@meridian/shared/contracts/site-api";
import { synonymsApi } from "@meridian/shared/contracts/synonyms-api";
import { visitsApi } from "@meridian/shared/contracts/visits";

interface ApiTable {
  name: string;
  description: string;
  endpoints: Readonly<Record<string, Endpoint>>;
}

/** Every call of the site, by subject, in the order of the documentation. */
export const API_TABLES: readonly ApiTable[] = [
  {
    name: "Directory",
    description: "Public reads: search, businesses, places and the map",
    endpoints: { ...catalogueApi, ...visitsApi },
  },
  { name: "Site", description: "Messages of visitors, the inbox, site settings and sitemaps", endpoints: siteApi },
  {
    name: "Account",
    description: "Login, sessions, password and the state of the site",
    endpoints: { ...adminApi, ...accountApi },
  },
  { name: "Businesses", description: "Moderation and edits", endpoints: adminBusinessesApi },
  {
    name: "Imports",
    description: "Uploads, previews, import jobs, their files and saved mappings of columns",
    endpoints: { ...ingestApi, ...importFilesApi },
  },
  { name: "Exports", description: "Businesses as CSV or as a workbook", endpoints: exportApi },
  {
    name: "Upkeep",
    description: "Cleanup jobs, synonyms and the audit log",
    endpoints: { ...cleanupApi, ...synonymsApi, ...auditApi },
  },
  { name: "Reports", description: "Measured figures", endpoints: reportsApi },
];

// Made from shared/contracts/src/admin/export-api.ts by: npm run client-endpoints
import type * as contract from "../../admin/export-api.ts";
import { endpoint } from "../endpoint.ts";

/** Businesses as a CSV file or workbook, streamed: chosen fields, countries, categories and days of creation */
export const exportBusinesses =
  /* @__PURE__ */ endpoint<typeof contract.exportBusinesses>("GET", "/api/admin/export-csv");

/** Businesses as a CSV file or workbook, streamed: nine fields, all countries or one */
export const exportSelectedFields =
  /* @__PURE__ */ endpoint<typeof contract.exportSelectedFields>("POST", "/api/export-csv");

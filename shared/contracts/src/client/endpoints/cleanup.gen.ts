// Made from shared/contracts/src/admin/cleanup-api.ts by: npm run client-endpoints
import type * as contract from "../../admin/cleanup-api.ts";
import { endpoint } from "../endpoint.ts";

/** Puts every business into the trash; wants a typed word and the password once more */
export const deleteAllBusinesses =
  /* @__PURE__ */ endpoint<typeof contract.deleteAllBusinesses>("DELETE", "/api/admin/businesses");

/** Puts the businesses called Test Business into the trash */
export const deleteTestData =
  /* @__PURE__ */ endpoint<typeof contract.deleteTestData>("DELETE", "/api/admin/test-data");

/** The same as a CSV file, streamed */
export const exportAudit = /* @__PURE__ */ endpoint<typeof contract.exportAudit>("GET", "/api/admin/audit.csv");

/** Gives businesses whose name or city has changed the slug that fits; old ones lead there */
export const fixSlugs = /* @__PURE__ */ endpoint<typeof contract.fixSlugs>("POST", "/api/admin/fix-slugs");

/** What was done in the admin area, newest first */
export const listAudit = /* @__PURE__ */ endpoint<typeof contract.listAudit>("GET", "/api/admin/audit");

/** The latest cleanup jobs and how far they are */
export const listCleanupJobs = /* @__PURE__ */ endpoint<typeof contract.listCleanupJobs>("GET", "/api/admin/cleanup");

/** Takes back what a job put into the trash */
export const restoreDeleted =
  /* @__PURE__ */ endpoint<typeof contract.restoreDeleted>("POST", "/api/admin/cleanup/restore");

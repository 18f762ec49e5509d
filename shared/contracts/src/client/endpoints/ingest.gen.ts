// Made from shared/contracts/src/imports/ingest-api.ts by: npm run client-endpoints
import type * as contract from "../../imports/ingest-api.ts";
import { endpoint } from "../endpoint.ts";

/** Stops a queued or running import; what it has written stays */
export const cancelImport =
  /* @__PURE__ */ endpoint<typeof contract.cancelImport>("POST", "/api/admin/imports/:id/cancel");

/** Publishes a held import, replaces it with other columns, or takes it back; answers with the import that follows */
export const decideImport =
  /* @__PURE__ */ endpoint<typeof contract.decideImport>("POST", "/api/admin/imports/:id/decision");

/** Forgets a saved mapping */
export const deleteMappingProfile =
  /* @__PURE__ */ endpoint<typeof contract.deleteMappingProfile>("DELETE", "/api/admin/imports/profiles/:signature");

/** One import job with its first issues, and its progress for who cannot hold a websocket */
export const getImport = /* @__PURE__ */ endpoint<typeof contract.getImport>("GET", "/api/admin/imports/:id");

/** Import jobs, newest first */
export const listImports = /* @__PURE__ */ endpoint<typeof contract.listImports>("GET", "/api/admin/imports");

/** Saved mappings of columns, by name */
export const listMappingProfiles =
  /* @__PURE__ */ endpoint<typeof contract.listMappingProfiles>("GET", "/api/admin/imports/profiles");

/** What became of each business of an import that was taken back */
export const listUndone = /* @__PURE__ */ endpoint<typeof contract.listUndone>("GET", "/api/admin/imports/:id/undone");

/** Reports of the latest imports that have ended, newest first */
export const listUploadReports =
  /* @__PURE__ */ endpoint<typeof contract.listUploadReports>("GET", "/api/admin/upload-reports");

/** Reads the head of an uploaded file: its columns, first rows and earlier imports. A file sent as multipart is stored first */
export const previewImport =
  /* @__PURE__ */ endpoint<typeof contract.previewImport>("POST", "/api/admin/imports/preview");

/** Saves the mapping of all files with these headers */
export const putMappingProfile =
  /* @__PURE__ */ endpoint<typeof contract.putMappingProfile>("PUT", "/api/admin/imports/profiles/:signature");

/** Queues the file of an import that failed or was cancelled once more, as a new import */
export const retryImport =
  /* @__PURE__ */ endpoint<typeof contract.retryImport>("POST", "/api/admin/imports/:id/retry");

/** Queues the import, or the dry run, of an uploaded file */
export const startImport = /* @__PURE__ */ endpoint<typeof contract.startImport>("POST", "/api/admin/imports");

/** Takes a whole import back, but for businesses that changed since */
export const undoImport = /* @__PURE__ */ endpoint<typeof contract.undoImport>("POST", "/api/admin/imports/:id/undo");

/** Imports one spreadsheet and answers with its report when it is done */
export const uploadExcel = /* @__PURE__ */ endpoint<typeof contract.uploadExcel>("POST", "/api/upload-excel");

/** Imports one spreadsheet of several and answers with its report when it is done */
export const uploadExcelBatch =
  /* @__PURE__ */ endpoint<typeof contract.uploadExcelBatch>("POST", "/api/upload-excel-batch");

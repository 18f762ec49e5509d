// Made from shared/contracts/src/imports/import-files-api.ts by: npm run client-endpoints
import type * as contract from "../../imports/import-files-api.ts";
import { endpoint } from "../endpoint.ts";

/** What a dry run would have made of each row */
export const getDryRunOutcome =
  /* @__PURE__ */ endpoint<typeof contract.getDryRunOutcome>("GET", "/api/admin/imports/:id/preview.csv");

/** The rejected rows of an import in their own columns, with what is wrong with each */
export const getRejectedRows =
  /* @__PURE__ */ endpoint<typeof contract.getRejectedRows>("GET", "/api/admin/imports/:id/errors.csv");

/** The empty template of an import as CSV */
export const getTemplateCsv =
  /* @__PURE__ */ endpoint<typeof contract.getTemplateCsv>("GET", "/api/admin/template.csv");

/** The empty template of an import as a workbook */
export const getTemplateWorkbook =
  /* @__PURE__ */ endpoint<typeof contract.getTemplateWorkbook>("GET", "/api/admin/template.xlsx");

/** What became of each business of an import that was taken back */
export const getUndoOutcome =
  /* @__PURE__ */ endpoint<typeof contract.getUndoOutcome>("GET", "/api/admin/imports/:id/undone.csv");

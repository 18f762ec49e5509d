import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { jobParamsSchema } from "./ingest-api.ts";

const CSV = ["text/csv"];

export const getRejectedRows = defineEndpoint({
  method: "GET",
  path: "/api/admin/imports/:id/errors.csv",
  summary: "The rejected rows of an import in their own columns, with what is wrong with each",
  access: "session",
  params: jobParamsSchema,
  query: z.object({ language: z.enum(["tr", "en"]).optional().describe("Default: by Accept-Language") }),
  response: z.void(),
  mediaTypes: CSV,
});

export const getDryRunOutcome = defineEndpoint({
  method: "GET",
  path: "/api/admin/imports/:id/preview.csv",
  summary: "What a dry run would have made of each row",
  access: "session",
  params: jobParamsSchema,
  response: z.void(),
  mediaTypes: CSV,
});

export const getUndoOutcome = defineEndpoint({
  method: "GET",
  path: "/api/admin/imports/:id/undone.csv",
  summary: "What became of each business of an import that was taken back",
  access: "session",
  params: jobParamsSchema,
  response: z.void(),
  mediaTypes: CSV,
});

export const getTemplateWorkbook = defineEndpoint({
  method: "GET",
  path: "/api/admin/template.xlsx",
  summary: "The empty template of an import as a workbook",
  access: "session",
  response: z.void(),
  mediaTypes: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
});

export const getTemplateCsv = defineEndpoint({
  method: "GET",
  path: "/api/admin/template.csv",
  summary: "The empty template of an import as CSV",
  access: "session",
  response: z.void(),
  mediaTypes: CSV,
});

export const importFilesApi = {
  getRejectedRows,
  getDryRunOutcome,
  getUndoOutcome,
  getTemplateWorkbook,
  getTemplateCsv,
};

import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { auditFilterSchema, auditPageSchema, auditQuerySchema } from "./audit.ts";
import {
  cleanupJobsSchema,
  deleteAllAnswerSchema,
  deleteAllRequestSchema,
  deleteTestDataAnswerSchema,
  fixSlugsAnswerSchema,
  restoreDeletedAnswerSchema,
  restoreDeletedRequestSchema,
} from "./cleanup.ts";

export const deleteAllBusinesses = defineEndpoint({
  method: "DELETE",
  path: "/api/admin/businesses",
  summary: "Puts every business into the trash; wants a typed word and the password once more",
  access: "session",
  body: deleteAllRequestSchema,
  response: deleteAllAnswerSchema,
  hasSuccessShape: true,
});

export const deleteTestData = defineEndpoint({
  method: "DELETE",
  path: "/api/admin/test-data",
  summary: "Puts the businesses called Test Business into the trash",
  access: "session",
  response: deleteTestDataAnswerSchema,
  hasSuccessShape: true,
});

export const fixSlugs = defineEndpoint({
  method: "POST",
  path: "/api/admin/fix-slugs",
  summary: "Gives businesses whose name or city has changed the slug that fits; old ones lead there",
  access: "session",
  response: fixSlugsAnswerSchema,
  hasSuccessShape: true,
});

export const listCleanupJobs = defineEndpoint({
  method: "GET",
  path: "/api/admin/cleanup",
  summary: "The latest cleanup jobs and how far they are",
  access: "session",
  response: cleanupJobsSchema,
});

export const restoreDeleted = defineEndpoint({
  method: "POST",
  path: "/api/admin/cleanup/restore",
  summary: "Takes back what a job put into the trash",
  access: "session",
  body: restoreDeletedRequestSchema,
  response: restoreDeletedAnswerSchema,
  hasSuccessShape: true,
});

export const listAudit = defineEndpoint({
  method: "GET",
  path: "/api/admin/audit",
  summary: "What was done in the admin area, newest first",
  access: "session",
  query: auditQuerySchema,
  response: auditPageSchema,
});

export const exportAudit = defineEndpoint({
  method: "GET",
  path: "/api/admin/audit.csv",
  summary: "The same as a CSV file, streamed",
  access: "session",
  query: auditFilterSchema,
  response: z.void(),
  mediaTypes: ["text/csv"],
});

export const cleanupApi = { deleteAllBusinesses, deleteTestData, fixSlugs, listCleanupJobs, restoreDeleted };
export const auditApi = { listAudit, exportAudit };

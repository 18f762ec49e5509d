import { z } from "zod";
import { successAnswerSchema } from "../admin/session.ts";
import { defineEndpoint } from "../endpoint.ts";
import {
  adminBusinessesQuerySchema,
  adminBusinessPageSchema,
  adminBusinessSchema,
  approvalAnswerSchema,
  bulkAnswerSchema,
  bulkRequestSchema,
  businessEditSchema,
  businessIdParamsSchema,
  directorySettingsSchema,
  MAX_SIMILAR,
  mergeAnswerSchema,
  mergeRequestSchema,
  newBusinessSchema,
  similarBusinessSchema,
  similarQuerySchema,
} from "./admin-businesses.ts";
import { givenFieldsSchema } from "./field-givers.ts";

const ADMIN_BUSINESSES_PATH = "/api/admin/businesses";

export const listAdminBusinesses = defineEndpoint({
  method: "GET",
  path: ADMIN_BUSINESSES_PATH,
  summary: "Businesses of every state, page by page: searched, filtered and sorted",
  access: "session",
  query: adminBusinessesQuerySchema,
  response: adminBusinessPageSchema,
});

export const createBusiness = defineEndpoint({
  method: "POST",
  path: ADMIN_BUSINESSES_PATH,
  summary: "Adds one business by hand; 409 with the known one when its identity keys are taken",
  access: "session",
  body: newBusinessSchema,
  response: adminBusinessSchema,
  status: 201,
});

export const findSimilarBusinesses = defineEndpoint({
  method: "GET",
  path: `${ADMIN_BUSINESSES_PATH}/similar`,
  summary: "Businesses that may be the one that is about to be added, the most alike first",
  access: "session",
  query: similarQuerySchema,
  response: z.array(similarBusinessSchema).max(MAX_SIMILAR),
});

export const getAdminBusiness = defineEndpoint({
  method: "GET",
  path: `${ADMIN_BUSINESSES_PATH}/:id`,
  summary: "All of one business, in the trash or not",
  access: "session",
  params: businessIdParamsSchema,
  response: adminBusinessSchema,
});

export const listFieldSources = defineEndpoint({
  method: "GET",
  path: `${ADMIN_BUSINESSES_PATH}/:id/sources`,
  summary: "Who gave the fields of a business their values: imports, the administrator, or unknown",
  access: "session",
  params: businessIdParamsSchema,
  response: z.object({ givers: z.array(givenFieldsSchema) }),
});

export const editBusiness = defineEndpoint({
  method: "PATCH",
  path: `${ADMIN_BUSINESSES_PATH}/:id`,
  summary: "Changes fields of a business; 409 with both versions when it has changed meanwhile",
  access: "session",
  params: businessIdParamsSchema,
  body: businessEditSchema,
  response: adminBusinessSchema,
});

export const toggleApproval = defineEndpoint({
  method: "POST",
  path: `${ADMIN_BUSINESSES_PATH}/:id/toggle-approval`,
  summary: "Approves a business, or takes the approval back",
  access: "session",
  params: businessIdParamsSchema,
  response: approvalAnswerSchema,
  hasSuccessShape: true,
});

export const deleteBusiness = defineEndpoint({
  method: "DELETE",
  path: "/api/businesses/:id",
  summary: "Puts a business into the trash, from which it can be restored for 30 days",
  access: "session",
  params: businessIdParamsSchema,
  response: successAnswerSchema,
  hasSuccessShape: true,
});

export const restoreBusiness = defineEndpoint({
  method: "POST",
  path: `${ADMIN_BUSINESSES_PATH}/:id/restore`,
  summary: "Takes a business out of the trash, as it was",
  access: "session",
  params: businessIdParamsSchema,
  response: successAnswerSchema,
  hasSuccessShape: true,
});

export const changeBusinesses = defineEndpoint({
  method: "POST",
  path: `${ADMIN_BUSINESSES_PATH}/bulk`,
  summary: "Approves, hides, deletes, restores, blocks or unblocks the businesses that are named",
  access: "session",
  body: bulkRequestSchema,
  response: bulkAnswerSchema,
  hasSuccessShape: true,
});

export const mergeBusinesses = defineEndpoint({
  method: "POST",
  path: `${ADMIN_BUSINESSES_PATH}/merge`,
  summary: "Makes one business of two; the slug of the one that goes leads to the one that stays",
  access: "session",
  body: mergeRequestSchema,
  response: mergeAnswerSchema,
  hasSuccessShape: true,
});

export const listCategoryNames = defineEndpoint({
  method: "GET",
  path: "/api/admin/categories",
  summary: "Names of all categories, largest first",
  access: "session",
  response: z.array(z.string()),
});

export const listCountryCodes = defineEndpoint({
  method: "GET",
  path: "/api/admin/country-codes",
  summary: "Codes of all countries that have businesses, largest first",
  access: "session",
  response: z.array(z.string()),
});

export const clearCache = defineEndpoint({
  method: "POST",
  path: "/api/admin/clear-cache",
  summary: "Makes every cached public answer stale",
  access: "session",
  response: successAnswerSchema,
  hasSuccessShape: true,
});

export const getDirectorySettings = defineEndpoint({
  method: "GET",
  path: "/api/admin/directory-settings",
  summary: "How the directory treats what imports bring",
  access: "session",
  response: directorySettingsSchema,
});

export const saveDirectorySettings = defineEndpoint({
  method: "POST",
  path: "/api/admin/directory-settings",
  summary: "Sets how the directory treats what imports bring from now on",
  access: "session",
  body: directorySettingsSchema,
  response: successAnswerSchema,
  hasSuccessShape: true,
});

export const adminBusinessesApi = {
  listAdminBusinesses,
  createBusiness,
  findSimilarBusinesses,
  getAdminBusiness,
  listFieldSources,
  editBusiness,
  toggleApproval,
  deleteBusiness,
  restoreBusiness,
  changeBusinesses,
  mergeBusinesses,
  listCategoryNames,
  listCountryCodes,
  clearCache,
  getDirectorySettings,
  saveDirectorySettings,
};

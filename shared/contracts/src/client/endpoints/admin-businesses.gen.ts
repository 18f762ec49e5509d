// Made from shared/contracts/src/businesses/admin-businesses-api.ts by: npm run client-endpoints
import type * as contract from "../../businesses/admin-businesses-api.ts";
import { endpoint } from "../endpoint.ts";

/** Approves, hides, deletes, restores, blocks or unblocks the businesses that are named */
export const changeBusinesses =
  /* @__PURE__ */ endpoint<typeof contract.changeBusinesses>("POST", "/api/admin/businesses/bulk");

/** Makes every cached public answer stale */
export const clearCache = /* @__PURE__ */ endpoint<typeof contract.clearCache>("POST", "/api/admin/clear-cache");

/** Adds one business by hand; 409 with the known one when its identity keys are taken */
export const createBusiness = /* @__PURE__ */ endpoint<typeof contract.createBusiness>("POST", "/api/admin/businesses");

/** Puts a business into the trash, from which it can be restored for 30 days */
export const deleteBusiness = /* @__PURE__ */ endpoint<typeof contract.deleteBusiness>("DELETE", "/api/businesses/:id");

/** Changes fields of a business; 409 with both versions when it has changed meanwhile */
export const editBusiness =
  /* @__PURE__ */ endpoint<typeof contract.editBusiness>("PATCH", "/api/admin/businesses/:id");

/** Businesses that may be the one that is about to be added, the most alike first */
export const findSimilarBusinesses =
  /* @__PURE__ */ endpoint<typeof contract.findSimilarBusinesses>("GET", "/api/admin/businesses/similar");

/** All of one business, in the trash or not */
export const getAdminBusiness =
  /* @__PURE__ */ endpoint<typeof contract.getAdminBusiness>("GET", "/api/admin/businesses/:id");

/** How the directory treats what imports bring */
export const getDirectorySettings =
  /* @__PURE__ */ endpoint<typeof contract.getDirectorySettings>("GET", "/api/admin/directory-settings");

/** Businesses of every state, page by page: searched, filtered and sorted */
export const listAdminBusinesses =
  /* @__PURE__ */ endpoint<typeof contract.listAdminBusinesses>("GET", "/api/admin/businesses");

/** Names of all categories, largest first */
export const listCategoryNames =
  /* @__PURE__ */ endpoint<typeof contract.listCategoryNames>("GET", "/api/admin/categories");

/** Codes of all countries that have businesses, largest first */
export const listCountryCodes =
  /* @__PURE__ */ endpoint<typeof contract.listCountryCodes>("GET", "/api/admin/country-codes");

/** Who gave the fields of a business their values: imports, the administrator, or unknown */
export const listFieldSources =
  /* @__PURE__ */ endpoint<typeof contract.listFieldSources>("GET", "/api/admin/businesses/:id/sources");

/** Makes one business of two; the slug of the one that goes leads to the one that stays */
export const mergeBusinesses =
  /* @__PURE__ */ endpoint<typeof contract.mergeBusinesses>("POST", "/api/admin/businesses/merge");

/** Takes a business out of the trash, as it was */
export const restoreBusiness =
  /* @__PURE__ */ endpoint<typeof contract.restoreBusiness>("POST", "/api/admin/businesses/:id/restore");

/** Sets how the directory treats what imports bring from now on */
export const saveDirectorySettings =
  /* @__PURE__ */ endpoint<typeof contract.saveDirectorySettings>("POST", "/api/admin/directory-settings");

/** Approves a business, or takes the approval back */
export const toggleApproval =
  /* @__PURE__ */ endpoint<typeof contract.toggleApproval>("POST", "/api/admin/businesses/:id/toggle-approval");

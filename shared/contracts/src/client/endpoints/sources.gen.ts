// Made from shared/contracts/src/imports/sources-api.ts by: npm run client-endpoints
import type * as contract from "../../imports/sources-api.ts";
import { endpoint } from "../endpoint.ts";

/** Adds a source; if enabled, its first run follows at once or at its start */
export const addSource = /* @__PURE__ */ endpoint<typeof contract.addSource>("POST", "/api/admin/sources");

/** Changes the settings of a source */
export const changeSource = /* @__PURE__ */ endpoint<typeof contract.changeSource>("PUT", "/api/admin/sources/:id");

/** Closes a business that a source no longer lists, or keeps it open */
export const decideUnlisted =
  /* @__PURE__ */ endpoint<typeof contract.decideUnlisted>("POST", "/api/admin/sources/:id/unlisted/:businessId");

/** Addresses that are imported by a schedule, by name */
export const listSources = /* @__PURE__ */ endpoint<typeof contract.listSources>("GET", "/api/admin/sources");

/** Businesses that a source no longer lists: possibly closed, closed, or to be decided */
export const listUnlisted =
  /* @__PURE__ */ endpoint<typeof contract.listUnlisted>("GET", "/api/admin/sources/:id/unlisted");

/** Removes a source; the businesses that it brought stay */
export const removeSource = /* @__PURE__ */ endpoint<typeof contract.removeSource>("DELETE", "/api/admin/sources/:id");

/** Runs a source now, whatever its schedule */
export const runSource = /* @__PURE__ */ endpoint<typeof contract.runSource>("POST", "/api/admin/sources/:id/run");

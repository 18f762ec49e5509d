// Made from shared/contracts/src/admin/admin-api.ts by: npm run client-endpoints
import type * as contract from "../../admin/admin-api.ts";
import { endpoint } from "../endpoint.ts";

/** Returns the logged-in user and when the session ends */
export const getSession = /* @__PURE__ */ endpoint<typeof contract.getSession>("GET", "/api/admin/session");

/** How many businesses and categories the directory holds, and the categories with their counts */
export const getStats = /* @__PURE__ */ endpoint<typeof contract.getStats>("GET", "/api/admin/stats");

/** Opens an admin session and sets its cookie */
export const login = /* @__PURE__ */ endpoint<typeof contract.login>("POST", "/api/admin/login");

/** Revokes the session of the request */
export const logout = /* @__PURE__ */ endpoint<typeof contract.logout>("POST", "/api/admin/logout");

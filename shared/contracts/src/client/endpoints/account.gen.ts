// Made from shared/contracts/src/admin/account.ts by: npm run client-endpoints
import type * as contract from "../../admin/account.ts";
import { endpoint } from "../endpoint.ts";

/** Gives the administrator another password and ends every other session */
export const changePassword = /* @__PURE__ */ endpoint<typeof contract.changePassword>("POST", "/api/admin/password");

/** Where the administrator is logged in */
export const listSessions = /* @__PURE__ */ endpoint<typeof contract.listSessions>("GET", "/api/admin/sessions");

/** Ends every session but the one that asks */
export const revokeOtherSessions =
  /* @__PURE__ */ endpoint<typeof contract.revokeOtherSessions>("DELETE", "/api/admin/sessions");

/** Ends a session */
export const revokeSession =
  /* @__PURE__ */ endpoint<typeof contract.revokeSession>("DELETE", "/api/admin/sessions/:id");

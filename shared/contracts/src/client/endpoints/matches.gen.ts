// Made from shared/contracts/src/businesses/matches-api.ts by: npm run client-endpoints
import type * as contract from "../../businesses/matches-api.ts";
import { endpoint } from "../endpoint.ts";

/** The number of pairs to decide about, up to 1000 */
export const countMatches = /* @__PURE__ */ endpoint<typeof contract.countMatches>("GET", "/api/admin/matches/count");

/** Makes one business of a pair, keeps it two, or asks again later; imports follow the decision */
export const decideMatch =
  /* @__PURE__ */ endpoint<typeof contract.decideMatch>("POST", "/api/admin/matches/:id/decision");

/** Pairs of businesses that may be one, the first to decide about first, and the last decisions */
export const listMatches = /* @__PURE__ */ endpoint<typeof contract.listMatches>("GET", "/api/admin/matches");

/** Undoes a decision: a merged business is restored, and the pair is open again */
export const undoMatch = /* @__PURE__ */ endpoint<typeof contract.undoMatch>("POST", "/api/admin/matches/:id/undo");

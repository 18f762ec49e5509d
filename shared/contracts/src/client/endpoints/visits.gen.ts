// Made from shared/contracts/src/admin/visits.ts by: npm run client-endpoints
import type * as contract from "../../admin/visits.ts";
import { endpoint } from "../endpoint.ts";

/** Counts a page that was shown, for the day */
export const countVisit = /* @__PURE__ */ endpoint<typeof contract.countVisit>("POST", "/api/visits");

// Made from shared/src/contracts/visits.ts by: npm run client-endpoints
import type * as contract from "../../contracts/visits.ts";
import { endpoint } from "../endpoint.ts";

/** Counts a page that was shown, for the day */
export const countVisit = /* @__PURE__ */ endpoint<typeof contract.countVisit>("POST", "/api/visits");

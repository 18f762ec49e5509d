// Made from shared/contracts/src/admin/reports-api.ts by: npm run client-endpoints
import type * as contract from "../../admin/reports-api.ts";
import { endpoint } from "../endpoint.ts";

/** What is searched for, what is searched for in vain, and which businesses are looked at */
export const getBehaviourReport =
  /* @__PURE__ */ endpoint<typeof contract.getBehaviourReport>("GET", "/api/admin/reports/behaviour");

/** How the listed businesses are spread over countries */
export const getGeographyReport =
  /* @__PURE__ */ endpoint<typeof contract.getGeographyReport>("GET", "/api/admin/reports/geography");

/** Visits, views, searches, businesses and imports by day */
export const getTrendReport =
  /* @__PURE__ */ endpoint<typeof contract.getTrendReport>("GET", "/api/admin/reports/trends");

// Made from shared/contracts/src/admin/system.ts by: npm run client-endpoints
import type * as contract from "../../admin/system.ts";
import { endpoint } from "../endpoint.ts";

/** Returns the state of the site's processes: memory, CPU, disk, request rate and response times */
export const getSystemStatus = /* @__PURE__ */ endpoint<typeof contract.getSystemStatus>("GET", "/api/admin/system");

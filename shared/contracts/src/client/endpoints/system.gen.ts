// Made from shared/contracts/src/admin/system.ts by: npm run client-endpoints
import type * as contract from "../../admin/system.ts";
import { endpoint } from "../endpoint.ts";

/** How the site's processes are: memory, processor, disk, requests per second and how long they take */
export const getSystemStatus = /* @__PURE__ */ endpoint<typeof contract.getSystemStatus>("GET", "/api/admin/system");

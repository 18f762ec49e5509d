import { adminRows } from "./admin-site.ts";

export const entityRows = [
  adminRows(3, "Admin session flag").journey(
    "adminAuth is true while logged in",
    "admin.spec.ts",
    "a flag without a session opens nothing",
  ),
];

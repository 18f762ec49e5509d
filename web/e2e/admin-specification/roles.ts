import { adminRows } from "./admin-site.ts";

export const roleRows = [
  adminRows(6, "Anonymous visitors").journey(
    "/admin-legacy shows nothing (decision 1)",
    "admin-specification/screens-access.ts",
    "/admin-legacy is gated like the rest (decision 1)",
  ),
];

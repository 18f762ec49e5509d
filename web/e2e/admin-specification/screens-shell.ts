import { expect } from "@playwright/test";
import { uploadReportsQuery } from "../../src/features/admin/api/get-figures.ts";
import { adminRows } from "./admin-site.ts";

const dashboard = adminRows(2, "Dashboard");

export const shellScreens = [
  dashboard.code("the upload reports are asked for every 5 seconds", () => {
    expect(uploadReportsQuery.refetchInterval).toBe(5000);
  }),
];

import type { AdminBusinessPage } from "@meridian/shared/contracts/admin-businesses";
import { expect } from "@playwright/test";
import { toggledSort } from "../../src/features/admin-businesses/list-params.ts";
import { adminRows } from "./admin-site.ts";

const list = adminRows(2, "Business list");

export const businessScreens = [
  list.code("a key that is active turns round, another begins ascending", () => {
    expect(toggledSort({}, "name")).toEqual({ sortBy: undefined, sortOrder: "desc" });
    expect(toggledSort({ sortOrder: "desc" }, "name").sortOrder).toBeUndefined();
    expect(toggledSort({ sortOrder: "desc" }, "rating")).toEqual({ sortBy: "rating", sortOrder: undefined });
  }),
  list.http("every sort key orders the list both ways", async ({ json, tag }) => {
    const values = {
      name: ({ name }: AdminBusinessPage["businesses"][number]) => Number(name.slice(-2)),
      rating: ({ rating }: AdminBusinessPage["businesses"][number]) => rating ?? 0,
      reviewCount: ({ reviewCount }: AdminBusinessPage["businesses"][number]) => reviewCount,
      createdAt: ({ createdAt }: AdminBusinessPage["businesses"][number]) => Date.parse(createdAt),
    };
    for (const [key, measure] of Object.entries(values)) {
      for (const order of ["asc", "desc"]) {
        const path = `/api/admin/businesses?filter=${tag}&limit=100&sortBy=${key}&sortOrder=${order}`;
        const found = (await json<AdminBusinessPage>(path)).businesses.map(measure);
        const sorted = found.toSorted((left, right) => (order === "asc" ? left - right : right - left));
        expect(found, `${key} ${order}`).toEqual(sorted);
      }
    }
  }),
];

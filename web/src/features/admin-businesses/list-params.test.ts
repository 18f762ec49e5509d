import { describe, expect, it } from "vitest";
import { changedParams, hiddenFilterCount, isFiltered, listUrl, toggledSort } from "./list-changes.ts";
import { readListParams } from "./list-params.ts";

describe("the address of the business list", () => {
  it("drops invalid parameters", () => {
    const read = readListParams({
      q: "  pizza ",
      approval: "maybe",
      country: "turkey",
      city: "izmir",
      problem: "no_hours",
      sortBy: "price",
      sortOrder: "up",
      page: "-3",
    });
    expect(listUrl(read)).toBe("/api/admin/businesses?filter=pizza&problem=no_hours");
  });

  it("names a city only within its country", () => {
    expect(readListParams({ country: "tr", city: "izmir" })).toMatchObject({ country: "TR", city: "izmir" });
    expect(changedParams({ country: "TR", city: "izmir", page: "4" }, { country: undefined }).city).toBeUndefined();
  });

  it("returns to the first page when filtered, and keeps the filters when paged", () => {
    const params = readListParams({ q: "a", page: "7" });
    expect(changedParams(params, { category: "Cafe" }).page).toBeUndefined();
    expect(changedParams(params, { page: "8" })).toMatchObject({ q: "a", page: "8" });
  });

  it("reverses the active sort key and starts another one ascending [admin 2.42] [admin 4.17]", () => {
    expect(toggledSort({}, "name")).toEqual({ sortBy: undefined, sortOrder: "desc" });
    expect(toggledSort({ sortOrder: "desc" }, "name")).toEqual({ sortBy: undefined, sortOrder: undefined });
    expect(toggledSort({ sortOrder: "desc" }, "rating")).toEqual({ sortBy: "rating", sortOrder: undefined });
    expect(toggledSort({ sortBy: "rating" }, "rating")).toEqual({ sortBy: "rating", sortOrder: "desc" });
  });

  it("counts the hidden filters", () => {
    const params = readListParams({ q: "a", country: "tr", city: "izmir", trash: "true" });
    expect(hiddenFilterCount(params)).toBe(2);
    expect(isFiltered(params)).toBe(true);
    expect(isFiltered(readListParams({ trash: "true", sortBy: "rating" }))).toBe(false);
  });
});

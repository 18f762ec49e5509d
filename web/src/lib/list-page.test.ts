import { expect, it } from "vitest";
import { keepListParams, listPageOf, nameFilter, parseListSearch } from "./list-page.ts";

const letters = [..."abcdefghij"];

it("pages show each item once, in order", () => {
  const shown = [1, 2, 3].flatMap((page) => listPageOf(letters, { page, pageSize: 4 })?.items ?? []);
  expect(shown).toEqual(letters);
});

it("the last page says what it shows, and there is none beyond it", () => {
  expect(listPageOf(letters, { page: 3, pageSize: 4 })).toMatchObject({ totalPages: 3, count: 10, from: 9, to: 10 });
  expect(listPageOf(letters, { page: 4, pageSize: 4 })).toBeUndefined();
});

it("nothing found is one empty page", () => {
  const matches = nameFilter<string>("zz", (name) => [name]);
  expect(listPageOf(letters, { page: 1, pageSize: 4, matches })).toMatchObject({
    items: [],
    totalPages: 1,
    from: 0,
    to: 0,
  });
});

it("a filter finds its text anywhere in a name, in any case [public 5.8]", () => {
  const matches = nameFilter<string>(" RES", (name) => [name]);
  expect(["Pizza restaurant", "Bar"].filter((name) => matches?.(name))).toEqual(["Pizza restaurant"]);
  expect(nameFilter("  ", () => [])).toBeUndefined();
});

it("a filter ignores accents", () => {
  const names = ["Zürich", "Łódź", "Málaga", "Bern"];
  const found = (query: string) => names.filter((name) => nameFilter<string>(query, (own) => [own])?.(name));
  expect([found("zurich"), found("LODZ"), found("málaga"), found("mala")]).toEqual([
    ["Zürich"],
    ["Łódź"],
    ["Málaga"],
    ["Málaga"],
  ]);
});

it.each([
  [{}, {}],
  [
    { page: "3", q: "bar", view: "list" },
    { page: "3", q: "bar", view: "list" },
  ],
  [{ page: "1", view: "grid" }, {}],
  [{ page: "-2", q: "" }, {}],
  [{ page: "two", q: 7 }, {}],
  [{ page: "1e3" }, {}],
  [{ page: "0x10" }, {}],
])("the search %j is read as %j", (search, expected) => {
  expect(parseListSearch(search)).toEqual(expected);
});

it("a rejected value is replaced, not only dropped", () => {
  expect(Object.keys(parseListSearch({ page: "0" }))).toContain("page");
});

it("parameters that a list does not know are dropped", () => {
  const keep = keepListParams("page", "q");
  const clean = (search: Record<string, unknown>) => keep({ search, next: (same) => same });
  expect(clean({ page: "2", q: "bar", view: "list", utm: "x" })).toEqual({ page: "2", q: "bar" });
  expect(clean({ page: "abc" })).toEqual({});
});

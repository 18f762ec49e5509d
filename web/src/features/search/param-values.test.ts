import { searchQuerySchema } from "@meridian/contracts/search/search";
import fc from "fast-check";
import { expect, it } from "vitest";
import { READ_VALUE, type SearchParamName } from "./param-values.ts";

const names = searchQuerySchema.omit({ limit: true }).keyof().options;
const DEFAULTS: Partial<Record<SearchParamName, string>> = { sort: "relevance", page: "1" };

const likely = fc.oneof(
  fc.constantFrom(
    "1",
    "true",
    "0",
    "phone,website",
    "hours,",
    ",",
    "fax",
    "phone,phone,hours,hours",
    "rating",
    "us",
    "US",
  ),
  fc.constantFrom(
    "us-ca",
    "DE-",
    "us/new-york",
    "usa/x",
    "us/",
    "us/a/b",
    "4.5",
    "5.01",
    "-1",
    "1e2",
    "0x1",
    "500",
    "501",
    "1000001",
    "2.5",
  ),
  fc.tuple(fc.integer({ min: -99, max: 99 }), fc.integer({ min: -199, max: 199 })).map(String),
  fc
    .array(
      fc.double({ min: -190, max: 190, noNaN: true }).map((n) => n.toFixed(2)),
      { minLength: 3, maxLength: 5 },
    )
    .map(String),
  fc.string({ maxLength: 210 }),
);

it("knows every parameter of the contract but the page size, in its order, the view, and no other", () => {
  expect(Object.keys(READ_VALUE)).toEqual([...names, "view"]);
});

it("accepts and rejects what the contract does, except for defaults", () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), likely, (name, raw) => {
      const text = raw.trim();
      fc.pre(text !== "");
      const read = READ_VALUE[name](text);
      const parsed = searchQuerySchema.shape[name].safeParse(text);
      if (read === undefined) {
        const isDefault = parsed.success && String(parsed.data) === DEFAULTS[name];
        const saysNothing = Array.isArray(parsed.data) && parsed.data.length === 0;
        expect(parsed.success && !isDefault && !saysNothing).toBe(false);
      } else {
        expect(parsed.success).toBe(true);
        const again = searchQuerySchema.shape[name].parse(read);
        expect(Array.isArray(again) ? new Set(again) : again).toEqual(
          Array.isArray(parsed.data) ? new Set(parsed.data) : parsed.data,
        );
      }
    }),
    { numRuns: 3000 },
  );
});

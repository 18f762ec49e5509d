import { expect, expectTypeOf, it } from "vitest";
import type { AnswerOf } from "./client-endpoint.ts";
import { requestOf } from "./create-api-client.ts";
import { deleteBusiness, listAdminBusinesses } from "./endpoints/admin-businesses.gen.ts";
import { getBusiness, searchBusinesses } from "./endpoints/catalogue.gen.ts";
import { startImport, uploadExcelBatch } from "./endpoints/ingest.gen.ts";
import { getCity } from "./endpoints/places.gen.ts";
import { queryString, urlOf } from "./url-of.ts";

it("the URL of a call contains its parameters and query, escaped", () => {
  const params = { countryCode: "de", citySlug: "a/b?c" };
  expect(urlOf(getCity, { params, query: { page: 2 } })).toBe("/api/cities/de/a%2Fb%3Fc?page=2");
  expect(urlOf(searchBusinesses, { query: { q: "a&b=c" } })).toBe("/api/search?q=a%26b%3Dc");
  expect(urlOf(searchBusinesses)).toBe("/api/search");
});

it("a query omits absent values, and joins lists", () => {
  expect(queryString({ a: undefined, b: null, c: "", d: 0, e: false, f: ["x", "y"] })).toBe("?d=0&e=false&f=x%2Cy");
  expect(queryString({})).toBe("");
});

it("the fields of an upload precede its file", () => {
  const file = new File(["name\n"], "a.csv");
  const { body, headers } = requestOf(uploadExcelBatch, {
    upload: { file, fields: { batchSize: 100, isDryRun: "true" } },
  });
  expect(body instanceof FormData ? [...body.keys()] : []).toEqual(["batchSize", "isDryRun", "file"]);
  expect(headers).toEqual({});
});

it("unknown and missing parameters do not compile", () => {
  // @ts-expect-error the parameter is missing
  urlOf(getBusiness);
  // @ts-expect-error the parameter has another name
  urlOf(getBusiness, { params: { id: "x" } });
  // @ts-expect-error there is no such filter
  urlOf(searchBusinesses, { query: { word: "x" } });
  // @ts-expect-error the filter has no such value
  urlOf(listAdminBusinesses, { query: { sortOrder: "up" } });
  // @ts-expect-error the field is missing
  requestOf(startImport, { body: { fileName: "a.csv" } });
  // @ts-expect-error the call takes no body
  requestOf(deleteBusiness, { params: { id: "x" }, body: {} });
  // @ts-expect-error the form has no such field
  requestOf(uploadExcelBatch, { upload: { file: new File([], "a"), fields: { rows: 1 } } });
  expectTypeOf<AnswerOf<typeof getBusiness>["name"]>().toEqualTypeOf<string>();
});

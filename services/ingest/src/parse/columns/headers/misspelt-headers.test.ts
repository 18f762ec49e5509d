import { expect, it } from "vitest";
import { fieldsOfMisspeltHeader } from "./misspelt-headers.ts";

it.each([
  ["Muncipio", "city"],
  ["Municcipio", "city"],
  ["Munisipio", "city"],
  ["Munciipio", "city"],
  ["Longtitude", "longitude"],
  ["Postlacode", "postalCode"],
])("%s means %s, spelt with a slip", (header, field) => {
  expect(fieldsOfMisspeltHeader(header)).toEqual([field]);
});

it.each(["altitude", "Mncipio", "Citty", "Latitude2", "Managers", "Surname", "unrelated"])(
  "%s means nothing",
  (header) => {
    expect(fieldsOfMisspeltHeader(header)).toEqual([]);
  },
);

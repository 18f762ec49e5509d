import { searchQuerySchema } from "@meridian/contracts/search/search";
import { openTestEngines } from "@meridian/testing/open-test-engines";
import { afterAll, expect, it } from "vitest";
import { PLACE_READING } from "../../testing/place-reading.ts";
import { tryPostalArea } from "./postal-readings.ts";
import { planLiterally } from "./query-plan.ts";

const at = new Date("2026-03-04T18:00:00.000Z");
const engines = await openTestEngines();
afterAll(() => engines.close());

/** The codes looked up in the addresses of the directory for a query about bakeries. */
async function lookedUp(params: Record<string, string>): Promise<string[]> {
  const codes: string[] = [];
  const query = searchQuerySchema.parse(params);
  await tryPostalArea(query, planLiterally(query, at), {
    ...engines,
    ...PLACE_READING,
    kinds: { kindIn: (text) => (text === "bakery" ? text : undefined), relatedTo: () => [], similarTo: () => [] },
    addressAreas: { named: async (code) => void codes.push(code) as undefined },
    ask: async () => ({ total: 0 }),
    at,
  });
  return codes;
}

it.each([
  ["8004", ["8004"]],
  ["V6T", ["V6T"]],
  ["SW1A 1AA", ["SW1A 1AA", "SW1A"]],
  ["00-950", ["00-950"]],
  ["V5J1B8", ["V5J1B8", "V5J 1B8", "V5J"]],
  ["SW1A1AA", ["SW1A1AA", "SW1A 1AA", "SW1A"]],
  ["m11ae", ["m11ae", "m1 1ae", "m1"]],
  ["1012LG", ["1012LG", "1012 LG"]],
  ["11122", ["11122", "111 22"]],
  ["123456", ["123456"]],
  ["1012LGX", ["1012LGX"]],
])("the postal code %s beside a kind is looked up as %j", async (code, codes) => {
  expect(await lookedUp({ q: `bakery ${code}` })).toEqual(codes);
  expect(await lookedUp({ q: "", location: code })).toEqual(codes);
});

it.each([
  ["is too short", { q: "bakery 24" }],
  ["is too long", { q: "bakery 1234567890" }],
  ["has no digit", { q: "bakery SWIA" }],
  ["stands beside no kind", { q: "apollo 8004" }],
  ["is in quotes", { q: '"bakery 8004"' }],
  ["adds to a chosen country", { q: "bakery 8004", country: "CH" }],
])("a text is not looked up as a postal code if it %s", async (_why, query) => {
  expect(await lookedUp(query)).toEqual([]);
});

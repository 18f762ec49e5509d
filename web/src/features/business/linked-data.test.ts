import { expect, it } from "vitest";
import { BAKERY } from "../../../screen-tests/public/fixtures.ts";
import { localBusiness, openingHoursSpecification } from "./linked-data.ts";

const HOUR = 60;
const spansOf = (intervals: [number, number][], knownDays: number[]) =>
  openingHoursSpecification({ intervals, knownDays }).map(
    ({ dayOfWeek, opens, closes }) => `${String(dayOfWeek).slice("https://schema.org/".length)} ${opens}-${closes}`,
  );

it.each([
  ["a plain day", [[9 * HOUR, 17 * HOUR]], [0], ["Monday 09:00-17:00"]],
  ["a night on the week's edge", [[162 * HOUR, 170 * HOUR]], [6], ["Sunday 18:00-02:00"]],
  ["a whole day", [[24 * HOUR, 48 * HOUR]], [1], ["Tuesday 00:00-23:59"]],
  ["a closed day", [], [6], ["Sunday 00:00-00:00"]],
] as [string, [number, number][], number[], string[]][])("%s is included", (_, intervals, knownDays, expected) => {
  expect(spansOf(intervals, knownDays)).toEqual(expected);
});

it("a business has the schema.org type of its kind", () => {
  const typeOf = (schemaType: string) => localBusiness({ ...BAKERY, schemaType }, "https://example.org/x")?.["@type"];
  expect([typeOf("Bakery"), typeOf("HairSalon")]).toEqual(["Bakery", "HairSalon"]);
});

it("a place that never closes is open on each of the seven days", () => {
  const spans = spansOf([[0, 168 * HOUR]], [0, 1, 2, 3, 4, 5, 6]);
  expect(spans).toHaveLength(7);
  expect(new Set(spans.map((span) => span.split(" ")[1]))).toEqual(new Set(["00:00-23:59"]));
});

it("an address in which the source wrote the city twice names it once", () => {
  const written = { ...BAKERY, street: null, fullAddress: "Rämistrasse 7, 8001 Zürich, Zürich, Switzerland" };
  expect(localBusiness(written, "https://example.org/x")?.address).toMatchObject({
    streetAddress: "Rämistrasse 7, 8001 Zürich, Switzerland",
  });
});

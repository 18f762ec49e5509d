import { expect, it } from "vitest";
import { offeredAmenities, parseAmenityGroups } from "./amenities.ts";

it.each([[null], [undefined], [""], ["no json"], ["[]"], ["null"], ["1"], ['{"Service":true}'], ['{"Service":["x"]}']])(
  "%j holds no amenities",
  (about) => {
    expect(parseAmenityGroups(about)).toEqual({});
  },
);

it("amenities are the offered ones, in order, each once", () => {
  const groups = parseAmenityGroups(
    '{"Service":{"Wifi":true,"Delivery":false,"Price":"low"},"Other":{"Wifi":true,"Bar":true}}',
  );
  expect(offeredAmenities(groups)).toEqual([
    { group: "Service", name: "Wifi" },
    { group: "Other", name: "Bar" },
  ]);
});

import { expect, it } from "vitest";
import { shownAddressOf } from "./shown-address.ts";

const PARTS = { street: "Markt 77", city: "Ulm", country: "Germany" };

it.each([
  [{ ...PARTS, fullAddress: "Markt 77, 89073 Ulm" }, "Markt 77, 89073 Ulm"],
  [PARTS, "Markt 77, Ulm, Germany"],
  [{ ...PARTS, postalCode: "89073" }, "Markt 77, Ulm, 89073, Germany"],
  [{ street: "1 Main St", city: "Austin", state: "TX", postalCode: "78701" }, "1 Main St, Austin, TX 78701"],
  [{ street: "Markt 77" }, "Markt 77"],
  [{ city: "Ulm", country: "Germany" }, undefined],
])("of %j is %s", (business, address) => {
  expect(shownAddressOf(business)).toBe(address);
});

import { describe, expect, it } from "vitest";
import { businessIdOf, identityKeysOf, orderIdentityKeys } from "./business-identity.ts";

describe("the id of a business", () => {
  it.each([
    ["place:ChIJ1", "r4ldsdl5zeqo44bg"],
    ["data:0xab:0xcd", "pubxm5othkqsifaf"],
    ["", "4oymiquy7qobjgx3"],
  ])("of the key %j never changes", (key, id) => {
    expect(businessIdOf(key)).toBe(id);
  });
});

describe("the identity of a row", () => {
  it("without identifiers is a key of 32 digits that never changes", () => {
    expect(identityKeysOf({ name: "Café Ört", street: "Main St 1", city: "Ulm", countryCode: "DE" })).toEqual([
      "addr:951977382f92f92b7ee346aa06445c7f",
    ]);
  });

  it("takes the whole address where there is no street, and the street where there is one", () => {
    const known = identityKeysOf({ name: "A", street: "Main St 1" });
    expect(identityKeysOf({ name: "A", fullAddress: "Main St 1" })).toEqual(known);
    expect(identityKeysOf({ name: "A", street: "Main St 1", fullAddress: "Main St 1, Ulm" })).toEqual(known);
    expect(identityKeysOf({ name: "A" })).not.toEqual(known);
  });

  it("keeps name and address apart", () => {
    expect(identityKeysOf({ name: "A B", street: "C" })).not.toEqual(identityKeysOf({ name: "A", street: "B C" }));
  });
});

describe("the order of identity keys", () => {
  const KEYS = ["cid:9", "addr:f", "data:0x1", "place:b", "place:a"];

  it("puts the key that made the id first, then the kinds as they are tried, then the alphabet", () => {
    expect(orderIdentityKeys(KEYS, businessIdOf("cid:9"))).toEqual([
      "cid:9",
      "place:a",
      "place:b",
      "data:0x1",
      "addr:f",
    ]);
    expect(orderIdentityKeys(KEYS, "none of them")).toEqual(["place:a", "place:b", "data:0x1", "cid:9", "addr:f"]);
  });

  it("of one key is that key", () => {
    expect(orderIdentityKeys(["cid:9"], "x")).toEqual(["cid:9"]);
  });
});

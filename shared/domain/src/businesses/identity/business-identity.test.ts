import { describe, expect, it } from "vitest";
import {
  areOtherEntries,
  businessIdOf,
  hasGoogleId,
  hasIdentifier,
  type IdentitySource,
  identityKeysOf,
  orderIdentityKeys,
  placeKeyOf,
  placeKeysOf,
} from "./business-identity.ts";

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
  it("is its place id first, then the feature id, then the customer id", () => {
    const keys = identityKeysOf({ name: "A", placeId: "ChIJ1", dataId: "0xAB:0xCD", cid: "123" });
    expect(keys).toEqual(["place:ChIJ1", "data:0xab:0xcd", "cid:123"]);
  });

  it("without identifiers is a key of 32 digits that never changes", () => {
    expect(identityKeysOf({ name: "Café Ört", street: "Main St 1", city: "Ulm", countryCode: "DE" })).toEqual([
      "addr:951977382f92f92b7ee346aa06445c7f",
    ]);
  });

  it("uses the street, or the whole address if there is none", () => {
    const known = identityKeysOf({ name: "A", street: "Main St 1" });
    expect(identityKeysOf({ name: "A", fullAddress: "Main St 1" })).toEqual(known);
    expect(identityKeysOf({ name: "A", street: "Main St 1", fullAddress: "Main St 1, Ulm" })).toEqual(known);
    expect(identityKeysOf({ name: "A" })).not.toEqual(known);
  });

  it("is the same however name and street are spelt", () => {
    const known = identityKeysOf({ name: "Café Ört", street: "Main St 1" });
    expect(identityKeysOf({ name: "CAFE ORT", street: "main st  1" })).toEqual(known);
    expect(identityKeysOf({ name: "Café Ört", street: "Main St 2" })).not.toEqual(known);
    expect(identityKeysOf({ name: "Café Ört", street: "Main St 1", city: "Ulm" })).not.toEqual(known);
  });

  it("separates name and address", () => {
    expect(identityKeysOf({ name: "A B", street: "C" })).not.toEqual(identityKeysOf({ name: "A", street: "B C" }));
  });
});

describe("the identity of a row without an address", () => {
  const APOTHEKE = { name: "Apotheke", city: "Berlin", countryCode: "DE", latitude: 52.52, longitude: 13.405 };
  const keyOf = (changes: Partial<IdentitySource> = {}) => identityKeysOf({ ...APOTHEKE, ...changes })[0] ?? "";
  const isSamePlace = (changes: Partial<IdentitySource>) => placeKeysOf({ ...APOTHEKE, ...changes }).includes(keyOf());

  it.each([
    [200, "its namesake"],
    [90, "the chain's next shop"],
  ])("is its position: %i m on is %s", (metres) => {
    expect(isSamePlace({ latitude: APOTHEKE.latitude + metres / 111_195 })).toBe(false);
    expect(isSamePlace({ longitude: APOTHEKE.longitude + metres / 111_195 / Math.cos(0.9167) })).toBe(false);
  });

  it("is the same 10 m on, across the border of a cell", () => {
    const metre = 1 / 111_195;
    for (let step = 0; step < 200; step++) {
      const from = { latitude: 48 + step * metre, longitude: 11 + step * metre };
      const to = { latitude: from.latitude + 7 * metre, longitude: from.longitude + 10 * metre };
      const [key] = identityKeysOf({ ...APOTHEKE, ...from });
      const near = { ...APOTHEKE, ...to };
      expect(placeKeysOf(near)).toContain(key);
    }
  });

  it("is not its city, which sources spell in many ways", () => {
    expect(keyOf({ city: undefined, countryCode: undefined })).toBe(keyOf());
  });

  it.each<[what: string, changes: Partial<IdentitySource>]>([
    ["its phone", { phoneE164: "+49301", phone: "030 1" }],
    [
      "its phone, where the address says no more than the city",
      { phone: "030 1", fullAddress: "10115 Berlin, Germany" },
    ],
  ])("and without a position is %s", (_what, changes) => {
    const bare = { latitude: undefined, longitude: undefined, postalCode: "10115", country: "Germany" };
    const other = { ...changes, phone: "030 2", ...(changes.phoneE164 === undefined ? {} : { phoneE164: "+49302" }) };
    expect(keyOf({ ...bare, ...changes })).not.toBe(keyOf({ ...bare, ...other }));
    const street = { street: "Torstr. 1" };
    expect(keyOf({ ...bare, ...changes, ...street })).toBe(keyOf({ ...bare, ...other, ...street }));
  });
});

describe("the identity of a row by another identifier", () => {
  const source = { name: "A", city: "Ulm", registryId: { scope: "osm", value: "node/1", isWorldwide: true } };

  it("is the id of a global source", () => {
    expect(identityKeysOf(source)).toEqual(["id:osm:node/1"]);
    expect(identityKeysOf({ ...source, placeId: "p" })).toEqual(["place:p"]);
  });

  it("is a list's own number, never equal to another list's", () => {
    const registryId = { scope: "id", value: "5", isWorldwide: false };
    const [number, own] = identityKeysOf({ ...source, registryId });
    expect([number, own?.slice(0, 5)]).toEqual(["no:id:5", "addr:"]);
    expect(identityKeysOf({ ...source, name: "B", registryId })).not.toContain(own);
  });

  it.each([
    [["id:osm:1"], ["id:osm:2"], true],
    [["id:osm:1"], ["id:fsq:2", "cid:3"], false],
    [["place:a"], ["cid:1", "place:b"], true],
    [["place:a", "addr:1"], ["place:b"], true],
    [["no:id:1"], ["no:id:2"], false],
    [["addr:1"], ["addr:2"], false],
  ])("of %j and %j contradicts: %s", (row, known, isOther) => {
    expect(areOtherEntries(row, known)).toBe(isOther);
  });
});

describe("the order of identity keys", () => {
  const KEYS = ["cid:9", "addr:f", "data:0x1", "place:b", "place:a"];

  it("puts the key that made the id first, then kinds in order of trial, then the alphabet", () => {
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

it.each([
  [["place:a"], true, true],
  [["data:0x1"], true, true],
  [["cid:9", "addr:f"], true, true],
  [["id:osm:1"], true, false],
  [["no:id:1", "addr:f"], true, false],
  [["no:place:1", "addr:f"], true, false],
  [["addr:f", "addr:e"], false, false],
])("a row known by %j has an identifier: %s, and one of Google's: %s", (identityKeys, isKnown, isGoogles) => {
  expect([hasIdentifier({ identityKeys }), hasGoogleId({ identityKeys })]).toEqual([isKnown, isGoogles]);
});

describe("what distinguishes rows without a position", () => {
  const keyOf = (fullAddress: string, phoneE164: string) =>
    placeKeyOf({ name: "Cafe", fullAddress, city: "Bristol", country: "United Kingdom", countryCode: "GB", phoneE164 });

  it.each(["Bristol", "Bristol, United Kingdom.", " - Bristol"])(
    "is the phone if the address is no more precise than the city, such as %j",
    (address) => {
      expect(keyOf(address, "+1")).not.toBe(keyOf(address, "+2"));
    },
  );

  it("is the address if it names a street, whatever the phone", () => {
    expect(keyOf("Park Row, Bristol", "+1")).toBe(keyOf("Park Row, Bristol", "+2"));
  });
});

import { expect, it } from "vitest";
import { brandWithin, kindsWithin, kindWithin, placesAround } from "./kind-within.ts";

const KINDS = ["bakery", "book store", "used book store"];
const reading = {
  kinds: { kindIn: (text: string) => KINDS.find((kind) => kind === text), relatedTo: () => [], similarTo: () => [] },
  brands: { isBrand: (text: string) => text === "spar" },
};

it.each([
  ["bakery berlin mitte", "bakery", [[], ["berlin", "mitte"]]],
  ["berlin  bakery mitte", "bakery", [["berlin"], ["mitte"]]],
  ["used book store ulm", "used book store", [[], ["ulm"]]],
  ["used book store", "book store", [["used"], []]],
  ["book store bakery ulm", "book store", [[], ["bakery", "ulm"]]],
  ["bakery spar", "bakery", [[], ["spar"]]],
  ["near spar", "spar", [["near"], []]],
  ["a b c d e f g h i bakery", "bakery", [["a", "b", "c", "d", "e", "f", "g", "h", "i"], []]],
])("in %j the longest words that name a kind or brand are %s", (text, kind, around) => {
  expect(kindWithin(text, reading)).toEqual({ kind, around });
});

it.each(["bakery", " bakery ", "berlin mitte", "a b c d e f g h i j bakery", ""])(
  "%j has no kind beside other words",
  (text) => {
    expect(kindWithin(text, reading)).toBeUndefined();
  },
);

it("places around a kind have at most three words, the longest first", () => {
  const around = [["ulm"], ["ho", "chi", "minh", "city"]] as const;
  const places = placesAround({ kind: "bakery", around });
  expect(places.filter(({ isWhole }) => isWhole).map(({ place }) => place)).toEqual(["ulm"]);
  expect(places.map(({ place }) => place)).toEqual([
    "chi minh city",
    "ho chi minh",
    "minh city",
    "chi minh",
    "ho chi",
    "minh",
    "city",
    "ulm",
    "chi",
    "ho",
  ]);
});

it("equally long kinds are all candidates", () => {
  expect(kindsWithin("bakery spar ulm", reading).map(({ kind }) => kind)).toEqual(["bakery", "spar"]);
});

it.each([
  ["bakery spar", "spar"],
  ["spar book store", "spar"],
  ["spar's", "spar"],
  ["spar berlin", undefined],
  ["bakery berlin", undefined],
  ["spar", undefined],
  ["星巴克咖啡", "星巴克"],
  ["星巴克門市", "星巴克"],
  ["星巴克北京", undefined],
])("in %j the brand beside words that any branch could have is %s", (text, brand) => {
  const isBrand = (name: string) => name === "spar" || name === "星巴克";
  const kindIn = (name: string) => (name === "咖啡" ? name : reading.kinds.kindIn(name));
  expect(brandWithin(text, { brands: { isBrand }, kinds: { ...reading.kinds, kindIn } })).toBe(brand);
});

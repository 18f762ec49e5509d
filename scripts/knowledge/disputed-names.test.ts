import { describe, expect, it } from "vitest";
import { isLike, type NamedCity, withoutDisputedNames } from "./disputed-names.ts";

function city(name: string, population: number, keys: string[], ownKeys: string[] = []): NamedCity {
  return { name, population, keys: new Set(keys), ownKeys: new Set(ownKeys) };
}

describe("a name of two cities", () => {
  it.each([
    ["a former name", "ставрополь", city("Tolyatti", 700_000, []), city("Stavropol", 450_000, []), "Stavropol"],
    ["a nickname", "waterloo", city("Austin", 970_000, []), city("Waterloo", 105_000, []), "Waterloo"],
    ["half of a double name", "bienne", city("Vienna", 1_700_000, []), city("Biel/Bienne", 55_000, []), "Biel/Bienne"],
    ["a name of both", "valencia", city("Valencia", 790_000, []), city("Valencia City", 150_000, []), "both"],
    ["a foreign name like its own", "odessa", city("Odesa", 1_000_000, []), city("Odessa", 118_000, []), "both"],
    ["an old name of a metropolis", "peking", city("Beijing", 21_000_000, []), city("Peking", 34_000, []), "both"],
    ["the own name of a city", "sakata", city("Jakarta", 8_500_000, []), city("Sakata", 100_000, []), "Sakata"],
    ["one with the same sounds", "florencia", city("Florence", 367_000, []), city("Florencia", 168_000, []), "both"],
    ["one in a longer name", "leon", city("León de los Aldama", 1_500_000, []), city("León", 124_000, []), "both"],
    ["one without vowels", "भवड", city("Bhiwandi", 870_000, []), city("Bhiwadi", 105_000, []), "both"],
    ["one in Chinese characters", "太原", city("Tōkyō", 400_000, []), city("Taiyuan", 300_000, []), "both"],
  ])("that is %s", (_what, key, large, small, owner) => {
    const keys = withoutDisputedNames([large, small].map((one) => ({ ...one, keys: new Set([key]) })));
    const owners = [large, small].filter((_, at) => keys[at]?.has(key));
    expect(owners.map(({ name }) => name)).toEqual(owner === "both" ? [large.name, small.name] : [owner]);
  });

  it("that is a common word is not a foreign name", () => {
    const [seoul, fox] = withoutDisputedNames([
      city("Seoul", 10_000_000, ["seoul", "soul"]),
      city("Fox", 2_000, ["fox"]),
    ]);
    expect([seoul, fox].map((keys) => [...(keys ?? [])])).toEqual([["seoul"], ["fox"]]);
  });

  it("belongs to the one that it was added to by hand", () => {
    const [jerusalem, sion] = withoutDisputedNames([
      city("Jerusalem", 970_000, ["sion", "kudus"]),
      city("Sitten", 34_000, ["sion"], ["sion"]),
    ]);
    expect([[...(jerusalem ?? [])], [...(sion ?? [])]]).toEqual([["kudus"], ["sion"]]);
  });
});

describe("isLike", () => {
  it.each([
    ["мюнхен", "Munich"],
    ["lisszabon", "Lisbon"],
    ["genf", "Geneva"],
    ["antiocheia", "Antakya"],
    ["colonia", "Köln"],
    ["ann", "Ånn"],
  ])("takes %s for a name of %s", (one, other) => {
    expect(isLike(one, other)).toBe(true);
  });

  it.each([
    ["ставрополь", "Tolyatti"],
    ["sion", "Jerusalem"],
    ["new amsterdam", "Buffalo"],
    ["frisco", "Austin"],
  ])("takes %s for no name of %s", (one, other) => {
    expect(isLike(one, other)).toBe(false);
  });
});

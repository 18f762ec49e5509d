import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { afterAll, describe, expect, it } from "vitest";
import { KNOWLEDGE_FILE, openKnowledge } from "../open-knowledge.ts";

const { places, close } = openKnowledge();
afterAll(close);
const LARGEST = readFileSync(new URL("./largest-cities.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n");
/** Countries without regions, and those for which the sources place only some cities: Congo, Mauritania, North Macedonia, Samoa, Taiwan. */
const REGIONLESS =
  "AI AW AX BL BM CC CK CW CX EH FK FO GF GG GI GL GP GS GU HK IM IO JE KY MC MF MG MO MQ MS NC NF NU PF PM PN PR RE SG SJ SX TC TK VA VG WF XK YT CG MK MR SS TW WS";

describe("a city", () => {
  it.each(LARGEST.map((line) => line.split("\t")))("%s is found by its names %s, %s, %s, %s and %s", (id, ...names) => {
    expect(names).toHaveLength(5);
    for (const name of names) expect([name, places.citiesNamed(name)[0]?.id]).toEqual([name, Number(id)]);
  });

  it.each<[string, string | undefined, string | undefined]>([
    ["MUENCHEN", "DE", "DE munich"],
    ["münih", undefined, "DE munich"],
    ["Zuerich", "CH", "CH zurich"],
    ["St Louis", "US", "US st-louis"],
    ["Saint Louis", "US", "US st-louis"],
    ["Sankt Gallen", "CH", "CH sankt-gallen"],
    ["St.Gallen", "CH", "CH sankt-gallen"],
    ["大阪市", "JP", "JP osaka"],
    ["Paris", "US", "US paris"],
    ["Washington DC", undefined, "US washington"],
    ["NYC", undefined, "US new-york-city"],
    ["Frankfurt/Main", "DE", "DE frankfurt-am-main"],
    ["Berlin", "JP", undefined],
    ["Cd. de México", "MX", "MX mexico-city"],
    ["MUC", undefined, "DE munich"],
    ["Bs. As.", undefined, "AR buenos-aires"],
    ["екб", undefined, "RU yekaterinburg"],
    ["Ставрополь", undefined, "RU stavropol"],
    ["Islamabad", undefined, "PK islamabad"],
    ["Bienne", undefined, "CH biel-bienne"],
    ["Sion", undefined, "CH sitten"],
    ["राजकोट", undefined, "IN rajkot"],
    ["मुरादाबाद", "IN", "IN moradabad"],
    ["القاهره", undefined, "EG cairo"],
    ["溫哥華", undefined, "CA vancouver"],
    ["温哥华", undefined, "CA vancouver"],
    ["newyork", undefined, "US new-york-city"],
    ["sanfrancisco", undefined, "US san-francisco"],
    ["XQZ", undefined, undefined],
    ["", undefined, undefined],
    ["'; DROP TABLE city", undefined, undefined],
  ])("named %j in %s is %s", (name, countryCode, wanted) => {
    const [city] = places.citiesNamed(name, countryCode);
    expect(city && `${city.countryCode} ${city.slug}`).toBe(wanted);
    if (countryCode !== undefined) expect(places.hasCityNamed(name, countryCode)).toBe(wanted !== undefined);
  });

  it.each([["x".repeat(10_000)], ["\u0000"], ["\ud800"], ["<script>"], ["🍕"]])("has no hostile name", (name) => {
    expect([places.citiesNamed(name), places.regionsNamed(name)]).toEqual([[], []]);
    expect(places.hasCityNamed(name, "US")).toBe(false);
  });

  it("shares its slug with no other of its country; the largest namesake has the plain one", () => {
    const found = places.citiesNamed("Springfield", "US").filter(({ name }) => name === "Springfield");
    const slugs = found.map(({ slug }) => slug);
    expect(slugs.slice(0, 3)).toEqual(["springfield", "springfield-massachusetts", "springfield-illinois"]);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it("is found by its id", () => {
    expect(places.city(2950159)).toMatchObject({ name: "Berlin", regionCode: "DE-BE", timeZone: "Europe/Berlin" });
    expect(places.city(1)).toBeUndefined();
  });

  it.each<[latitude: number, longitude: number, countryCode: string | undefined, slug: string | undefined]>([
    [52.5, 13.4, undefined, "berlin"],
    [52.39, 13.06, "DE", "potsdam"],
    [47.36, 8.58, undefined, "zurich"],
    [47.34, 8.57, undefined, "zollikon"],
    [47.36, 8.58, "DE", undefined],
    [46.55, 7.98, undefined, undefined],
    [0, 0, undefined, undefined],
    [91, 500, undefined, undefined],
  ])("at %d, %d in %s is %s", (latitude, longitude, countryCode, slug) => {
    expect(places.cityAt({ latitude, longitude }, countryCode)?.slug).toBe(slug);
  });
});

describe("a region", () => {
  it.each<[string, string | undefined, string[]]>([
    ["California", undefined, ["US-CA"]],
    ["Kalifornien", undefined, ["US-CA"]],
    ["カリフォルニア州", undefined, ["US-CA"]],
    ["Calif.", "US", ["US-CA"]],
    ["CA", "US", ["US-CA"]],
    ["us-ca", undefined, ["US-CA"]],
    ["US-CA", "DE", []],
    ["13", "JP", ["JP-13"]],
    ["13", undefined, []],
    ["CA", undefined, []],
    ["NSW", undefined, ["AU-NSW"]],
    ["Vlaanderen", undefined, ["BE-VLG"]],
    ["Provence", undefined, ["FR-PAC"]],
    ["BY", "DE", ["DE-BY"]],
    ["Bayern", undefined, ["DE-BY"]],
    ["baviera", undefined, ["DE-BY"]],
    ["Province of Yozgat", undefined, ["TR-66"]],
    ["広島", undefined, ["JP-34"]],
    ["广东", undefined, ["CN-GD"]],
    ["Córdoba", undefined, ["AR-X", "CO-COR"]],
    ["Western", undefined, []],
    ["Western", "GH", ["GH-WP"]],
    ["nowhere", undefined, []],
    ["", undefined, []],
  ])("named %j in %s is %j", (name, countryCode, codes) => {
    expect(places.regionsNamed(name, countryCode).map(({ code }) => code)).toEqual(codes);
  });

  it("has the cities of nearly all people of every country that has regions", () => {
    const db = new DatabaseSync(KNOWLEDGE_FILE, { readOnly: true });
    const shares = db
      .prepare(
        "SELECT country, sum(population * (region IS NOT NULL)) * 1.0 / sum(population) AS share FROM city GROUP BY country",
      )
      .all();
    db.close();
    expect(shares.length).toBeGreaterThan(240);
    const poor = shares.filter(
      ({ country, share }) => !REGIONLESS.includes(String(country)) && !(Number(share) >= 0.85),
    );
    expect(poor).toEqual([]);
  });

  it("has an English name and a slug", () => {
    expect(places.region("TH-10")).toMatchObject({ countryCode: "TH", name: "Bangkok", slug: "bangkok" });
    expect(places.region("FR-IDF")).toMatchObject({ name: "Île-de-France", slug: "ile-de-france" });
    expect(places.region("XX-1")).toBeUndefined();
  });
});

it.each([
  ["paris 11e", "FR"],
  ["1070 Wien", "AT"],
  ["praha 2", "CZ"],
  ["Budapest 11", "HU"],
  ["高円寺", "JP"],
  ["Jaksel", "ID"],
  ["Orange County", "US"],
  ["Powiat krakowski", "PL"],
  ["Côte d'Azur", "FR"],
  ["関西", "JP"],
])("%s is a district, county or region in %s", (name, countryCode) => {
  expect(places.areasNamed(name)[0]?.countryCode).toBe(countryCode);
});

it("only an informal region of several countries crosses borders", () => {
  const isAcross = (name: string) => places.areasNamed(name)[0]?.isAcrossBorders;
  expect([isAcross("Bodensee"), isAcross("Costa Brava"), isAcross("Orange County")]).toEqual([
    true,
    undefined,
    undefined,
  ]);
});

it("an informal region ranks before the towns of its name, a county after them", () => {
  expect(places.areasNamed("Corfu").map(({ radiusKm }) => Math.round(radiusKm))[0]).toBe(40);
  expect(places.areasNamed("Kent")[0]?.countryCode).toBe("US");
  expect(places.areasNamed("Kent").find(({ countryCode }) => countryCode === "GB")?.population).toBeGreaterThan(1e6);
});

it.each([
  ["calif", ["US-CA"]],
  ["Kalifor", ["US-CA"]],
  ["бавар", ["DE-BY"]],
  ["cal", []],
  ["x".repeat(200), []],
])("regions that begin like %j are %j", (start, codes) => {
  expect(places.regionsBeginning(start).map(({ code }) => code)).toEqual(codes);
});

it("regions that begin alike are the five largest, each once", () => {
  const found = places.regionsBeginning("sant");
  const people = found.map(({ population }) => population);
  expect(new Set(found.map(({ code }) => code)).size).toBe(5);
  expect(people).toEqual(people.toSorted((one, other) => other - one));
});

it.each([
  ["muenchn", "Munich"],
  ["Marseile", "Marseille"],
  ["hambrug", "Hamburg"],
  ["казаан", "Kazan"],
  ["θεσαλονικη", "Thessaloníki"],
])("%s is spelt almost like %s", (typed, name) => {
  expect(places.citiesSpeltLike(typed)[0]?.name).toBe(name);
});

it.each(["Paris", "rom", "vienna", "wexlipan"])("%s is not a misspelt city name", (typed) => {
  expect(places.citiesSpeltLike(typed).map(({ name }) => name)).not.toContain("Rome");
  expect(places.citiesSpeltLike(typed).length).toBeLessThanOrEqual(typed === "wexlipan" || typed === "rom" ? 0 : 5);
});

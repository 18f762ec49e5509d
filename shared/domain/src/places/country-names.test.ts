import { describe, expect, it } from "vitest";
import { correctedCountryCodeOf } from "./country-correction.ts";
import {
  countryCodeOf,
  countryCodeOfName,
  countryCodes,
  countryName,
  countrySlug,
  englishNames,
  leadingNames,
  nameKey,
} from "./country-names.ts";

describe("country names", () => {
  it.each([
    ["US", "United States", "united-states"],
    ["GB", "United Kingdom", "united-kingdom"],
    ["DE", "Germany", "germany"],
    ["NL", "Netherlands", "netherlands"],
    ["CI", "Côte d'Ivoire", "cote-divoire"],
    ["KR", "South Korea", "south-korea"],
  ])("%s is shown as %s under %s", (code, name, slug) => {
    expect(countryName(code)).toBe(name);
    expect(countrySlug(code)).toBe(slug);
  });

  it("an unknown code has neither name nor slug", () => {
    expect([countryName("ZZ"), countrySlug("ZZ")]).toEqual([undefined, undefined]);
  });

  it("gives every country a slug of its own", () => {
    const slugs = countryCodes().map(countrySlug);
    expect(slugs.length).toBeGreaterThan(240);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it("finds every country by code, name and slug", () => {
    for (const code of countryCodes()) {
      expect([code, countryCodeOf(code)]).toEqual([code, code]);
      expect([code, countryCodeOf(countryName(code) ?? "")]).toEqual([code, code]);
      expect([code, countryCodeOf(countrySlug(code) ?? "")]).toEqual([code, code]);
    }
  });

  it.each([
    ["us", "US"],
    ["USA", "US"],
    ["u.s.a.", "US"],
    ["GER", "DE"],
    ["ger", "DE"],
    ["DEU", "DE"],
    ["United States of America", "US"],
    ["UK", "GB"],
    ["England", "GB"],
    ["Scotland", "GB"],
    ["Great Britain", "GB"],
    ["UAE", "AE"],
    ["deu", "DE"],
    ["Deutschland", "DE"],
    ["Schweiz", "CH"],
    ["España", "ES"],
    ["日本", "JP"],
    ["Россия", "RU"],
    ["Viet Nam", "VN"],
    ["Czech Republic", "CZ"],
    ["Türkiye", "TR"],
    ["turkey", "TR"],
    ["Korea, Republic of", "KR"],
    ["The Gambia", "GM"],
    ["Ivory Coast", "CI"],
    ["Bosnia & Herzegovina", "BA"],
    ["united-kingdom", "GB"],
  ])("%s means %s", (text, code) => {
    expect(countryCodeOf(text)).toBe(code);
  });

  it.each(["", "  ", "Atlantis", "zz", "19106", "PA 19106"])("%j is no country", (text) => {
    expect(countryCodeOf(text)).toBeUndefined();
  });

  it("does not read two letters as a name", () => {
    expect(countryCodeOfName("CA")).toBeUndefined();
    expect(countryCodeOfName("PA")).toBeUndefined();
    expect(countryCodeOfName("USA")).toBe("US");
    expect(countryCodeOfName("deu")).toBe("DE");
    expect(countryCodeOfName("CHE")).toBe("CH");
  });
});

describe("the names that are compared", () => {
  it.each([
    ["  The Gambia ", "gambia"],
    ["Trinidad & Tobago", "trinidadandtobago"],
    ["Côte d’Ivoire", "cotedivoire"],
    ["Theland", "theland"],
    ["Cura\uFFFDao", "cura\uFFFDao"],
  ])("of %j is %j", (text, key) => {
    expect(nameKey(text)).toBe(key);
  });

  it("in English include names, variants and three-letter codes, but no two-letter ones", () => {
    const names = englishNames();
    expect(["germany", "deu", "unitedstatesofamerica", "usa", "england"].map((name) => names.get(name))).toEqual([
      "DE",
      "DE",
      "US",
      "US",
      "GB",
    ]);
    expect(["de", "fr", "ca", "in"].filter((code) => names.has(code))).toEqual([]);
    expect(["afg", "prk", "ssd"].map((code) => names.get(code))).toEqual(["AF", "KP", "SS"]);
    expect(names.has("deutschland")).toBe(false);
  });

  it("in other languages exclude names that are only English", () => {
    const names = leadingNames();
    expect(["deutschland", "espana", "日本"].map((name) => names.get(name))).toEqual(["DE", "ES", "JP"]);
    expect(names.has("germany")).toBe(false);
  });
});

describe("misspelt countries", () => {
  it.each([
    ["Thiland", "TH"],
    ["Newzeland", "NZ"],
    ["Combodia", "KH"],
    ["Lebnan", "LB"],
    ["Czech Repulic", "CZ"],
    ["Great Britan", "GB"],
    ["Proto Rueico", "PR"],
    ["Cura\uFFFDao", "CW"],
    ["Untied States", "US"],
    ["Phillipines", "PH"],
    ["Germany", "DE"],
    ["Gremany", "DE"],
    ["Germnay", "DE"],
    ["Germanyy", "DE"],
    ["Xermany", "DE"],
    ["Grmny", undefined],
    ["Swtzerlnd", "CH"],
    ["Swizterlnad", "CH"],
    ["Swtzrlnd", undefined],
    ["Azerbijaan", "AZ"],
    ["Argnetnia", "AR"],
    ["Deutschlandd", "DE"],
    ["Deutchland", "DE"],
    ["Deuchlnd", undefined],
    ["Itlay", "IT"],
    ["Chna", undefined],
    ["Chian", "CN"],
    ["Ausria", "AT"],
    ["Republic of Gerrmany and a very long text that no country is named", undefined],
  ])("%s is corrected to %s", (text, code) => {
    expect(correctedCountryCodeOf(text)).toBe(code);
  });

  it.each(["Nigera", "Pero", "Philadelphia", "Californian", "Irap", "Tinaargen", ""])("%j is left alone", (text) => {
    expect(correctedCountryCodeOf(text)).toBeUndefined();
  });
});

it.each([
  ["Iso-Britannia", "GB"],
  ["Etelä-Korea", "KR"],
  ["Ηνωμένες Πολιτείες", "US"],
  ["Egyesült Államok", "US"],
  ["Arabia Saudí", "SA"],
  ["Tchéquie", "CZ"],
  ["波蘭", "PL"],
  ["Irã", "IR"],
  ["Çad", "TD"],
  ["मालदीव", "MV"],
  ["मॉल्डोवा", "MD"],
  ["கென்யா", "KE"],
])("%s is %s", (name, code) => {
  expect(countryCodeOfName(name)).toBe(code);
});

it.each(["San Martín", "Santa Elena", "САД", "Man"])("%s is no country", (name) => {
  expect(countryCodeOfName(name)).toBeUndefined();
});

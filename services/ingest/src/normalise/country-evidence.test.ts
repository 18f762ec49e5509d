import { describe, expect, it } from "vitest";
import { type CountryEvidence, countryByEvidence } from "./country-evidence.ts";

const NOTHING: CountryEvidence = {
  fullAddress: undefined,
  state: undefined,
  postalCode: undefined,
  latitude: undefined,
  longitude: undefined,
  phone: undefined,
};

describe("the country of a row that names none", () => {
  it.each<readonly [what: string, evidence: Partial<CountryEvidence>, code: string | undefined]>([
    ["coordinates well inside", { latitude: 52.52, longitude: 13.4 }, "DE"],
    ["coordinates by a border", { latitude: 47.56, longitude: 7.59 }, undefined],
    ["coordinates by the sea", { latitude: 41.01, longitude: 28.97 }, "TR"],
    ["coordinates in the sea", { latitude: 30, longitude: -40 }, undefined],
    ["an American state and code", { state: "Texas", postalCode: "78701" }, "US"],
    ["a code of five digits", { postalCode: "78701" }, undefined],
    ["a code that only Britain writes", { postalCode: "ls1 4ab" }, "GB"],
    ["a British code behind the address", { fullAddress: "1 Mill Lane, Leeds LS1 4AB" }, "GB"],
    ["a Dutch code before the town", { fullAddress: "Damrak 1, 1012 LG Amsterdam" }, "NL"],
    ["a Polish code", { fullAddress: "Rynek 1, 31-042 Kraków" }, "PL"],
    ["a Turkish district and province", { fullAddress: "Park Sk. No:2, Nilüfer/Bursa" }, "TR"],
    ["a Turkish street in a province", { fullAddress: "Moda Cad. No:5, İSTANBUL" }, "TR"],
    ["a Turkish province and phone", { fullAddress: "Ankara", phone: "0312 456 78 90" }, "TR"],
    ["a Turkish province alone", { fullAddress: "Batman" }, undefined],
    ["an Indian state and code", { fullAddress: "P-15, Sector 18, Noida, Uttar Pradesh 201301" }, "IN"],
    ["an Australian state and code", { fullAddress: "1 George St, Sydney NSW 2000" }, "AU"],
    ["an American state and phone", { fullAddress: "WATERVLIET, NEW YORK", phone: "(518) 555-0102" }, "US"],
    [
      "a Cyrillic address and a Russian phone",
      { fullAddress: "г Москва, ул Пехотная", phone: "т.:8 495 123-45-67" },
      "RU",
    ],
    [
      "a Cyrillic address and a phone of Kazakhstan",
      { fullAddress: "Алматы, Абая 5", phone: "8 727 250 00 00" },
      undefined,
    ],
    ["a state that is a country", { fullAddress: "Tbilisi, Georgia", phone: "(518) 555-0102" }, undefined],
    ["a Japanese prefecture", { fullAddress: "栃木県小山市城東2-19" }, "JP"],
    ["a Korean metropolis", { fullAddress: "서울특별시 용산구 이태원로 1" }, "KR"],
    ["a phone with its calling code", { phone: "+49 30 5550100" }, "DE"],
    ["a phone that several countries may have", { phone: "+1 800 555 0100" }, undefined],
    ["a phone without its calling code", { phone: "030 5550100" }, undefined],
    ["nothing", {}, undefined],
  ])("is known by %s, or left open", (_, evidence, code) => {
    expect(countryByEvidence({ ...NOTHING, ...evidence })).toBe(code);
  });
});

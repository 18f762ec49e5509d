import { describe, expect, it } from "vitest";
import { NO_EVIDENCE } from "../../testing/no-evidence.ts";
import type { CountryEvidence } from "./country-evidence.ts";
import { weighCountry } from "./weigh-country.ts";

const countryByEvidence = (evidence: CountryEvidence) => weighCountry(evidence).countryCode;

describe("the country of a row that names none", () => {
  it.each<readonly [what: string, evidence: Partial<CountryEvidence>, code: string | undefined]>([
    ["coordinates well inside", { latitude: 52.52, longitude: 13.4 }, "DE"],
    ["coordinates by a border", { latitude: 47.56, longitude: 7.59 }, undefined],
    ["coordinates where borders are misdrawn", { latitude: 9.5525, longitude: 1.2042 }, undefined],
    ["such coordinates in a list of Togo", { latitude: 9.5525, longitude: 1.2042, fileCountry: "TG" }, "TG"],
    ["coordinates far from any city", { latitude: 9.8517, longitude: 1.3597 }, "BJ"],
    [
      "such coordinates by the border of the list's",
      { latitude: 9.8517, longitude: 1.3597, fileCountry: "TG" },
      undefined,
    ],
    ["coordinates well inside Benin in a list of Togo", { latitude: 9.337, longitude: 2.63, fileCountry: "TG" }, "BJ"],
    [
      "coordinates well inside Benin in a list of Togo alone",
      { latitude: 9.337, longitude: 2.63, fileCountry: "TG", isOfOneCountry: true },
      "TG",
    ],
    [
      "such coordinates with a city of Benin",
      { latitude: 9.337, longitude: 2.63, fileCountry: "TG", isOfOneCountry: true, city: "Parakou" },
      "BJ",
    ],
    [
      "such coordinates with a phone of Benin",
      { latitude: 9.337, longitude: 2.63, fileCountry: "TG", isOfOneCountry: true, phone: "+229 01 23 61 00 00" },
      "BJ",
    ],
    ["a Chinese city and its district", { fullAddress: "深圳市福田区莲花街道1号" }, "CN"],
    ["an address with Vietnamese letters", { fullAddress: "215 Hồng Bàng, Phường Chợ Lớn" }, "VN"],
    ["an address with one such letter", { fullAddress: "12 Phở Street" }, undefined],
    ["a Japanese city and its ward", { fullAddress: "千葉市中央区中央1-1" }, undefined],
    ["a mistyped code of Liechtenstein in Lahore", { phone: "0042-38377777", city: "Lahore" }, undefined],
    ["a phone of Liechtenstein in Vaduz", { phone: "+423 237 77 77", city: "Vaduz" }, "LI"],
    ["coordinates by the sea", { latitude: 41.01, longitude: 28.97 }, "TR"],
    ["coordinates in the sea", { latitude: 30, longitude: -40 }, undefined],
    ["an American state and code", { state: "Texas", postalCode: "78701" }, "US"],
    ["a code of five digits", { postalCode: "78701" }, undefined],
    ["a code that only Britain writes", { postalCode: "ls1 4ab" }, "GB"],
    ["a British code behind the address", { fullAddress: "1 Mill Lane, Leeds LS1 4AB" }, "GB"],
    ["a code before a town and its country's letters", { fullAddress: "Markt 1, 6211 CK Maastricht, NL" }, "NL"],
    ["letters of a country that are an American state", { fullAddress: "Allee 1, 10115 Berlin, DE" }, "DE"],
    ["an American street before a state", { fullAddress: "1100 Vernon, CA" }, undefined],
    ["a Danish code before a town and its district", { fullAddress: "Amagertorv 2, 1160 København K" }, "DK"],
    ["a Dutch code before the town", { fullAddress: "Damrak 1, 1012 LG Amsterdam" }, "NL"],
    ["a range of house numbers like a Polish code", { fullAddress: "B/F, 99-105 Des Voeux Road" }, undefined],
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
    ["a code that only Canada writes", { postalCode: "M5H 1A1" }, "CA"],
    ["a Canadian code without its space", { postalCode: "M5H1A1" }, "CA"],
    ["a code that only Ireland writes", { postalCode: "D02 XY45" }, "IE"],
    ["the code of Dublin 6W", { postalCode: "D6W XY45" }, "IE"],
    ["a code that only the Netherlands write", { postalCode: "1012LG" }, "NL"],
    ["a code that only Brazil writes", { postalCode: "01310-100" }, "BR"],
    ["a code that only Portugal writes", { postalCode: "1100-148" }, "PT"],
    ["a code that only Poland writes", { postalCode: "31-042" }, "PL"],
    ["a code that only Japan writes", { postalCode: "〒150-0041" }, "JP"],
    ["a Japanese code without its sign", { postalCode: "150-0041" }, "JP"],
    ["a code of Guernsey", { postalCode: "GY1 1AA" }, undefined],
    ["a code with more behind it", { postalCode: "31-042 X" }, undefined],
    ["a code with more before it", { postalCode: "X 01310-100" }, undefined],
    ["more digits before a Portuguese code", { postalCode: "91100-1481" }, undefined],
    ["letters in place of a code's digits", { postalCode: "abcde-fgh" }, undefined],
    ["an American state and a longer code", { state: "TX", postalCode: "78701-1234" }, "US"],
    ["an American state and no American code", { state: "TX", postalCode: "787" }, undefined],
    ["a state elsewhere and a code", { state: "Bayern", postalCode: "96317" }, undefined],
    ["a Brazilian code behind the address", { fullAddress: "Av. Paulista 1000, SP 01310-100" }, "BR"],
    ["a Portuguese code before the town", { fullAddress: "Rua Augusta 1, 1100-148 Lisboa" }, "PT"],
    ["a code of Luxembourg before the town", { fullAddress: "Rue X 1, L-1931 Luxembourg" }, "LU"],
    ["an Indian state and code with a dash", { fullAddress: "MG Road, Kerala - 682 016" }, "IN"],
    ["Turkey behind the address", { fullAddress: "Moda 5 Kadıköy Türkiye" }, "TR"],
    ["Turkey behind a stroke", { fullAddress: "Moda 5, Kadıköy / Turkey" }, "TR"],
    ["a Turkish province and a mobile", { fullAddress: "Moda, Ankara", phone: "(532) 456 78 90" }, "TR"],
    ["a Turkish province and an American phone", { fullAddress: "Moda, Ankara", phone: "(212) 456-7890 1" }, undefined],
    [
      "an American state and no American phone",
      { fullAddress: "Albany, NEW YORK", phone: "0518 555 01 02" },
      undefined,
    ],
    ["a Latin address and a Russian phone", { fullAddress: "Moscow, Lenina 5", phone: "8 495 123-45-67" }, undefined],
    ["a Taiwanese city", { fullAddress: "106 臺北市大安區" }, "TW"],
    ["a phone with two zeros", { phone: "0049 30 5550100" }, "DE"],
    ["a phone in brackets", { phone: "(+49) 30 5550100" }, "DE"],
    ["a phone that is none", { phone: "+49 1" }, undefined],
    ["a phone of Kazakhstan, which shares its code", { phone: "+7 727 250 00 00" }, undefined],
    ["a British phone", { phone: "+44 20 7946 0018" }, "GB"],
  ])("is derived from %s, or left open", (_, evidence, code) => {
    expect(countryByEvidence({ ...NO_EVIDENCE, ...evidence })).toBe(code);
  });

  it.each([
    ["M1 1AA", "GB"],
    ["M11 1AA", "GB"],
    ["W1A 1AA", "GB"],
    ["LT-44280", "LT"],
    ["LV-1010", "LV"],
    ["MD-2001", "MD"],
    ["AZ1010", "AZ"],
    ["AZ 85001", undefined],
    ["C1425CLA", "AR"],
    ["AD500", "AD"],
    ["KY1-1001", "KY"],
    ["LS1 4ABC", undefined],
    ["1M5H 1A1", undefined],
    ["M5H 1A12", undefined],
    ["1D02 XY45", undefined],
    ["D02 XY456", undefined],
    ["91012 LG", undefined],
    ["1012 LGX", undefined],
    ["1100-1481", undefined],
    ["150-00411", undefined],
  ])("the postal code %s is that of %s", (postalCode, code) => {
    expect(countryByEvidence({ ...NO_EVIDENCE, postalCode })).toBe(code);
  });

  it.each([
    ["LS1 4AB", "GB"],
    ["Manchester M1 1AA", "GB"],
    ["Manchester M11 1AA", "GB"],
    ["London W1A 1AA", "GB"],
    ["Leeds LS1 4ABC", undefined],
    ["Damrak 1, 1012LG Amsterdam", "NL"],
    ["Damrak 1, 91012 LG Amsterdam", undefined],
    ["Av. Paulista 1000, 01310-100", "BR"],
    ["Av. Paulista 1000, 01310-1005", undefined],
    ["Rua Augusta 1, 91100-148 Lisboa", undefined],
    ["Rynek 1, 931-042 Kraków", undefined],
    ["Rue X 1, LU-1931 Luxembourg", "LU"],
    ["Rue X 1, XL-1931 Luxembourg", undefined],
    ["1 George St, NSW 2000", "AU"],
    ["Tilto g. 2, LT-01101 Vilnius", "LT"],
    ["Brīvības iela 2, Rīga, LV-1010", "LV"],
    ["bd. Dacia 2, MD-2060 Chișinău", "MD"],
    ["Vytauto g. 2, Utena", "LT"],
    ["Brīvības iela 2, Sigulda", "LV"],
    ["Narva mnt 2, Viljandi", "EE"],
    ["Aðalgata 2, Höfn", "IS"],
    ["Triq San Ġwann 2, Sliema SLM 1523", "MT"],
    ["Rruga Bardhyl 2, Sarandë", "AL"],
    ["Rruga Bardhyl 2, Prishtina", "XK"],
    ["Fő utca 2, Győr", "HU"],
    ["Vytauto g. 2, Paris", undefined],
    ["2/2 ถนนสุขุมวิท เขตคลองเตย 10110", "TH"],
    ["ផ្ទះលេខ 1 ផ្លូវ 271", "KH"],
    ["ថ្មី Restaurant, 5 Main Street", undefined],
    ["דיזנגוף 1", "IL"],
    ["რუსთაველის 5", "GE"],
    ["1 George St, Sydney NSW 20005", undefined],
    ["Kochi, Sector 18 Kerala 682016", "IN"],
    ["Noida, Uttar Pradesh 2013011", undefined],
    ["Moda 5 Türkiyeli", undefined],
    ["Moda 5 / Turkeyland", undefined],
    ["Moda 5, Kadıköy/Turkey", "TR"],
    ["Moda 5, Kadıköy / İstanbul", "TR"],
    ["Mah. Moda 5, Ankara", "TR"],
    ["Moda Cad No 5, Ankara", "TR"],
  ])("the address %s lies in %s", (fullAddress, code) => {
    expect(countryByEvidence({ ...NO_EVIDENCE, fullAddress })).toBe(code);
  });

  it.each([
    ["Albany, NEW YORK", "518.555.0102", "US"],
    ["Albany, NEW YORK", "518- 555-0102", "US"],
    ["Albany, NEW YORK", "0518 555 0102", undefined],
    ["Albany, NEW YORK", "518 555 01023", undefined],
    ["Москва, Пехотная 1", "8 (495) 123-45-67", "RU"],
    ["Москва, Пехотная 1", "8 495 123-45-67 доб. 1", "RU"],
    ["Москва, Пехотная 1", "8 495 123-45-678", undefined],
    ["Москва, Пехотная 1", "48 495 123-45-67", undefined],
    ["Main St 5, кв 2", "8 495 123-45-67", undefined],
    ["Ankara", "03124567890", "TR"],
    ["Ankara", "532 456 78 90", "TR"],
    ["Ankara", "10312 456 78 90", undefined],
    ["Ankara", "0312 456 78 901", undefined],
  ])("the address %s with the phone %s lies in %s", (fullAddress, phone, code) => {
    expect(countryByEvidence({ ...NO_EVIDENCE, fullAddress, phone })).toBe(code);
  });

  it.each([
    ["TX", "X78701"],
    ["TX", "787012"],
  ])("the state %s tells nothing beside the postal code %s", (state, postalCode) => {
    expect(countryByEvidence({ ...NO_EVIDENCE, state, postalCode })).toBeUndefined();
  });

  it.each([
    ["Guadeloupe", "+590 590 20 12 34"],
    ["Réunion", "+262 262 16 12 34"],
    ["Martinique", "+596 596 30 12 34"],
    ["French Guiana", "+594 594 10 12 34"],
    ["Mayotte", "+262 269 61 23 45"],
    ["Curaçao", "+599 9 435 12 34"],
    ["Bonaire", "+599 715 12 34"],
    ["Ascension, which is no country of the directory", "+247 62889"],
  ])("a phone of %s leaves the country open", (_, phone) => {
    expect(countryByEvidence({ ...NO_EVIDENCE, phone })).toBeUndefined();
  });
});

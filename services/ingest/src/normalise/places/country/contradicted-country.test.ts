import { describe, expect, it } from "vitest";
import { NO_EVIDENCE } from "../../testing/no-evidence.ts";
import { type Cells, readRow } from "../../testing/read-row.ts";
import type { CountryEvidence } from "./country-evidence.ts";
import { contradictionOf, weighCountry } from "./weigh-country.ts";

describe("a row with evidence for several countries", () => {
  const ANKARA = { latitude: 39.93, longitude: 32.86 };
  const DAMASCUS = { latitude: 33.51, longitude: 36.29 };
  const VIENNA = { latitude: 48.2, longitude: 16.37 };
  const GERMAN = { fileCountry: "DE", isOfOneCountry: true };
  const MANCHESTER = "1 Mill Lane, Manchester M1 1AA";
  it.each<[what: string, evidence: Partial<CountryEvidence>, code: string | undefined, contradictedBy?: string]>([
    ["a British code outweighs coordinates", { ...ANKARA, fullAddress: MANCHESTER }, "GB", "TR"],
    [
      "coordinates and a phone outweigh nothing but a file",
      { ...ANKARA, phone: "+90 312 456 78 90", fileCountry: "SY" },
      "TR",
    ],
    ["coordinates stand beside a foreign phone", { ...ANKARA, phone: "+49 30 5550100" }, "TR", "DE"],
    [
      "the file's other rows and a sound number outweigh coordinates",
      { ...DAMASCUS, phone: "0532 456 78 90", fileCountry: "TR" },
      "TR",
      "SY",
    ],
    ["the file's other rows alone do not", { ...DAMASCUS, fileCountry: "TR" }, "SY"],
    ["the file's other rows with a sound number are enough", { phone: "0312 456 78 90", fileCountry: "TR" }, "TR"],
    ["the file's other rows alone are not enough", { fileCountry: "TR" }, undefined],
    ["the file's other rows are enough if all are of one country", GERMAN, "DE"],
    ["a sound number keeps a row in its list", { ...GERMAN, phone: "030 5550100" }, "DE"],
    ["a number too short to tell keeps a row in its list", { ...GERMAN, phone: "99" }, "DE"],
    ["a number that its list's country lacks does not", { ...GERMAN, phone: "1111111111" }, undefined],
    ["a foreign calling code outweighs a list of one country", { ...GERMAN, phone: "+43 1 5550100" }, "AT"],
    ["a foreign city leaves the country of a list open", { ...GERMAN, city: "Paris" }, undefined],
    ["a list of one country outweighs a stray position", { ...GERMAN, ...VIENNA }, "DE", "AT"],
    ["a position by its border is in a list's country", { ...GERMAN, latitude: 48.58, longitude: 7.76 }, "DE"],
    ["a foreign position outweighs a list of several countries", { ...VIENNA, fileCountry: "DE" }, "AT"],
    ["a territory is no other country", { latitude: -21.1, longitude: 55.5, phone: "+33 1 42 68 53 00" }, "RE"],
  ])("%s", (_, evidence, countryCode, contradictedBy) => {
    const expected = { ...(countryCode && { countryCode }), ...(contradictedBy && { contradictedBy }) };
    expect(weighCountry({ ...NO_EVIDENCE, ...evidence })).toEqual(expected);
  });

  it.each<[named: string, evidence: Partial<CountryEvidence>, other: string | undefined]>([
    ["TR", ANKARA, undefined],
    ["SY", ANKARA, "TR"],
    ["SY", { ...DAMASCUS, phone: "+90 312 456 78 90" }, undefined],
    ["SY", { phone: "+90 312 456 78 90" }, "TR"],
    ["TR", { phone: "+90 312 456 78 90" }, undefined],
    ["FR", { latitude: -21.1, longitude: 55.5 }, undefined],
    ["US", { latitude: 18.4, longitude: -66.1 }, undefined],
    ["DE", { latitude: 47.56, longitude: 7.59 }, undefined],
    ["AE", { latitude: 24.13, longitude: 55.8 }, undefined],
    ["VN", { latitude: 21.03, longitude: 105.86 }, undefined],
    ["TH", { latitude: 13.75, longitude: 100.5 }, undefined],
  ])("a row that names %s and has %j is contradicted by %s", (named, evidence, other) => {
    expect(contradictionOf(named, { ...NO_EVIDENCE, ...evidence })).toBe(other);
  });
});

describe("a row in a country", () => {
  const issuesOf = (cells: Cells) => readRow(cells).issues.map(({ code, column }) => `${code} ${column}`);
  const BERLIN = { country: "Germany", latitude: 52.52, longitude: 13.4 };

  it.each<[what: string, cells: Cells, issues: string[]]>([
    ["whose phone is of another", { ...BERLIN, phone: "+90 312 456 78 90" }, ["country_contradicted phone"]],
    ["whose clock is of another", { ...BERLIN, time_zone: "Asia/Tokyo" }, ["country_contradicted time_zone"]],
    ["whose phone and clock are its own", { ...BERLIN, phone: "030 901820", time_zone: "Europe/Berlin" }, []],
    ["whose clock shows the same time", { ...BERLIN, time_zone: "Europe/Vienna" }, []],
    ["without a position", { country: "Germany", phone: "+90 312 456 78 90" }, ["country_contradicted country"]],
    ["beside a number free of charge", { country: "Canada", phone: "+1 800 555 0100" }, []],
  ])("%s is marked where they disagree", (_, cells, issues) => {
    expect(issuesOf(cells)).toEqual(issues);
  });
});

describe("a position without a country", () => {
  const read = (cells: Cells) => {
    const { fields, issues } = readRow(cells);
    return [fields?.latitude, fields?.countryCode, issues.map(({ code }) => code)];
  };

  it("far from any city, whose other order is in one, is left out with an issue", () => {
    expect(read({ latitude: "13.4051", longitude: "52.5201" })).toEqual([undefined, undefined, ["bad_coordinates"]]);
  });

  it.each<[what: string, cells: Cells, country: string]>([
    ["in a city", { latitude: "52.5201", longitude: "13.4051" }, "DE"],
    ["far from cities both ways", { latitude: "9.99", longitude: "33.1" }, "SS"],
    ["where its phone is dialled", { latitude: "9.1", longitude: "48.7", phone: "+252 61 2345678" }, "SO"],
  ])("stays %s", (_, cells, country) => {
    expect(read(cells)).toEqual([Number(cells.latitude), country, []]);
  });
});

import { describe, expect, it } from "vitest";
import { type Cells, readRow } from "./testing/read-row.ts";

const AREA = { areaCodeColumn: 1 };
const phoneOf = (area: string, phone: string, cells: Cells = {}) => readRow({ area, phone, ...cells }, AREA).fields;

describe("a phone with its area code in another column", () => {
  it.each([
    ["212", "5550100", "US", "+12125550100"],
    ["212.0", "5550100.0", "US", "+12125550100"],
    ["(0212)", "555 01 00", "TR", "+902125550100"],
    ["0212", "555 01 00", "TR", "+902125550100"],
    ["030", "901820", "DE", "+4930901820"],
    ["08806", "1234", "DE", "+4988061234"],
    ["212", "2125550100", "US", "+12125550100"],
    ["0212", "+90 216 345 67 89", "TR", "+902163456789"],
    ["0212", "(0216) 345 67 89", "TR", "+902163456789"],
    ["ext 212", "212 555 0100", "US", "+12125550100"],
    ["212 x", "212 555 0100", "US", "+12125550100"],
    ["", "212 555 0100", "US", "+12125550100"],
  ])("%s and %s in %s are %s", (area, phone, country_code, phoneE164) => {
    expect(phoneOf(area, phone, { country_code })?.phoneE164).toBe(phoneE164);
  });

  it.each([
    ["49", "30901820", "+4930901820", "DE"],
    ["+49", "30901820", "+4930901820", "DE"],
    ["0049", "30901820", "+4930901820", "DE"],
    ["358", "912345678", "+358912345678", "FI"],
  ])("the calling code %s before %s makes %s and tells the country", (area, phone, phoneE164, countryCode) => {
    expect(phoneOf(area, phone)).toMatchObject({ phoneE164, countryCode });
  });

  it.each([
    ["1", "2125550100"],
    ["4999", "30901820"],
    ["49", "(30) 901820"],
    ["49", "1"],
  ])("%s is not a calling code of %s", (area, phone) => {
    expect(phoneOf(area, phone)).not.toHaveProperty("countryCode");
  });
});

it.each([
  ["DDD 1", "41", "999998888"],
  ["Vorwahl", "0039", "0212345678"],
  ["Area code", "212", "522123456"],
])("a cell of %s is never a calling code", (header, area, phone) => {
  expect(readRow({ [header]: area, phone }).fields).toEqual(
    expect.not.objectContaining({ countryCode: expect.any(String) }),
  );
});

describe("a column of contacts", () => {
  it.each([
    "0212 555 01 00",
    "Tel: 0212 555 01 00",
    "Mobil. 05321234567",
    "555-0100",
    "(212) 555-0100",
    "Telephone: 5550100",
  ])("has a phone where it says %s", (contact) => {
    expect(readRow({ contact }).fields).toHaveProperty("phone");
  });

  it.each(["Jane Doe", "Johanna 0212 555 01 00", "0212 555 01 00 Jane", "info@example.org", "555-01"])(
    "yields no phone from %s",
    (contact) => {
      const { fields, issues } = readRow({ contact });
      expect(fields).not.toHaveProperty("phone");
      expect(issues).toEqual([]);
    },
  );
});

it.each([
  ["call us", 1],
  ["210820260800220820260800", 1],
  ["No phone number", 0],
  ["not available ,;", 0],
  ["", 0],
])("a phone of %j is reported %i times", (phone, count) => {
  const { issues } = readRow({ phone });
  expect(issues.map(({ code, message }) => [code, message])).toEqual(
    Array(count).fill(["bad_phone", "Telefon numarası değil veya rakamları bir tablo programında kaybolmuş"]),
  );
});

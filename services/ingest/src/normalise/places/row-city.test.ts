import { describe, expect, it } from "vitest";
import { type Cells, readRow } from "../testing/read-row.ts";

describe("a city's cell that holds no city", () => {
  it.each<[Cells, city: string | undefined, fullAddress: string, refused: string]>([
    [{ address: "Damrak 1, Amsterdam", city: "LH", country: "NL" }, "Amsterdam", "Damrak 1, Amsterdam, LH", "LH"],
    [{ street: "Damrak 1", city: "1012 LG", country: "NL" }, undefined, "Damrak 1, 1012 LG", "1012 LG"],
    [
      { street: "Nanjing Lu 1", city: "China Mainland", country: "CN" },
      undefined,
      "Nanjing Lu 1, China Mainland, China",
      "China Mainland",
    ],
    [
      { address: "Main St 1", city: "Naas, Main Street", country: "IE" },
      "Naas",
      "Main St 1, Naas, Main Street",
      "Naas, Main Street",
    ],
    [
      { address: "Hauptstr. 1, 80331 München", city: "Bayern", country: "DE" },
      "München",
      "Hauptstr. 1, 80331 München, Bayern",
      "Bayern",
    ],
    [{ street: "5", city: "Hauptstraße", country: "DE" }, undefined, "5, Hauptstraße, Germany", "Hauptstraße"],
    [{ street: "Farm Lane 1", city: "Kent", country: "GB" }, undefined, "Farm Lane 1, Kent, United Kingdom", "Kent"],
    [
      { address: "5 Briggate, Leeds, LS1 6HD", city: "West Yorkshire", country: "GB" },
      "Leeds",
      "5 Briggate, Leeds, LS1 6HD, West Yorkshire",
      "West Yorkshire",
    ],
    [
      { address: "Mill Lane 1, Naas", street: "Mill Lane 1", city: "Mill Lane", country: "IE" },
      "Naas",
      "Mill Lane 1, Naas",
      "Mill Lane",
    ],
    [
      { street: "Mill Lane 1", city: "Mill Lane", country: "IE" },
      undefined,
      "Mill Lane 1, Mill Lane, Ireland",
      "Mill Lane",
    ],
    [{ city: "1501 West Broadway", country: "CA" }, undefined, "1501 West Broadway, Canada", "1501 West Broadway"],
    [{ city: "12 Rue de Rivoli", country: "FR" }, undefined, "12 Rue de Rivoli, France", "12 Rue de Rivoli"],
    [
      { street: "Main St 1", city: "County Kildare", country: "IE" },
      undefined,
      "Main St 1, County Kildare, Ireland",
      "County Kildare",
    ],
    [
      { address: "Havnegade 3", city: "Vestergade, Lange Vej", country: "DK" },
      undefined,
      "Havnegade 3, Vestergade, Lange Vej",
      "Vestergade, Lange Vej",
    ],
  ])("%j keeps it in the address, and is marked", (record, city, fullAddress, refused) => {
    const { fields, issues } = readRow(record);
    expect([fields?.city, fields?.fullAddress]).toEqual([city, fullAddress]);
    expect(issues).toMatchObject([{ code: "bad_city", column: "city", value: refused }]);
  });

  it.each<[Cells, state: string | undefined]>([
    [{ street: "Farm Lane 1", city: "Kent", country: "GB" }, "Kent"],
    [{ address: "5 Briggate, Leeds, LS1 6HD", city: "West Yorkshire", country: "GB" }, "West Yorkshire"],
    [{ address: "Hauptstr. 1, 80331 München", city: "Bayern", country: "DE" }, "Bayern"],
    [{ street: "Main St 1", city: "County Kildare", country: "IE" }, "County Kildare"],
    [{ street: "Farm Lane 1", city: "Kent", state: "England", country: "GB" }, "England"],
    [{ street: "5", city: "Hauptstraße", country: "DE" }, undefined],
    [{ address: "Damrak 1, Amsterdam", city: "LH", country: "NL" }, undefined],
  ])("keeps the region in %j as the state, unchanged, if no other cell names one", (record, state) => {
    const { fields, issues } = readRow(record);
    expect(fields?.state).toBe(state);
    expect(issues[0]?.message.includes("bölge olarak")).toBe(state !== undefined && state !== record.state);
  });

  it("may have the name of a street if the row has a street as well", () => {
    const { fields, issues } = readRow({ street: "R103", city: "Nottingham Road", country: "ZA" });
    expect([fields?.city, issues]).toEqual(["Nottingham Road", []]);
  });

  it("of a Danish postal district is the city, and the district stays in the address", () => {
    const { fields } = readRow({ street: "Store Torv 18", city: "Aarhus C", country: "DK" });
    expect([fields?.city, fields?.fullAddress]).toEqual(["Aarhus", "Store Torv 18, Aarhus C, Denmark"]);
  });

  it.each<[city: string, country: string]>([
    ["Singapore", "SG"],
    ["Panama", "PA"],
    ["ULM", "DE"],
    ["Lebanon", "US"],
    ["St. Gallen", "CH"],
    ["West Bromwich", "GB"],
    ["Playa del Carmen", "MX"],
    ["عمان", "JO"],
    ["Hong Kong", "CN"],
  ])("%s of %s is one", (city, country) => {
    const { fields, issues } = readRow({ city, country });
    expect([fields?.city, issues]).toEqual([city, []]);
  });
});

import { describe, expect, it } from "vitest";
import { cidOf, cidOfDataId, dataIdOf, placeIdOf, readIdentifiers } from "./identity.ts";

const NONE = { placeId: undefined, dataId: undefined, cid: undefined, links: [] };

describe("identifiers", () => {
  it("come from their own columns", () => {
    const cells = {
      ...NONE,
      placeId: "ChIJ_7xyc-2hmkcR0m3PT_CrwSo",
      dataId: "0x479AA1ED7372BCFF:0x2ac1abf04fcf6dd2",
      cid: "3080932668717624786",
    };
    expect(readIdentifiers(cells)).toEqual({
      placeId: "ChIJ_7xyc-2hmkcR0m3PT_CrwSo",
      dataId: "0x479aa1ed7372bcff:0x2ac1abf04fcf6dd2",
      cid: "3080932668717624786",
    });
  });

  it("come from links if they have no column", () => {
    const apify = "https://www.google.com/maps/search/?api=1&query=Metro&query_place_id=ChIJ632JEr2FXjkRshNXHGbfyD0";
    expect(readIdentifiers({ ...NONE, links: [apify] })).toEqual({ placeId: "ChIJ632JEr2FXjkRshNXHGbfyD0" });
    const gosom =
      "https://www.google.com/maps/place/X/data=!4m7!3m6!1s0x548677c63f166111:0x1883fee644a6e217!8m2!19sChIJEWEWP8Z3hlQRF-KmROb-gxg?hl=en";
    expect(readIdentifiers({ ...NONE, links: [undefined, gosom] })).toEqual({
      placeId: "ChIJEWEWP8Z3hlQRF-KmROb-gxg",
      dataId: "0x548677c63f166111:0x1883fee644a6e217",
      cid: "1766535743807087127",
    });
    expect(readIdentifiers({ ...NONE, links: ["https://maps.google.com/?cid=3080932668717624786"] })).toEqual({
      cid: "3080932668717624786",
    });
  });

  it("half a data id is ignored, but its number is used", () => {
    expect(readIdentifiers({ ...NONE, dataId: "0x0:0x1883fee644a6e217" })).toEqual({ cid: "1766535743807087127" });
  });

  it("a number rounded by a spreadsheet is not an identity; the data id replaces it", () => {
    expect(readIdentifiers({ ...NONE, cid: "6.49527E+18" })).toEqual({});
    expect(readIdentifiers({ ...NONE, cid: "1.77E+18", dataId: "0x548677c63f166111:0x1883fee644a6e217" }).cid).toBe(
      "1766535743807087127",
    );
  });

  it.each([
    ["3080932668717624786", "3080932668717624786"],
    [12345, "12345"],
    ["0x1883fee644a6e217", "1766535743807087127"],
    [6.49527e18, undefined],
    ["6495270000000000000", undefined],
    ["4.45E+18", undefined],
    ["3080932668717624786.0", undefined],
    ["None", undefined],
    ["0", undefined],
    [-5, undefined],
    [0, undefined],
    ["00", undefined],
    ["10", "10"],
    ["05", "05"],
    ["x0x1", undefined],
    ["0x1z", undefined],
    ["123456789012345000", undefined],
    ["12345678901234500", "12345678901234500"],
    ["1234567890123450001", "1234567890123450001"],
    [true, undefined],
    [undefined, undefined],
  ])("the cid %j is %j", (cell, cid) => {
    expect(cidOf(cell)).toBe(cid);
  });

  it.each([
    ["https://maps.example.org/?place_id=ChIJ632JEr2FXjkRshNXHGbfyD0", "ChIJ632JEr2FXjkRshNXHGbfyD0"],
    ["https://maps.example.org/?q=x&placeid=ChIJ632JEr2FXjkRshNXHGbfyD0", "ChIJ632JEr2FXjkRshNXHGbfyD0"],
    ["https://maps.example.org/?q=place_id:EiR632JEr2FXjkRshNXHGbf", "EiR632JEr2FXjkRshNXHGbf"],
    ["https://maps.example.org/?q=place_id:Paris", undefined],
    ["https://maps.example.org/data=%2119sChIJ632JEr2FXjkRshNXHGbfyD0", "ChIJ632JEr2FXjkRshNXHGbfyD0"],
  ])("the place of %s is %s", (link, placeId) => {
    expect(readIdentifiers({ ...NONE, links: [link] }).placeId).toBe(placeId);
  });

  it.each([
    ["ab", undefined],
    ["abc", "abc"],
    ["a".repeat(200), "a".repeat(200)],
    ["a".repeat(201), undefined],
    ["a b c", undefined],
    [undefined, undefined],
  ])("the place id %s is %s", (cell, placeId) => {
    expect(placeIdOf(cell)).toBe(placeId);
  });

  it.each([
    ["0xAB:0x1f", "0xab:0x1f"],
    ["x0xab:0x1f", undefined],
    ["0xab:0x1fz", undefined],
    ["undefined", undefined],
    [undefined, undefined],
  ])("the data id %s is %s", (cell, dataId) => {
    expect(dataIdOf(cell)).toBe(dataId);
  });

  it.each([
    ["0xab:0x1f", "31"],
    ["0xab:0x0", undefined],
    ["0xab:zz", undefined],
    ["0xab", undefined],
  ])("the customer id in %s is %s", (dataId, cid) => {
    expect(cidOfDataId(dataId)).toBe(cid);
  });

  it.each([
    ["https://maps.example.org/?cid=12345&x=1", "12345"],
    ["https://maps.example.org/?cid=1234", undefined],
    ["https://maps.example.org/?q=1&cid=123456789012345678901", undefined],
    ["https://maps.example.org/!1s0xAB%3A0x1f", "31"],
  ])("the number in %s is %s", (link, cid) => {
    expect(readIdentifiers({ ...NONE, links: [link] }).cid).toBe(cid);
  });
});

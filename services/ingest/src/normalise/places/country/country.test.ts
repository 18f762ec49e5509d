import { readTable } from "@meridian/platform/read-table";
import { describe, expect, it } from "vitest";
import { readCountry } from "./country.ts";

/** How files write countries: ISO codes with their spellings, separated by " | ". */
const SPELLINGS = readTable(new URL("../../testing/country-spellings.tsv", import.meta.url), ["code", "spellings"]);

describe("countries", () => {
  it.each([
    [{ code: "vn", name: "Viet Nam" }, "VN", "Vietnam"],
    [{ code: undefined, name: "Thiland" }, "TH", "Thailand"],
    [{ code: undefined, name: "China Mainland" }, "CN", "China"],
    [{ code: undefined, name: "Deutschland" }, "DE", "Germany"],
    [{ code: undefined, name: "Türkiye" }, "TR", "Turkey"],
    [{ code: undefined, name: "CA" }, "CA", "Canada"],
    [{ code: "+49", name: undefined }, "DE", "Germany"],
    [{ code: "0090", name: undefined }, "TR", "Turkey"],
    [{ code: "216", name: "United States" }, "US", "United States"],
    [{ code: undefined, name: undefined, fullAddress: "1 Main St, Springfield, IL 62701" }, "US", "United States"],
    [{ code: undefined, name: undefined, fullAddress: "1 Main St, Delta, BC V4L 2A2" }, "CA", "Canada"],
    [{ code: undefined, name: undefined, fullAddress: "X 1, 10115 Berlin, Germany" }, "DE", "Germany"],
    [{ code: undefined, name: undefined, fullAddress: "Россия, Москва, Тверская улица, 1" }, "RU", "Russia"],
    [{ code: undefined, name: undefined, fullAddress: "Rue X 1, Gent, België - Belgique - Belgien" }, "BE", "Belgium"],
    [{ code: undefined, name: undefined, fullAddress: "Rue X 1, Tours, 37000, France métropolitaine" }, "FR", "France"],
    [{ code: undefined, name: undefined, fullAddress: "中央区, 神戸市, 兵庫県, 日本 (Japan)" }, "JP", "Japan"],
    [{ code: undefined, name: undefined, fullAddress: "宝石路, 佛山市, China 中国" }, "CN", "China"],
  ])("%j is %s", (cells, countryCode, country) => {
    expect(readCountry({ fullAddress: undefined, ...cells })).toEqual({ countryCode, country });
  });

  it.each(SPELLINGS)("$code is meant by $spellings", ({ code, spellings }) => {
    for (const name of spellings.split(" | ")) {
      const { countryCode } = readCountry({ code: undefined, name, fullAddress: undefined });
      expect([name, countryCode]).toEqual([name, code]);
    }
  });

  it.each(["Nepa", "D", "EU", "Global", "Online", "California", "Georgia, Türkiye"])("%s is not a country", (name) => {
    expect(readCountry({ code: undefined, name, fullAddress: undefined })).toEqual({ country: name, unknown: name });
  });

  it("that are unknown are reported, and a state's letters are not a country", () => {
    expect(readCountry({ code: "216", name: undefined, fullAddress: undefined })).toEqual({ unknown: "216" });
    expect(readCountry({ code: "+1", name: undefined, fullAddress: undefined })).toEqual({ unknown: "+1" });
    expect(readCountry({ code: undefined, name: "Atlantis", fullAddress: undefined })).toEqual({
      country: "Atlantis",
      unknown: "Atlantis",
    });
    expect(readCountry({ code: undefined, name: undefined, fullAddress: "1 Main St, Los Angeles, CA" })).toEqual({});
  });
});

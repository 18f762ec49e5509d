import { describe, expect, it } from "vitest";
import { counterEntries, formatMegabytes, formatSeconds } from "./import-format.ts";
import { sortFiles } from "./upload-queue.ts";

const fileOf = (name: string, size: number): File => {
  const file = new File(["x"], name);
  Object.defineProperty(file, "size", { value: size });
  return file;
};

describe("choosing files", () => {
  it("keeps the good ones and tells why each of the others is left out", () => {
    const { accepted, refusals } = sortFiles([
      fileOf("a.xlsx", 10),
      fileOf("B.CSV", 150 * 1024 * 1024),
      fileOf("big.xls", 150 * 1024 * 1024 + 1),
      fileOf("photo.png", 10),
    ]);
    expect(accepted.map(({ name }) => name)).toEqual(["a.xlsx", "B.CSV"]);
    expect(refusals).toEqual([
      { title: "Dosya çok büyük", text: "big.xls - Maksimum dosya boyutu 150MB'dır" },
      { title: "Geçersiz dosya türü", text: "photo.png - Excel (.xlsx, .xls) veya CSV dosyası seçin" },
    ]);
  });
});

describe("figures of an import", () => {
  it("add up to the rows that were read", () => {
    const counters = {
      rowsRead: 21,
      created: 1,
      updated: 2,
      unchanged: 3,
      duplicates: 4,
      repeatedHeaders: 5,
      rejected: 6,
      withPlaceId: 0,
      uniquePlaceIds: 0,
      newPlaceIds: 0,
    };
    const [total, ...parts] = counterEntries(counters);
    expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(total?.value);
  });

  it.each([
    [45, "45 sn"],
    [200, "3 dk 20 sn"],
    [3900, "1 sa 5 dk"],
  ])("tell %i seconds as %s", (seconds, text) => {
    expect(formatSeconds(seconds)).toBe(text);
  });

  it("tell sizes in MB", () => {
    expect(formatMegabytes(2_936_012)).toBe("2,8 MB");
    expect(formatMegabytes(20_000)).toBe("0,02 MB");
  });
});

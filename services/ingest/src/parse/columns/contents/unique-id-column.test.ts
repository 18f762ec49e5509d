import { writeTemporary } from "@meridian/sheet-reader/testing/write-temporary";
import { describe, expect, it } from "vitest";
import { openSheet } from "../../open-sheet.ts";

const numbers = Array.from({ length: 12 }, (_, at) => at + 1);

async function idHeaderOf(header: string, rows: readonly string[]): Promise<string | undefined> {
  const { mapping, close } = await openSheet(writeTemporary("file.csv", [header, ...rows].join("\n")));
  close();
  return mapping.headers[mapping.idColumn?.column ?? -1];
}

describe("a column of unique codes with an unknown header", () => {
  it("is the identity of rows that look alike without it", async () => {
    const rows = numbers.map((at) => `AP-${1000 + at},Mēness aptieka,Rīga`);
    expect(await idHeaderOf("Licences Nr.,Nosaukums,Pilsēta", rows)).toBe("Licences Nr.");
  });

  it("is none where other columns tell the rows apart", async () => {
    const rows = numbers.map((at) => `AP-${1000 + at},Mēness aptieka,Brīvības iela ${at},Rīga`);
    expect(await idHeaderOf("Licences Nr.,Nosaukums,Adrese,Pilsēta", rows)).toBeUndefined();
  });

  it("is none if it numbers the rows", async () => {
    const rows = numbers.map((at) => `${1000 + at},Mēness aptieka,Rīga`);
    expect(await idHeaderOf("Rinda,Nosaukums,Pilsēta", rows)).toBeUndefined();
  });

  it("is none if a code occurs twice", async () => {
    const rows = numbers.map((at) => `AP-${1000 + (at % 11)},Mēness aptieka,Rīga`);
    expect(await idHeaderOf("Licences Nr.,Nosaukums,Pilsēta", rows)).toBeUndefined();
  });
});

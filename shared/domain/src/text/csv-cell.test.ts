import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvLine, escapeGuard, guardCell, unguardCell } from "./csv-cell.ts";

describe("a cell that a spreadsheet would run", () => {
  it.each([
    "=1+1",
    '=HYPERLINK("http://evil.example")',
    "@SUM(A1:A9)",
    "+cmd|' /C calc'!A0",
    "-2+3+cmd|' /C calc'!A0",
    "-2+3",
    "\t=1+1",
    "\r=1+1",
    "＝1+1",
    "+90 212 + 555",
  ])("%j is neutralised", (text) => {
    expect(guardCell(text)).toBe(`'${text}`);
  });

  it.each([
    "+90 212 555 01 01",
    "+1 (212) 555-0101",
    "+49 30/123456",
    "+1 212-555-0101 ext. 12",
    "+1 212-555-0101x12",
    "+90 212 555 01 01 dahili 5",
    "+902125550101",
    "-12.5",
    "-6.49527E+18",
    "--",
    "Café = good",
    "'t Hoekje",
    "",
  ])("%j is harmless and stays", (text) => {
    expect(guardCell(text)).toBe(text);
  });
});

it("neutralising is reversible", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.constantFrom("'", "=", "+", "-", "@", "\t", "1", " ", "a") }),
  );
  fc.assert(fc.property(text, (value) => unguardCell(guardCell(value)) === value));
  fc.assert(fc.property(text, (value) => unguardCell(escapeGuard(value)) === value));
});

it("a neutralised text does not begin like a formula, unless it is a number or a phone", () => {
  const text = fc.string({ unit: fc.constantFrom("'", "=", "+", "-", "@", "\t", "A", "(") });
  fc.assert(fc.property(text, (value) => /^(?:[^=+\-@\t\r\n]|-+$|$)/.test(guardCell(value))));
});

it("only cells with delimiters, quotes or line ends are quoted", () => {
  expect(csvLine(["a", 'say "hi"', "x;y", "two\nlines", 4.5, true, undefined])).toBe(
    'a,"say ""hi""","x;y","two\nlines",4.5,true,\r\n',
  );
  expect(csvLine(["a", "b"], ";")).toBe("a;b\r\n");
  expect(csvLine([undefined, ""])).toBe(",\r\n");
  expect(csvLine([undefined])).toBe('""\r\n');
});

it("a line parses back into its cells, guards removed", () => {
  const text = fc.string({ unit: fc.constantFrom('"', ",", ";", "|", "\t", "\r", "\n", "=", "'", "+", "1", "a", "ş") });
  const cells = fc.array(text, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(cells, (values) => {
      const records: string[][] = parse(csvLine(values), { record_delimiter: "\r\n" });
      expect(records.map((record) => record.map(unguardCell))).toEqual([values]);
    }),
  );
});

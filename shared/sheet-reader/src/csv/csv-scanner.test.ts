import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAKER_SHEETS } from "../testing/makers/maker-sheets.ts";
import { createCsvScanner } from "./csv-scanner.ts";

const DATA = fileURLToPath(new URL("../../../../../shared/data", import.meta.url));
const isHere = existsSync(DATA);
const MAX_RECORD_BYTES = 16 * 1024 * 1024;
/** The start of long files suffices. */
const REAL_BYTES = 512 * 1024;

interface Dialect {
  delimiter: string;
  endsAtCarriageReturn: boolean;
}

/** Undefined for a rejected file. */
type Records = readonly (readonly string[])[] | undefined;

function scanned(pieces: readonly Buffer[], dialect: Dialect): Records {
  const refuse = (): never => {
    throw new Error("refused");
  };
  const limits = { maxRecordBytes: MAX_RECORD_BYTES, onTooLong: refuse, onOpenQuote: refuse };
  const scanner = createCsvScanner({ ...dialect, ...limits });
  try {
    return [...pieces.flatMap((piece) => [...scanner.write(piece)]), ...scanner.end()];
  } catch {
    return undefined;
  }
}

function parsed(text: Buffer, { delimiter, endsAtCarriageReturn }: Dialect): Records {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      record_delimiter: endsAtCarriageReturn ? ["\r\n", "\n", "\r"] : ["\r\n", "\n"],
      relax_column_count: true,
      relax_quotes: true,
    });
  } catch {
    return undefined;
  }
}

function cut(text: Buffer, lengths: readonly number[]): Buffer[] {
  const pieces: Buffer[] = [];
  for (let at = 0, index = 0; at < text.length; index++) {
    const length = lengths[index % lengths.length] ?? 1;
    pieces.push(text.subarray(at, at + length));
    at += length;
  }
  return pieces;
}

const dialects = fc.record({ delimiter: fc.constantFrom(",", ";", "\t", "|"), endsAtCarriageReturn: fc.boolean() });
const lengths = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 6 });
const texts = fc.string({
  unit: fc.constantFrom(...'ab,";\t|\r\né東😀 \uFEFF', '""', "\r\n", '"\n', '",'),
  maxLength: 60,
});

describe("CSV is taken apart as csv-parse does with quotes relaxed", () => {
  it.each([
    "",
    "\n",
    "a",
    "a,",
    ",",
    "a,b\n",
    "a,b\r\nc,d",
    "a\rb\r",
    'a,"b\nc",d\n',
    '"a""b"\n',
    '""""',
    '""',
    '"a"b,c\n',
    '"a" ,b\n',
    'a "b" c,d\n',
    '"a""b"c""d,e\n',
    '"a"\rb,c\n',
    '"a"\r\n"b"',
    '"a',
    'x\n"a""',
    "\uFEFFa,b\n",
    '\uFEFF"a",b\n',
    "\n\n,\n",
  ])("%j", (text) => {
    for (const endsAtCarriageReturn of [false, true]) {
      const dialect = { delimiter: ",", endsAtCarriageReturn };
      const bytes = Buffer.from(text);
      expect(scanned([bytes], dialect)).toEqual(parsed(bytes, dialect));
      expect(scanned(cut(bytes, [1]), dialect)).toEqual(parsed(bytes, dialect));
    }
  });

  it("in texts made at random and cut anywhere", () => {
    fc.assert(
      fc.property(texts, dialects, lengths, (text, dialect, sizes) => {
        const bytes = Buffer.from(text);
        expect(scanned(cut(bytes, sizes), dialect)).toEqual(parsed(bytes, dialect));
      }),
      { numRuns: 3000 },
    );
  });

  it("a record beyond the limit is refused by its number, after those before it", () => {
    const numbers: number[] = [];
    const scanner = createCsvScanner({
      delimiter: ",",
      endsAtCarriageReturn: false,
      maxRecordBytes: 100,
      onTooLong: (record) => {
        numbers.push(record);
        throw new Error("too long");
      },
      onOpenQuote: () => {
        throw new Error("open");
      },
    });
    expect([...scanner.write(Buffer.from(`a,b\n"${"x".repeat(200)}`))]).toEqual([["a", "b"]]);
    expect(() => [...scanner.write(Buffer.from("y"))]).toThrow("too long");
    expect(numbers).toEqual([2]);
  });
});

const sheetsOfMakers = MAKER_SHEETS.filter(({ fileName }) => fileName.endsWith(".csv"));

describe("a file of a maker is taken apart as csv-parse does", () => {
  it.each(sheetsOfMakers)("$fileName", ({ content }) => expectSame(Buffer.from(content())));
});

describe.skipIf(!isHere)("real files beside the repository (skipped without ../shared/data)", () => {
  const names = isHere ? readdirSync(DATA, { recursive: true, encoding: "utf8" }) : [];
  const files = names.filter((name) => name.endsWith(".csv"));

  it.each(files)("%s", (name) => expectSame(readFileSync(join(DATA, name)).subarray(0, REAL_BYTES)));
});

function expectSame(bytes: Buffer): void {
  const dialect = { delimiter: ",", endsAtCarriageReturn: !bytes.includes(0x0a) };
  expect(scanned(cut(bytes, [65_537, 1, 4093]), dialect)).toEqual(parsed(bytes, dialect));
}

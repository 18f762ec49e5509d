import { hash64 } from "@meridian/platform/hash64";
import { expect, it } from "vitest";
import {
  createKnownPrints,
  encodePage,
  encodePrint,
  packRecords,
  type RowPrint,
  unpackRecords,
} from "./print-records.ts";

const ROWS = 10_000;

function printNumber(number: number): RowPrint {
  const hashes = Array.from({ length: number % 5 }, (_, index) => hash64(`key ${number} ${index}`));
  return {
    print: hash64(`row ${number}`),
    keys: { hashes, isByPlace: number % 2 === 0 },
    hasPlaceId: number % 3 === 0,
  };
}

it("every row of all pages is found by its print, with its keys and stamp, and no other is", () => {
  const prints = createKnownPrints();
  const rows = Array.from({ length: ROWS }, (_, number) => printNumber(number));
  for (let from = 0; from < ROWS; from += 700) {
    const some = rows.slice(from, from + 700);
    const page = encodePage(some.map((row, index) => ({ record: encodePrint(row), stamp: `stamp ${from + index}` })));
    if (page !== undefined) prints.addPage(page);
  }
  for (const [number, { print, ...rest }] of rows.entries()) {
    expect(prints.find(print)).toMatchObject({ ...rest, stamp: `stamp ${number}` });
    expect(prints.find(hash64(`stranger ${number}`))).toBeUndefined();
  }
});

it("a row without a record or stamp is in no page", () => {
  const record = encodePrint(printNumber(1));
  expect(
    encodePage([
      { record, stamp: undefined },
      { record: undefined, stamp: "s" },
    ]),
  ).toBeUndefined();
});

it("packed records come out as they were, absent ones too", () => {
  const records = [encodePrint(printNumber(4)), undefined, encodePrint(printNumber(0)), undefined];
  expect(unpackRecords(packRecords(records))).toEqual(records);
});

it("of two records with the same print, the first one counts: newer pages are read first", () => {
  const prints = createKnownPrints();
  for (const stamp of ["new", "old"]) {
    const page = encodePage([{ record: encodePrint(printNumber(3)), stamp }]);
    if (page !== undefined) prints.addPage(page);
  }
  expect(prints.find(printNumber(3).print)?.stamp).toBe("new");
});

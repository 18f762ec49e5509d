import { expect, it } from "vitest";
import { createRowNormaliser } from "../../normalise/row-to-business.ts";
import { mapColumns } from "../columns/column-map.ts";
import { createSeenRows } from "../seen-rows.ts";
import { createRowPrinter } from "./row-printer.ts";
import { createRowPrints } from "./row-prints.ts";

const mapping = mapColumns(["name", "city", "phone", "place_id", "country_code", "internal remark"]);

it.each([
  ["a row without issues leaves a record", ["Ada's", "Bristol", "", "place-1"], true],
  ["a row leaves none if each import must report its issues", ["Ada's", "Bristol", "call us", "place-1"], false],
  [
    "a row leaves none if cells that the print ignores may make it a line of totals",
    ["Total", "Bristol", "", ""],
    false,
  ],
  ["a business called Total leaves one where its place is named", ["Total", "Bristol", "", "place-1"], true],
])("%s", (_title, cells, leavesRecord) => {
  const prints = createRowPrints(mapping);
  const row = { row: 2, cells: [...cells, "GB", "some words"].map((cell) => (cell === "" ? undefined : cell)) };
  const read = createRowNormaliser(mapping)(row);
  if (read.draft === undefined) throw new Error("The row is not a business");
  const print = createRowPrinter(mapping)(row.cells);
  const { keys } = createSeenRows().take(read.draft, read.placeKeys, print);
  expect(prints.recordOf(print, row, read, keys) !== undefined).toBe(leavesRecord);
});

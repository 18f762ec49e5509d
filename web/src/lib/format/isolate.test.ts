import { expect, it } from "vitest";
import { isolate } from "./isolate.ts";

it("isolates text with right-to-left letters, wherever they stand, and no other", () => {
  expect(["Miller Bakery", "Café مقهى", "מסעדה", "東京"].map(isolate)).toEqual([
    "Miller Bakery",
    "\u2068Café مقهى\u2069",
    "\u2068מסעדה\u2069",
    "東京",
  ]);
});

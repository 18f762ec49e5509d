import { expect, it } from "vitest";
import { createRowCounter } from "./download-export.ts";

const TEXT = 'name,about\r\nA,"two\r\nlines, ""quoted"""\r\nB,\r\nÇay,x\r\n';

it.each([1, 2, 3, 7, 1000])("counts rows in pieces of %i bytes", (size) => {
  const counter = createRowCounter();
  const bytes = new TextEncoder().encode(TEXT);
  for (let at = 0; at < bytes.length; at += size) counter.add(bytes.subarray(at, at + size));
  expect(counter.rows).toBe(3);
});

it("a header alone is not a row", () => {
  const counter = createRowCounter();
  expect(counter.rows).toBe(0);
  counter.add(new TextEncoder().encode("name\r\n"));
  expect(counter.rows).toBe(0);
});

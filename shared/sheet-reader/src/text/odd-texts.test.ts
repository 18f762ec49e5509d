import { expect, it } from "vitest";
import { openCsv } from "../csv/read-csv.ts";
import { collect } from "../testing/read-all.ts";
import { writeTemporary } from "../testing/write-temporary.ts";

async function cellsOf(content: string | Buffer): Promise<unknown[]> {
  const file = await openCsv(writeTemporary("a.csv", content));
  return (await collect(file.open().rows)).map(({ cells }) => cells);
}

/** Names that break validation, displays and shells; each must be preserved exactly. */
const NAMES = [
  "undefined",
  "NULL",
  "0x00",
  "1/0",
  "2019-11-04",
  "31/02/2024",
  "=cmd|' /C calc'!A0",
  "@SUM(1+1)*cmd",
  "'; DROP TABLE business; --",
  "<script>alert(1)</script>",
  "{{7*7}} $((7*7)) %s %n",
  "../../../etc/passwd",
  "Ω≈ç√∫˜µ≤≥÷",
  "社會科學院語學研究所",
  "مرحبا\u200f (Café) \u202eabc",
  "Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯",
  "👩‍👩‍👧‍👦 🏳️‍🌈",
  "ﬀ ⅷ ℡",
  "one\u2028two",
];

it("names of every kind are read letter by letter", async () => {
  const text = `name,city\n${NAMES.map((name) => `"${name.replaceAll('"', '""')}",Rome\n`).join("")}`;
  expect(await cellsOf(text)).toEqual([["name", "city"], ...NAMES.map((name) => [name, "Rome"])]);
});

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { makeTemporaryFolder } from "@meridian/platform/testing/make-temporary-folder";
import { expect, it } from "vitest";
import { createSharedStringStore } from "./shared-string-store.ts";

const MEBIBYTE = 1024 * 1024;

it("returns every text it was given, in memory and from its file, in any order", () => {
  const folder = makeTemporaryFolder();
  const store = createSharedStringStore({ besidePath: join(folder, "book.xlsx"), maxMemoryBytes: 2 * MEBIBYTE });
  const textOf = (index: number) => `${index} ünïcode 寿司 😀 ${"x".repeat(index % 400)}`;
  const count = 40_000;
  for (let index = 0; index < count; index++) store.append(textOf(index));
  expect(store.size).toBe(count);
  for (let step = 0; step < count; step++) {
    const index = (step * 7919) % count;
    if (store.get(index) !== textOf(index)) expect.unreachable(`text ${index} is wrong`);
  }
  expect(readdirSync(folder)).toEqual([]);
  store.close();
});

it("holds texts longer than a block and empty ones", () => {
  const store = createSharedStringStore({
    besidePath: join(makeTemporaryFolder(), "book.xlsx"),
    maxMemoryBytes: 2 * MEBIBYTE,
  });
  const long = "é".repeat(3 * MEBIBYTE);
  for (const text of ["", long, "", "end"]) store.append(text);
  expect(store.get(1)).toBe(long);
  expect([store.get(0), store.get(2), store.get(3), store.get(4), store.get(-1), store.get(0.5)]).toEqual([
    "",
    "",
    "end",
    undefined,
    undefined,
    undefined,
  ]);
  store.close();
});

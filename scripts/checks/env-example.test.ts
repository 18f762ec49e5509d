import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { envExampleText, listSettings } from "./env-example.ts";

it("the example environment lists every setting of every process, as in their schemas", async () => {
  const path = join(import.meta.dirname, "../../.env.example");
  expect(await readFile(path, "utf8"), "run: npm run env-example").toBe(envExampleText());
});

it("every setting has a description", () => {
  const silent = listSettings().filter(({ description }) => description.length < 10);
  expect(silent.map(({ name }) => name)).toEqual([]);
});

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeSearchDocument } from "@meridian/testing/search/search-document-factory";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createIndexWriter } from "../index/index-writer.ts";
import { createIndexFile, finishIndexFile, openForWriting } from "../index/search-schema.ts";
import { openServingIndex } from "../threads/serving-index.ts";
import { createHitSource } from "./hit-source.ts";

const EVERY_BAKERY = { match: "bakery", phrases: [], limit: 10 };

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "meridian-hit-source-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it("a cached long list is checked for each query, and read again after the index has changed", async () => {
  const path = join(folder, "index.db");
  finishIndexFile(createIndexFile(path), path);
  const writer = createIndexWriter(openForWriting(path));
  const bakery = (id: string) => ({ id, document: makeSearchDocument(id, { name: `Bakery ${id}` }) });
  writer.apply(["a", "b", "c"].map(bakery));
  const index = await openServingIndex(path, 1);
  const source = createHitSource(index, 2);
  const list = (checks: ((n: number) => boolean)[] = []) =>
    index.onNewestState(() => source.list({ ...EVERY_BAKERY, checks }).numbers);

  const all = list();
  expect(all).toHaveLength(3);
  expect(list()).toBe(all);
  expect(list([(n) => n !== all[0]])).toEqual(all.slice(1));
  writer.apply([bakery("d")]);
  expect(list()).toHaveLength(4);
  index.close();
  writer.close();
});

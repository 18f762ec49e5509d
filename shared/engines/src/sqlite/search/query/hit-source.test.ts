import { join } from "node:path";
import { makeTemporaryFolder } from "@meridian/platform/testing/make-temporary-folder";
import { makeSearchDocument } from "@meridian/testing/search/search-document-factory";
import { beforeEach, expect, it } from "vitest";
import { createIndexWriter } from "../index/index-writer.ts";
import { createIndexFile, finishIndexFile, openForWriting } from "../index/search-schema.ts";
import { openServingIndex } from "../threads/serving-index.ts";
import { createHitSource } from "./hit-source.ts";

const EVERY_BAKERY = { match: "bakery", phrases: [], limit: 10 };

let folder: string;

beforeEach(() => {
  folder = makeTemporaryFolder();
});

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

import { join } from "node:path";
import { makeTemporaryFolder } from "@meridian/platform/testing/make-temporary-folder";
import { makeSearchDocument } from "@meridian/testing/search/search-document-factory";
import { indexQuery } from "@meridian/testing/search/search-index-handles";
import { expect, it } from "vitest";
import { createIndexWriter } from "../index/index-writer.ts";
import { createIndexFile, finishIndexFile, openForWriting } from "../index/search-schema.ts";
import { openServingIndex } from "../threads/serving-index.ts";
import { createIndexSearch } from "./index-search.ts";

/** More than are ranked, all of about the same popularity. */
const BAKERIES = Array.from({ length: 400 }, (_, at) => {
  const id = `bakery-${String(at).padStart(3, "0")}`;
  return { id, document: makeSearchDocument(id, { name: `Bakery ${at}`, popularity: 20_000 + (at % 3) }) };
});

async function found(bakeries: typeof BAKERIES) {
  const path = join(makeTemporaryFolder(), "index.db");
  finishIndexFile(createIndexFile(path), path);
  const writer = createIndexWriter(openForWriting(path));
  writer.apply(bakeries);
  const index = await openServingIndex(path, 1);
  const { hits } = await index.onNewestState(() =>
    createIndexSearch(index).search(indexQuery("bakery", { limit: 100 })),
  );
  index.close();
  writer.close();
  return hits.map(({ id }) => id);
}

it("the order in which equally popular documents came decides nothing", async () => {
  const hits = await found(BAKERIES);
  expect(hits).toHaveLength(100);
  expect(await found(BAKERIES.toReversed())).toEqual(hits);
});

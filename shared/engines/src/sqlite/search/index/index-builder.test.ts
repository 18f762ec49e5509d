import { join } from "node:path";
import { makeTemporaryFolder } from "@meridian/platform/testing/make-temporary-folder";
import { makeSearchDocument } from "@meridian/testing/search/search-document-factory";
import { beforeEach, expect, it } from "vitest";
import { createIndexBuilder } from "./index-builder.ts";
import { withWords } from "./index-row.ts";
import { createIndexWriter } from "./index-writer.ts";
import { createIndexFile, finishIndexFile, openForReading, openForWriting } from "./search-schema.ts";

const TABLES = {
  words: "SELECT term, documents FROM vocabulary ORDER BY term",
  prefixes: "SELECT prefix, documents FROM prefix_totals ORDER BY prefix",
  typos: "SELECT key, vocabulary.term FROM typos JOIN vocabulary ON vocabulary.id = typos.term ORDER BY 1, 2",
};
const NAMES = [
  "Luigi's Trattoria",
  "Trattoria Lucia",
  "Bäckerei Müller-Lüdenscheidt",
  "東京ラーメン",
  "東京カフェ",
  "𠮷野家",
  "Кафе Москва",
  "7-Eleven",
  "ab",
];

let folder: string;

beforeEach(() => {
  folder = makeTemporaryFolder();
});

it("counts words, prefixes and typos as changes one by one do", async () => {
  const documents = NAMES.map((name, index) =>
    makeSearchDocument(`b${index}`, { name, address: `${index} Lucia Straße`, popularity: index * 100 }),
  );
  const builtPath = join(folder, "built.db");
  const builder = createIndexBuilder(builtPath);
  builder.add(documents.map(withWords));
  await builder.finish(documents.length);

  const appliedPath = join(folder, "applied.db");
  finishIndexFile(createIndexFile(appliedPath), appliedPath);
  const writer = createIndexWriter(openForWriting(appliedPath));
  for (const document of documents) writer.apply([{ id: document.id, document }]);
  writer.close();

  const built = readTables(builtPath);
  expect(built).toEqual(readTables(appliedPath));
  expect(built.words).toContainEqual({ term: "lucia", documents: NAMES.length });
  expect(built.words).toContainEqual({ term: "𠮷野", documents: 1 });
  expect(built.prefixes).toContainEqual({ prefix: "東", documents: 2 });
});

it("keeps the last of several documents with one id, whichever is more popular", async () => {
  const path = join(folder, "built.db");
  const builder = createIndexBuilder(path);
  const named = (id: string, name: string, popularity: number) =>
    withWords(makeSearchDocument(id, { name, popularity }));
  builder.add([named("b1", "Luigi", 500), named("b2", "Lucia", 100)]);
  builder.add([named("b2", "Mario", 900), named("b1", "Paolo", 1)]);
  await builder.finish(4);
  const words = readTables(path).words.map(({ term }) => term);
  expect(words).toEqual(expect.arrayContaining(["mario", "paolo"]));
  expect(words).not.toContain("luigi");
  expect(words).not.toContain("lucia");
});

it("refuses to finish without a document that was added", async () => {
  const builder = createIndexBuilder(join(folder, "built.db"));
  builder.add([withWords(makeSearchDocument("b1", {}))]);
  await expect(builder.finish(2)).rejects.toThrow("holds 1 documents instead of 2");
  builder.close();
});

function readTables(path: string): Record<keyof typeof TABLES, Record<string, unknown>[]> {
  const db = openForReading(path);
  const rows = (sql: string) =>
    db
      .prepare(sql)
      .all()
      .map((row) => ({ ...row }));
  const tables = { words: rows(TABLES.words), prefixes: rows(TABLES.prefixes), typos: rows(TABLES.typos) };
  db.close();
  return tables;
}

import { join } from "node:path";
import type { OpeningHours } from "@meridian/contracts/businesses/opening-hours";
import { makeTemporaryFolder } from "@meridian/platform/testing/make-temporary-folder";
import type { IndexChange } from "@meridian/ports/search/search-index";
import { makeSearchDocument } from "@meridian/testing/search/search-document-factory";
import { beforeEach, expect, it } from "vitest";
import { createIndexWriter } from "./index-writer.ts";
import { createIndexFile, finishIndexFile, openForWriting } from "./search-schema.ts";

let folder: string;

beforeEach(() => {
  folder = makeTemporaryFolder();
});

it("undone changes leave neither places nor opening hours", () => {
  const path = join(folder, "index.db");
  finishIndexFile(createIndexFile(path), path);
  const db = openForWriting(path);
  const writer = createIndexWriter(db);
  const hours: OpeningHours = { intervals: [[540, 1080]], knownDays: [0] };
  const inBerlin = { citySlug: "berlin", cityName: "Berlin", timeZone: "Europe/Berlin", hours };
  const unreadable = {
    ...makeSearchDocument("b"),
    get name(): string {
      throw new Error("unreadable");
    },
  };
  const first = { id: "a", document: makeSearchDocument("a", inBerlin) };
  expect(() => writer.apply([first, { id: "b", document: unreadable }])).toThrow("unreadable");
  expect(writer.documents()).toBe(0);

  writer.apply([
    { id: "c", document: makeSearchDocument("c", { ...inBerlin, citySlug: "bremen", cityName: "Bremen" }) },
    first,
  ]);
  const rows = db
    .prepare(
      `SELECT docs.id, label, hours FROM docs LEFT JOIN filters ON filters.id = city
       LEFT JOIN patterns ON patterns.id = pattern ORDER BY docs.id`,
    )
    .all()
    .map((row) => ({ ...row }));
  writer.close();
  expect(rows).toEqual([
    { id: "a", label: "Berlin", hours: "540,1080" },
    { id: "c", label: "Bremen", hours: "540,1080" },
  ]);
});

it("counts the words of the documents it has, and forgets those of no document", () => {
  const luigi = { id: "a", document: makeSearchDocument("a", { name: "Luigi's Osteria" }) };
  const renamed = { id: "a", document: makeSearchDocument("a", { name: "Trattoria" }) };
  const osteria = { id: "b", document: makeSearchDocument("b", { name: "Osteria" }) };
  const counted = vocabularyAfter([luigi, osteria], [renamed], [{ id: "a" }]);
  expect(counted.words).toContainEqual({ term: "osteria", documents: 1 });
  expect(counted).toEqual(vocabularyAfter([osteria]));
});

function vocabularyAfter(...batches: IndexChange[][]) {
  const path = join(makeTemporaryFolder(), "index.db");
  finishIndexFile(createIndexFile(path), path);
  const db = openForWriting(path);
  const writer = createIndexWriter(db);
  for (const batch of batches) writer.apply(batch);
  const read = (sql: string) =>
    db
      .prepare(sql)
      .all()
      .map((row) => ({ ...row }));
  const words = read("SELECT term, documents FROM vocabulary ORDER BY term");
  const prefixes = read("SELECT prefix, documents FROM prefix_totals WHERE documents <> 0 ORDER BY prefix");
  const typos = read("SELECT key, vocabulary.term FROM typos LEFT JOIN vocabulary ON id = typos.term ORDER BY 1, 2");
  writer.close();
  return { words, prefixes, typos };
}

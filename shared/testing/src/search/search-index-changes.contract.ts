import type { SearchDocument } from "@meridian/domain/businesses/search-document";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeSearchDocument } from "./search-document-factory.ts";
import {
  fillIndex,
  indexQuery,
  namedDocument,
  type OpenSearchIndexHandles,
  type SearchIndexHandles,
} from "./search-index-handles.ts";

/** An index that changes while it is read. */
export function describeSearchIndexChanges(open: OpenSearchIndexHandles): void {
  describe("changes", () => {
    let handles: SearchIndexHandles;
    beforeAll(async () => {
      handles = await open();
    });
    afterAll(() => handles?.close());

    const put = (...documents: SearchDocument[]) =>
      handles.writer.apply(documents.map((document) => ({ id: document.id, document })));
    const find = async (text: string) =>
      (await handles.reader.search(indexQuery(text, { allowTypos: false }))).hits.map(({ id }) => id);
    const becomes = (text: string, ids: string[]) => expect.poll(() => find(text)).toEqual(ids);

    it("is unavailable until a rebuild is committed, whatever is applied to it; then it can be searched, even empty", async () => {
      const fresh = await open();
      await fresh.writer.apply([{ id: "a", document: makeSearchDocument("a", { name: "Early" }) }]);
      expect((await fresh.writer.status()).isReady).toBe(false);
      expect((await fresh.reader.status()).isReady).toBe(false);
      await expect(fresh.reader.search(indexQuery("early"))).rejects.toMatchObject({ code: "unavailable" });
      await expect(fresh.reader.suggest("early", 5)).rejects.toMatchObject({ code: "unavailable" });
      await (await fresh.writer.beginRebuild()).commit(0);
      await expect.poll(() => fresh.reader.status()).toEqual({ documents: 0, isReady: true });
      expect((await fresh.reader.search(indexQuery(""))).total).toBe(0);
      await fresh.close();
    });

    it("compacting removes nothing", async () => {
      await fillIndex(handles, [makeSearchDocument("a", { name: "Alpha" })]);
      await handles.writer.compact();
      expect(await find("alpha")).toEqual(["a"]);
      await put(makeSearchDocument("b", { name: "Alphabet" }));
      await expect.poll(async () => (await find("alpha")).sort()).toEqual(["a", "b"]);
    });

    it("a document that changes its category or is removed no longer has the one that a text also means", async () => {
      const [SALON, BARBER] = [
        { slug: "salon", name: "Salon" },
        { slug: "barber", name: "Barber" },
      ];
      const named = (id: string, category: typeof SALON) =>
        makeSearchDocument(id, { name: `Klinge ${id}`, categories: [category] });
      await fillIndex(handles, [named("a", SALON), named("b", SALON), named("c", SALON)]);
      const query = indexQuery("friseur", { alsoCategories: [SALON.slug], allowTypos: false });
      const becomesOfKind = (...ids: string[]) =>
        expect
          .poll(async () => {
            const { hits, total } = await handles.reader.search(query);
            return [hits.map(({ id }) => id).toSorted(), total];
          })
          .toEqual([ids, ids.length]);
      await becomesOfKind("a", "b", "c");
      await handles.writer.apply([{ id: "a" }, { id: "b", document: named("b", BARBER) }]);
      await becomesOfKind("c");
      await put(named("d", BARBER), named("a", SALON));
      await becomesOfKind("a", "c");
    });

    it("a new document is found within seconds, is replaced whole, and can be removed", async () => {
      await fillIndex(handles, []);
      await put(makeSearchDocument("a", { name: "Alpha Bakery", popularity: 10 }));
      await becomes("alpha", ["a"]);
      await put(
        makeSearchDocument("a", { name: "Omega Bakery", cityName: "Bremen", citySlug: "bremen", popularity: 50_000 }),
      );
      await becomes("omega", ["a"]);
      expect(await find("alpha")).toEqual([]);
      const moved = await handles.reader.search(
        indexQuery("", { filters: { cityKey: "de/bremen" }, withFacets: true }),
      );
      expect(moved.hits).toEqual([{ id: "a" }]);
      expect(moved.facets.city).toEqual([{ value: "de/bremen", label: "Bremen", count: 1 }]);
      await handles.writer.apply([{ id: "a" }]);
      await becomes("omega", []);
      expect((await handles.writer.status()).documents).toBe(0);
    });

    it("applying changes twice equals applying them once", async () => {
      await fillIndex(handles, []);
      const documents = ["Bravo", "Bravissimo"].map((name) => makeSearchDocument(name, { name }));
      for (let round = 0; round < 3; round++) {
        await put(...documents);
        await handles.writer.apply([{ id: "never-there" }]);
      }
      await expect.poll(() => find("brav")).toHaveLength(2);
      expect(await handles.writer.status()).toEqual({ documents: 2, isReady: true });
      expect((await handles.reader.search(indexQuery("b", { limit: 1 }))).total).toBe(2);
      await handles.writer.apply(documents.map(({ id }) => ({ id })));
      await becomes("brav", []);
      await becomes("", []);
    });

    it("the last of several changes of one document in a batch counts", async () => {
      await fillIndex(handles, []);
      await put(makeSearchDocument("a", { name: "First" }), makeSearchDocument("a", { name: "Second" }));
      await becomes("second", ["a"]);
      expect(await find("first")).toEqual([]);
      await handles.writer.apply([{ id: "a", document: makeSearchDocument("a", { name: "Third" }) }, { id: "a" }]);
      await becomes("", []);
    });

    it("calls that do not wait for each other take effect in their order", async () => {
      await fillIndex(handles, []);
      const names = ["First", "Second", "Third"];
      await Promise.all(names.map((name) => put(makeSearchDocument("a", { name }))));
      await becomes("third", ["a"]);
      await Promise.all([
        put(makeSearchDocument("b", { name: "Fourth" })),
        handles.writer.apply([{ id: "a" }, { id: "b" }]),
      ]);
      await becomes("", []);
    });

    it("typos are corrected to new words at once, and no longer to removed ones", async () => {
      await fillIndex(handles, []);
      await put(namedDocument("Zanzibar Spices", "z"));
      const misspelt = async () => (await handles.reader.search(indexQuery("zanziber"))).hits.map(({ id }) => id);
      await expect.poll(misspelt).toEqual(["z"]);
      await handles.writer.apply([{ id: "z" }]);
      await expect.poll(misspelt).toEqual([]);
    });

    it("no search fails during a rebuild and swap, and each sees all of the old or all of the new index", async () => {
      const corpus = (generation: string) =>
        Array.from({ length: 300 }, (_, index) => makeSearchDocument(`r${index}`, { name: `Common ${generation}` }));
      await fillIndex(handles, corpus("old"));
      const totals = new Set<string>();
      let last = "";
      let isDone = false;
      const searching = (async () => {
        while (!isDone) {
          const old = await handles.reader.search(indexQuery("common old"));
          const fresh = await handles.reader.search(indexQuery("common fresh"));
          last = `${old.total} ${fresh.total}`;
          totals.add(last);
        }
      })();
      for (const generation of ["fresh", "old", "fresh"]) {
        const rebuild = await handles.writer.beginRebuild();
        const documents = corpus(generation);
        await rebuild.add(documents.slice(0, 120));
        await rebuild.add(documents.slice(120));
        await rebuild.commit(300);
        await expect.poll(() => last).toBe(generation === "fresh" ? "0 300" : "300 0");
      }
      isDone = true;
      await searching;
      const possible = ["300 0", "0 300", "300 300", "0 0"];
      expect(possible).toEqual(expect.arrayContaining([...totals]));
    });

    it("an incomplete rebuild is rejected and changes nothing", async () => {
      await fillIndex(handles, [makeSearchDocument("kept", { name: "Kept" })]);
      const rebuild = await handles.writer.beginRebuild();
      await rebuild.add([makeSearchDocument("other", { name: "Other" })]);
      await expect(rebuild.commit(2)).rejects.toMatchObject({ code: "conflict" });
      expect(await find("")).toEqual(["kept"]);
      const aborted = await handles.writer.beginRebuild();
      await aborted.add([makeSearchDocument("other", { name: "Other" })]);
      await aborted.abort();
      expect(await find("")).toEqual(["kept"]);
      expect((await handles.writer.status()).documents).toBe(1);
    });

    it("changes applied during a rebuild override what the rebuild adds", async () => {
      await fillIndex(handles, [
        makeSearchDocument("a", { name: "Stale" }),
        makeSearchDocument("b", { name: "Stale" }),
      ]);
      const rebuild = await handles.writer.beginRebuild();
      await rebuild.add([makeSearchDocument("a", { name: "Stale" })]);
      await put(makeSearchDocument("a", { name: "Newer" }), makeSearchDocument("c", { name: "Newest" }));
      await handles.writer.apply([{ id: "b" }]);
      await rebuild.add([makeSearchDocument("b", { name: "Stale" })]);
      await rebuild.commit(2);
      await expect.poll(async () => (await handles.reader.status()).documents).toBe(2);
      expect((await find("newe")).sort()).toEqual(["a", "c"]);
      expect(await find("stale")).toEqual([]);
    });
  });
}

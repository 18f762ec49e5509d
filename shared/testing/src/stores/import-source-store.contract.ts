import { describe, expect, it } from "vitest";
import { makeSource } from "../site-records.ts";
import { storesPerTest } from "../stores-per-test.ts";
import { makeJob, type OpenStores } from "../stores-under-test.ts";

export function describeImportSourceStoreContract(engine: string, open: OpenStores): void {
  describe(`import sources on ${engine}`, () => {
    const test = storesPerTest(open);

    it("a source is found by its id, replaced whole, and listed by name", async () => {
      const { importSources } = test.stores;
      expect(await importSources.get(makeSource("b").id)).toBeUndefined();
      await importSources.put(makeSource("b", { name: "Zürich" }));
      await importSources.put(makeSource("a", { name: "Çorum" }));
      const changed = makeSource("b", { name: "Aachen", lastFailure: { key: "source_away", params: { status: 503 } } });
      await importSources.put(changed);
      expect(await importSources.get(changed.id)).toEqual(changed);
      expect(await importSources.list()).toEqual([changed, makeSource("a", { name: "Çorum" })]);
    });

    it("a change keeps the fields it does not name, and can clear one", async () => {
      const { importSources } = test.stores;
      const source = makeSource("a", { etag: '"1"', failures: 2 });
      await importSources.put(source);
      expect(await importSources.change(source.id, { name: "Bari", etag: null })).toMatchObject({ failures: 2 });
      await importSources.change(source.id, { failures: 3 });
      expect(await importSources.list()).toEqual([{ ...source, name: "Bari", etag: null, failures: 3 }]);
      expect(await importSources.change(makeSource("b").id, { failures: 1 })).toBeUndefined();
    });

    it("a removed source is absent, and removing it again reports that", async () => {
      const { importSources } = test.stores;
      await importSources.put(makeSource("a"));
      expect(await importSources.remove(makeSource("a").id)).toBe(true);
      expect(await importSources.remove(makeSource("a").id)).toBe(false);
      expect(await importSources.list()).toEqual([]);
    });

    it("an import keeps the source it came from", async () => {
      const { importJobs } = test.stores;
      const { id } = await importJobs.create(makeJob({ sourceId: "s".repeat(20) }));
      expect((await importJobs.get(id))?.sourceId).toBe("s".repeat(20));
    });
  });
}

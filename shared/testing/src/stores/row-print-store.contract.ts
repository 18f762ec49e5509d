import type { RowPrintPage, RowPrintStore } from "@meridian/ports/imports/row-print-store";
import { describe, expect, it } from "vitest";
import { storesPerTest } from "../stores-per-test.ts";
import type { OpenStores } from "../stores-under-test.ts";

const PAGE_BYTES = 100;

function page(number: number, overrides: Partial<RowPrintPage> = {}): RowPrintPage {
  const content = new Uint8Array(PAGE_BYTES).fill(number);
  return { salt: "s", lineage: "list.csv", jobId: "job-1", page: number, content, ...overrides };
}

/** The first byte of each page, in the order they are read. */
async function pagesOf(store: RowPrintStore, salt = "s"): Promise<number[]> {
  const pages: number[] = [];
  for (let before: string | undefined; ; ) {
    const found = await store.read(salt, before);
    if (found === undefined) return pages;
    expect(found.content).toHaveLength(PAGE_BYTES);
    pages.push(found.content[0] ?? -1);
    before = found.next;
  }
}

export function describeRowPrintStoreContract(engine: string, open: OpenStores): void {
  describe(`row prints on ${engine}`, () => {
    const test = storesPerTest(open);

    it("the pages of a salt are read once each, the last put first", async () => {
      const { rowPrints } = test.stores;
      expect(await rowPrints.read("s")).toBeUndefined();
      for (const each of [page(1), page(2), page(9, { salt: "other" }), page(3)]) await rowPrints.put(each);
      expect(await pagesOf(rowPrints)).toEqual([3, 2, 1]);
    });

    it("a page that is put again replaces the former one", async () => {
      const { rowPrints } = test.stores;
      await rowPrints.put(page(1));
      await rowPrints.put(page(1, { content: new Uint8Array(PAGE_BYTES).fill(7) }));
      expect(await pagesOf(rowPrints)).toEqual([7]);
    });

    it("an import that ended replaces earlier ones of its file, and no other", async () => {
      const { rowPrints } = test.stores;
      await rowPrints.put(page(1));
      await rowPrints.put(page(2, { lineage: "other.csv", jobId: "job-2" }));
      await rowPrints.put(page(3, { salt: "other", jobId: "job-3" }));
      await rowPrints.put(page(4, { jobId: "job-4" }));
      await rowPrints.settle({ salt: "s", lineage: "list.csv", jobId: "job-4" });
      expect(await pagesOf(rowPrints)).toEqual([4, 2]);
      expect(await pagesOf(rowPrints, "other")).toEqual([3]);
    });

    it("the oldest pages go when all take too much", async () => {
      const { rowPrints } = test.stores;
      for (const number of [1, 2, 3, 4]) await rowPrints.put(page(number, { lineage: `${number}.csv` }));
      await rowPrints.settle({ salt: "s", lineage: "4.csv", jobId: "job-1" }, 2 * PAGE_BYTES);
      expect(await pagesOf(rowPrints)).toEqual([4, 3]);
    });
  });
}

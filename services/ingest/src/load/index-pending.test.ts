import { categoryByLabelAlone } from "@meridian/domain/categories/business-category";
import { openEngines } from "@meridian/engines/open-engines";
import { openSearchIndex } from "@meridian/engines/open-search-index";
import type { SearchIndex } from "@meridian/ports/search/search-index";
import { makeTestEngineConfig } from "@meridian/testing/test-engine-config";
import { expect, it, onTestFinished } from "vitest";
import { createPlaceWriter } from "../testing/place-writer.ts";
import { indexPending } from "./index-pending.ts";

/** The second batch is read while the first is applied. */
const TWO_BATCHES_ROWS = 8_000;
const NO_LEASE = { check: () => Promise.resolve() };

async function openAll() {
  const data = await makeTestEngineConfig();
  const engines = await openEngines(data.config);
  const index = await openSearchIndex(data.config, "writer");
  onTestFinished(async () => {
    await index.close();
    await engines.close();
    await data.remove();
  });
  return { engines, index };
}

it("changes applied by a process without a valid lease are applied again, in their current state", async () => {
  const { engines, index } = await openAll();
  const { businesses } = engines;
  const doubtful = new Set<string>();
  let checksUntilLost = Number.POSITIVE_INFINITY;
  const guard = {
    async check() {
      if (--checksUntilLost === 0) throw new Error("lost");
    },
  };
  const { signal } = new AbortController();
  const pending = { businesses, index, categoryOf: categoryByLabelAlone, guard, doubtful, signal };
  const write = await createPlaceWriter(engines);
  await write(1, 5);
  await indexPending(pending);
  const [sleeper] = await businesses.scan("", 1);
  if (sleeper === undefined) throw new Error("There is no business");
  await write(6, 6);
  checksUntilLost = 2;
  await expect(indexPending(pending)).rejects.toThrow("lost");
  expect([await businesses.countUnindexed(), doubtful.size]).toEqual([1, 1]);
  doubtful.add(sleeper.id);
  await index.apply([{ id: sleeper.id }]);
  expect(await indexPending(pending)).toMatchObject({ isDone: true });
  expect(doubtful.size).toBe(0);
  expect(await index.status()).toMatchObject({ documents: 6 });
});

it("after a failed batch, its businesses and those of the batch behind it are applied again", async () => {
  const { engines, index } = await openAll();
  const { businesses } = engines;
  const write = await createPlaceWriter(engines);
  await write(1, TWO_BATCHES_ROWS);
  const sizes: number[] = [];
  const failing: Pick<SearchIndex, "apply"> = {
    async apply(changes) {
      if (sizes.push(changes.length) === 1) throw new Error("full");
      await index.apply(changes);
    },
  };
  const rest = { categoryOf: categoryByLabelAlone, guard: NO_LEASE, doubtful: new Set<string>() };
  const { signal } = new AbortController();
  await expect(indexPending({ businesses, index: failing, signal, ...rest })).rejects.toThrow("full");
  expect(sizes).toEqual([TWO_BATCHES_ROWS / 2, TWO_BATCHES_ROWS / 2]);
  expect(await businesses.countUnindexed()).toBe(TWO_BATCHES_ROWS);
  expect(await indexPending({ businesses, index, signal, ...rest })).toEqual({ rows: TWO_BATCHES_ROWS, isDone: true });
  expect(await index.status()).toMatchObject({ documents: TWO_BATCHES_ROWS });
});

it("a business removed while its batch waits leaves the index", { timeout: 60_000 }, async () => {
  const { engines, index } = await openAll();
  const { businesses, editor } = engines;
  const write = await createPlaceWriter(engines);
  await write(1, TWO_BATCHES_ROWS);
  const waiting = (await businesses.takeUnindexed(TWO_BATCHES_ROWS)).at(-1)?.id ?? "";
  const sizes: number[] = [];
  const removing: Pick<SearchIndex, "apply"> = {
    async apply(changes) {
      const all = [...changes];
      if (sizes.push(all.length) === 2) await editor.remove([waiting]);
      await index.apply(all);
    },
  };
  const rest = { categoryOf: categoryByLabelAlone, guard: NO_LEASE, doubtful: new Set<string>() };
  const { signal } = new AbortController();
  expect(await indexPending({ businesses, index: removing, signal, ...rest })).toMatchObject({ isDone: true });
  expect(sizes).toEqual([TWO_BATCHES_ROWS / 2, TWO_BATCHES_ROWS / 2, 1]);
  expect(await index.status()).toMatchObject({ documents: TWO_BATCHES_ROWS - 1 });
});

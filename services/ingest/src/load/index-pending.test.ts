import { categoryByLabelAlone } from "@meridian/domain/categories/business-category";
import { openEngines } from "@meridian/engines/open-engines";
import { openSearchIndex } from "@meridian/engines/open-search-index";
import { makeTestEngineConfig } from "@meridian/testing/test-engine-config";
import { expect, it, onTestFinished } from "vitest";
import { createPlaceWriter } from "../testing/place-writer.ts";
import { indexPending } from "./index-pending.ts";

it("changes applied by a process without a valid lease are applied again, in their current state", async () => {
  const data = await makeTestEngineConfig();
  const engines = await openEngines(data.config);
  const index = await openSearchIndex(data.config, "writer");
  onTestFinished(async () => {
    await index.close();
    await engines.close();
    await data.remove();
  });
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

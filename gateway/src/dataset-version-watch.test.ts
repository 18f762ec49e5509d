import { openTestEngines } from "@meridian/testing/open-test-engines";
import { expect, it, onTestFinished } from "vitest";
import { watchDatasetVersion } from "./dataset-version-watch.ts";

it("the dataset version is known at the start, follows announcements, and stops changing after the last unsubscribe", async () => {
  const { datasetVersion, close } = await openTestEngines();
  onTestFinished(() => close());
  await datasetVersion.raise();
  const before = await datasetVersion.current();
  const watch = await watchDatasetVersion(datasetVersion);
  expect(watch.version()).toBe(before);
  await datasetVersion.raise();
  await expect.poll(watch.version, { timeout: 10_000 }).toBe(before + 1);
  await datasetVersion.raise();
  await watch.refresh();
  expect(watch.version()).toBe(before + 2);
  watch.stop();
});

it("an announcement that precedes the first answer wins", async () => {
  const watch = await watchDatasetVersion({
    watch(listener) {
      listener(7);
      return () => undefined;
    },
    current: async () => 6,
    raise: async () => 7,
  });
  expect(watch.version()).toBe(7);
});

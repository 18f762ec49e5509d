import { afterEach, expect, it } from "vitest";
import { csvOf, plainRows } from "../../testing/eventful-sheet.ts";
import { newestJob, openDirectory, sendFile, startOn, untilMoment } from "../../testing/killable-ingest.ts";

const ROWS = 4000;

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

it("a stopping process releases its job, and the next one resumes it at once", {
  timeout: 120_000,
}, async () => {
  const directory = await openDirectory(cleanups);
  const first = await startOn(directory, cleanups);
  const answer = sendFile(directory, first, csvOf(plainRows(1, ROWS)));
  await untilMoment(directory, ({ checkpointRow }) => checkpointRow > 0);
  await first.stop();
  expect(await (await answer).json()).toMatchObject({ success: false, message: expect.stringContaining("sürüyor") });
  expect(await newestJob(directory)).toMatchObject({ state: "queued", attempts: 0 });

  await startOn(directory, cleanups);
  const ended = await untilMoment(directory, ({ finishedAt }) => finishedAt !== null);
  expect(ended).toMatchObject({ state: "succeeded", counters: { rowsRead: ROWS, created: ROWS } });
});

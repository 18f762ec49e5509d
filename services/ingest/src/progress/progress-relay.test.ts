import { type ImportProgress, NO_ROWS } from "@meridian/contracts/imports/import-job";
import { createLogger } from "@meridian/platform/logger";
import type { EventBus } from "@meridian/ports/event-bus";
import { openTestEngines } from "@meridian/testing/open-test-engines";
import { afterAll, expect, it } from "vitest";
import { eventually } from "../testing/sample-sheets.ts";
import { createProgressHub, type ProgressHub } from "./progress-hub.ts";
import { relayProgress } from "./progress-relay.ts";

const logger = createLogger({ service: "test", level: "silent" });

const engines = await openTestEngines();
afterAll(() => engines.close());

/** Some engines need a moment to start listening. */
function listening(): Promise<void> {
  return new Promise((resolve) => {
    engines.events.subscribe("import-progress", { onEvent: () => {}, onListening: resolve });
  });
}

interface Replica {
  hub: ProgressHub;
  seen: ImportProgress[];
  stop: () => void;
}

function startReplica(events: EventBus): Replica {
  const hub = createProgressHub({ figuresEveryMs: 0 });
  const seen: ImportProgress[] = [];
  hub.subscribe((progress) => seen.push(progress));
  return { hub, seen, stop: relayProgress({ hub, events, logger }) };
}

function progress(rowsRead: number, overrides: Partial<ImportProgress> = {}): ImportProgress {
  const counters = { ...NO_ROWS, rowsRead };
  const figures = { counters, rowsPerSecond: 900, readShare: 0.5, secondsLeft: 3, isDryRun: false, isHeld: false };
  const job = { jobId: "job-1", fileName: "a.csv", state: "running", phase: "reading" } as const;
  return { ...job, ...figures, pause: null, undo: null, ...overrides };
}

it("a job of one replica is shown at every other with its speed, once, and never echoed", async () => {
  const { events } = engines;
  const [one, two, three] = [startReplica(events), startReplica(events), startReplica(events)];
  await listening();
  const published = [progress(1), progress(2), progress(2, { state: "succeeded", phase: "done" })];
  for (const each of published) one.hub.publish(each);
  await eventually(async () => (two.seen.length >= 3 && three.seen.length >= 3 ? true : undefined));
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  expect([one.seen, two.seen, three.seen]).toEqual([published, published, published]);
  for (const replica of [one, two, three]) replica.stop();
});

it("a message from outside the replicas is not shown", async () => {
  const { events } = engines;
  const [one, two] = [startReplica(events), startReplica(events)];
  await listening();
  await events.publish("import-progress", { from: "elsewhere", progress: { jobId: 7 } });
  await events.publish("import-progress", "nonsense");
  one.hub.publish(progress(1));
  await eventually(async () => two.seen[0]);
  expect(two.seen).toEqual([progress(1)]);
  for (const replica of [one, two]) replica.stop();
});

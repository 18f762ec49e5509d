import { DAY_MS } from "@meridian/contracts/durations";
import { openEngines } from "@meridian/engines/open-engines";
import { createLogger } from "@meridian/platform/logger";
import { makeDraft } from "@meridian/testing/business-factory";
import { openTestEngines, type TestEngines } from "@meridian/testing/open-test-engines";
import { makeCategoryDecision } from "@meridian/testing/site-records";
import { importDrafts } from "@meridian/testing/stores-under-test";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createActionNotes } from "../audit/action-notes.ts";
import { createChangeAnnouncer } from "../change-announcer.ts";
import { createApplyRules } from "./apply-rules.ts";
import {
  type CleanupRunner,
  type CleanupRunnerOptions,
  createCleanupRunner,
  keepCleanupGoing,
} from "./cleanup-runner.ts";
import { purgeTrash } from "./purge-trash.ts";

const BUSINESSES = 1_200;
const PHILADELPHIA = { cityId: 4_560_349, citySlug: "philadelphia", cityName: "Philadelphia", regionCode: "US-PA" };
const logger = createLogger({ service: "admin", level: "silent" });

let engines: TestEngines;
let at: Date;
const now = () => at;

beforeEach(async () => {
  at = new Date("2026-05-01T12:00:00.000Z");
  engines = await openTestEngines({ clock: now });
});
afterEach(() => engines.close());

function createRunner(overrides: Partial<CleanupRunnerOptions> = {}): CleanupRunner {
  const notes = createActionNotes(engines.auditLog, now);
  const announcer = createChangeAnnouncer(engines.datasetVersion, logger);
  return createCleanupRunner({ ...engines, notes, announcer, logger, now, waitMs: 60_000, ...overrides });
}

const keepGoing = (runner: CleanupRunner, knowledgeRelease = 1) =>
  keepCleanupGoing(
    { ...engines, runner, applyRules: createApplyRules({ ...engines, runner }), knowledgeRelease },
    logger,
  );

async function fill(count = BUSINESSES): Promise<void> {
  await importDrafts(
    engines,
    Array.from({ length: count }, (_, n) => makeDraft(`p${n}`, { name: `Shop ${n}` }, n + 2)),
  );
}

async function renameAll(): Promise<void> {
  for (const { id, revision, name } of await engines.businesses.scan("", BUSINESSES)) {
    await engines.editor.edit({ id, revision, patch: { name: name.replace("Shop", "Store") } });
  }
}

it("an interrupted job resumes at its checkpoint, in any process", async () => {
  await fill();
  await renameAll();
  let steps = 0;
  const failing = createRunner({
    upkeep: {
      ...engines.upkeep,
      async fixSlugs(after, limit) {
        if (++steps > 1) throw new Error("The process is gone");
        return engines.upkeep.fixSlugs(after, limit);
      },
    },
  });
  const first = await failing.run({ kind: "fix_slugs", actor: "admin" });
  expect(first).toMatchObject({ state: "stopped", processedCount: 500, changedCount: 500 });
  const second = await createRunner().run({ kind: "fix_slugs", actor: "admin" });
  expect(second).toMatchObject({
    id: first.id,
    state: "finished",
    processedCount: BUSINESSES,
    changedCount: BUSINESSES,
  });
  const slugs = (await engines.businesses.scan("", BUSINESSES)).map(({ slug }) => slug);
  expect(slugs.every((slug) => slug.startsWith("store-"))).toBe(true);
  expect(await engines.businesses.findBySlug("shop-7-philadelphia")).toEqual({
    kind: "moved",
    slug: "store-7-philadelphia",
  });
});

it("the next process resumes a job that another left unfinished", async () => {
  await fill();
  const stopped = createRunner();
  const begun = stopped.run({ kind: "delete_all", actor: "admin" });
  await expect.poll(async () => (await engines.cleanupJobs.list(1))[0]?.processedCount ?? 0).toBeGreaterThan(0);
  await stopped.stop();
  const left = await begun;
  const next = createRunner();
  await next.resume();
  const finished = () => engines.cleanupJobs.find(left.id);
  await expect.poll(finished, { timeout: 60_000 }).toMatchObject({ state: "finished" });
  await next.stop();
  await engines.places.refresh();
  expect(await engines.businesses.countAll()).toBe(0);
  await next.resume();
});

it("public answers of before are stale as soon as a deletion of everything begins", async () => {
  await fill(3);
  const before = await engines.datasetVersion.current();
  const versions: number[] = [];
  const runner = createRunner({
    editor: {
      ...engines.editor,
      async remove(ids) {
        versions.push(await engines.datasetVersion.current());
        return engines.editor.remove(ids);
      },
    },
  });
  await runner.run({ kind: "delete_all", actor: "admin" });
  expect(versions).toHaveLength(1);
  expect(versions[0]).toBeGreaterThan(before);
});

it("two jobs never run at once", async () => {
  await fill(10);
  const slow = createRunner({
    upkeep: {
      ...engines.upkeep,
      fixSlugs: async (after, limit) => {
        await expect(createRunner().run({ kind: "delete_all", actor: "eve" })).rejects.toMatchObject({
          code: "conflict",
        });
        return engines.upkeep.fixSlugs(after, limit);
      },
    },
  });
  const [first, second] = await Promise.allSettled([
    slow.run({ kind: "fix_slugs", actor: "admin" }),
    slow.run({ kind: "fix_slugs", actor: "admin" }),
  ]);
  expect(first).toMatchObject({ status: "fulfilled", value: { state: "finished" } });
  expect(second).toMatchObject({ status: "rejected", reason: { code: "conflict" } });
  await engines.places.refresh();
  expect(await engines.businesses.countAll()).toBe(10);
});

it("the trash is purged after thirty days, and audited", async () => {
  await fill(3);
  const notes = createActionNotes(engines.auditLog, now);
  const [first] = await engines.businesses.scan("", 1);
  await engines.editor.remove([first?.id ?? ""]);
  await engines.places.refresh();
  await engines.businesses.markIndexed(await engines.businesses.takeUnindexed(10));
  at = new Date(at.getTime() + 30 * DAY_MS);
  expect(await purgeTrash({ ...engines, notes }, at)).toBe(0);
  at = new Date(at.getTime() + 1);
  expect(await purgeTrash({ ...engines, notes }, at)).toBe(1);
  expect(await engines.overview.find(first?.id ?? "")).toBeUndefined();
  expect(await engines.auditLog.page({ filter: { action: "trash.purged" }, limit: 5 })).toMatchObject([
    { actor: "system", details: { ids: [first?.id] } },
  ]);
});

it("all businesses are placed once per release of the knowledge file, despite kills on the way", async () => {
  await fill();
  const placed = await openEngines(engines.config, { clock: now, placeOf: () => PHILADELPHIA });
  try {
    let steps = 0;
    const killed = createRunner({
      upkeep: {
        ...placed.upkeep,
        async placeBusinesses(after, limit) {
          if (++steps > 1) throw new Error("The process is gone");
          return placed.upkeep.placeBusinesses(after, limit);
        },
      },
    });
    const stopFirst = keepGoing(killed);
    const job = async () => (await engines.cleanupJobs.list(5))[0];
    await expect.poll(job).toMatchObject({ kind: "place_businesses", state: "stopped", processedCount: 500 });
    stopFirst();

    const placedAll = { state: "finished", processedCount: BUSINESSES, changedCount: BUSINESSES };
    const runner = createRunner({ upkeep: placed.upkeep });
    const stopSecond = keepGoing(runner);
    await expect.poll(job, { timeout: 60_000 }).toMatchObject(placedAll);
    stopSecond();
    await runner.stop();
    const all = await engines.businesses.scan("", BUSINESSES);
    expect(all.every(({ cityId }) => cityId === PHILADELPHIA.cityId)).toBe(true);

    expect(await engines.cleanupJobs.hasFinished("place_businesses")).toBe(true);

    const later = createRunner({ upkeep: placed.upkeep });
    const stopThird = keepGoing(later, 2);
    const placings = async () => (await engines.cleanupJobs.list(5)).map(({ id, state }) => `${id} ${state}`);
    await expect.poll(placings).toEqual(["place_businesses-2 finished", "place_businesses-1 finished"]);
    stopThird();
    await later.stop();
  } finally {
    await placed.close();
  }
});

it("businesses are reclassified once after each decision that needs it, and not after others", async () => {
  await fill(3);
  const runner = createRunner();
  const apply = createApplyRules({ ...engines, runner });
  const jobs = async () =>
    (await engines.cleanupJobs.list(9)).map(({ kind, state, startedBy }) => [kind, state, startedBy]);
  await apply();
  await engines.categoryRules.append(makeCategoryDecision(1, { action: "hide" }));
  await apply();
  expect(await jobs()).toEqual([]);
  await engines.categoryRules.append(makeCategoryDecision(2, { decidedBy: "eve" }));
  await apply();
  await apply();
  await createApplyRules({ ...engines, runner: createRunner() })();
  expect(await jobs()).toEqual([["apply_category_rules", "finished", "eve"]]);
});

it("a decision made during reclassification starts it over", async () => {
  await fill();
  await engines.categoryRules.append(makeCategoryDecision(1));
  let steps = 0;
  const stopped = createRunner({
    upkeep: {
      ...engines.upkeep,
      async placeBusinesses(after, limit) {
        if (++steps > 1) throw new Error("The process is gone");
        return engines.upkeep.placeBusinesses(after, limit);
      },
    },
  });
  await createApplyRules({ ...engines, runner: stopped })();
  await engines.categoryRules.append(makeCategoryDecision(2));
  await createApplyRules({ ...engines, runner: createRunner() })();
  expect(await engines.cleanupJobs.list(9)).toMatchObject([
    { id: "category-rules-2", state: "finished", processedCount: BUSINESSES },
    { id: "category-rules-1", state: "finished", processedCount: 500 },
  ]);
});

import type { Business } from "@meridian/contracts/businesses/business";
import type { ImportJob } from "@meridian/contracts/imports/import-job";
import type { TestEngines } from "@meridian/testing/open-test-engines";
import { queueFile } from "@meridian/testing/stores-under-test";
import fc from "fast-check";
import { eventually } from "./sample-sheets.ts";

const HEADER = "name,address,city,country_code,phone,latitude,longitude,rating,place_id,scraped_at,website";
/** Places that `lineOf` writes, by number. */
export const PLACE_COUNT = 12;
export const BATCH_SIZE_ROWS = 4;

/** A line about place `number`: every third has no id, and one a phone that is an issue. */
export function lineOf(number: number, rating = 4, website = ""): string {
  const id = number % 3 === 0 ? "" : `place-${number}`;
  const phone = number === 5 ? "call us" : `+44 117 496 0${100 + number}`;
  return `Shop ${number},${number} High Street,Bristol,GB,${phone},${51 + number / 10},-2.5,${rating},${id},t${Math.random()},${website}`;
}

export const PLACE_NUMBERS = Array.from({ length: PLACE_COUNT }, (_, index) => index + 1);
export const fileOf = (lines: readonly string[]) => `${[HEADER, ...lines].join("\n")}\n`;

export async function importFile(engines: TestEngines, content: string, fileName = "a.csv"): Promise<ImportJob> {
  const { id } = await queueFile(engines, [content], { fileName, batchSizeRows: BATCH_SIZE_ROWS });
  return eventually(async () => {
    const job = await engines.importJobs.get(id);
    return job?.finishedAt == null ? undefined : job;
  });
}

/** What must not depend on whether rows are known. */
export async function stateOf({ businesses, importJobs, importUndo }: TestEngines, jobs: readonly string[]) {
  const all = await businesses.scan("", 100);
  const numberOf = new Map(jobs.map((id, number) => [id, number]));
  return {
    businesses: all.map(({ createdAt: _c, updatedAt: _u, deletedAt, source, ...rest }) => {
      return {
        ...rest,
        isDeleted: deletedAt !== undefined,
        row: source?.row,
        job: numberOf.get(source?.importId ?? ""),
      };
    }),
    jobs: await Promise.all(
      jobs.map(async (id) => {
        const { state, counters, skippedNames, unchangedNames, issueCounts, checkpointRow, undo } =
          (await importJobs.get(id)) ?? {};
        const issues = await importJobs.listIssues(id, 100);
        const undone = await importUndo.listUndone(id, { afterId: "", limit: 100 });
        const outcome = undo && { ...undo, requestedAt: "", finishedAt: "" };
        return { state, counters, skippedNames, unchangedNames, issueCounts, checkpointRow, issues, undone, outcome };
      }),
    ),
  };
}

type Change = (engines: TestEngines, businesses: readonly Business[], jobs: readonly string[]) => Promise<unknown>;

/** What may happen between two imports, with a name. */
export const changeArbitrary: fc.Arbitrary<[string, Change]> = fc.oneof(
  named(
    "edit",
    (at) =>
      ({ editor }, all) =>
        editor.edit({ ...pick(all, at), patch: { phone: "+44 20 7946 0000" } }),
  ),
  named(
    "lock",
    (at) =>
      ({ editor }, all) =>
        editor.edit({ ...pick(all, at), patch: {}, lockedFields: ["name", "rating"] }),
  ),
  named(
    "rename",
    (at) =>
      ({ editor }, all) =>
        editor.edit({ ...pick(all, at), patch: { name: "Renamed" }, lockedFields: ["name"] }),
  ),
  named(
    "remove",
    (at) =>
      ({ editor }, all) =>
        editor.remove([pick(all, at).id]),
  ),
  named(
    "block",
    (at) =>
      ({ editor }, all) =>
        editor.setBlocked([pick(all, at).id], true),
  ),
  named(
    "hide",
    (at) =>
      ({ editor }, all) =>
        editor.setApproved([pick(all, at).id], false),
  ),
  named("merge", (at) => async ({ editor }, all) => {
    const [keep, removed] = [pick(all, at), pick(all, at + 1)];
    const claims = await editor.claimsOf(removed.id);
    await editor.merge({ keep: { ...keep, patch: {} }, removeId: removed.id, removeRevision: removed.revision });
    if (at % 2 === 0) await editor.split({ ...claims, keepId: keep.id, removedId: removed.id });
  }),
  named("other file", (at) => (engines) => importFile(engines, fileOf([lineOf(at, 1), lineOf(at + 1)]), "b.csv")),
  named("purge", (at) => async ({ editor, upkeep }, all) => {
    await editor.remove([pick(all, at).id]);
    await upkeep.purgeTrash(new Date(Date.now() + 60_000), 10);
  }),
  named("undo", () => async ({ importJobs }, _all, jobs) => {
    const last = jobs.at(-1) ?? "";
    await importJobs.requestUndo(last, "admin").catch(() => undefined);
    const { undo } = (await importJobs.get(last)) ?? {};
    if (undo != null)
      await eventually(async () => ((await importJobs.get(last))?.undo?.state === "done" ? true : undefined));
  }),
);

function named(name: string, change: (at: number) => Change): fc.Arbitrary<[string, Change]> {
  return fc.integer({ min: 0, max: PLACE_COUNT - 1 }).map((at) => [`${name} ${at}`, change(at)]);
}

function pick(all: readonly Business[], at: number): Pick<Business, "id" | "revision"> {
  const live = all.filter(({ deletedAt }) => deletedAt === undefined);
  const { id = "", revision = 0 } = live[at % Math.max(1, live.length)] ?? {};
  return { id, revision };
}

import {
  cleanupJobsSchema,
  DELETE_ALL_WORD,
  deleteAllAnswerSchema,
  deleteTestDataAnswerSchema,
  fixSlugsAnswerSchema,
  restoreDeletedAnswerSchema,
} from "@meridian/contracts/admin/cleanup";
import { problemSchema } from "@meridian/contracts/problem";
import { seedBusinesses } from "@meridian/testing/seed-businesses";
import { expect, it } from "vitest";
import { adminPerTest } from "../testing/admin-per-test.ts";
import { ADMIN_PASSWORD } from "../testing/start-test-admin.ts";

const admin = adminPerTest();

const seed = (...names: string[]) =>
  seedBusinesses(
    admin.engines,
    names.map((name) => ({ name })),
  );
const countAll = async () => {
  await admin.engines.places.refresh();
  return admin.engines.businesses.countAll();
};
const deleteAll = (body: unknown) => admin.send("DELETE", "/api/admin/businesses", body);
const fixSlugs = async () =>
  fixSlugsAnswerSchema.parse(await (await admin.send("POST", "/api/admin/fix-slugs")).json());

it.each([
  ["without the word", { password: ADMIN_PASSWORD }, "body.confirmation"],
  ["with another word", { confirmation: "delete", password: ADMIN_PASSWORD }, "body.confirmation"],
  ["without the password", { confirmation: DELETE_ALL_WORD }, "body.password"],
  ["with a wrong password", { confirmation: DELETE_ALL_WORD, password: "wrong" }, "body.password"],
])("nothing is deleted %s", async (_title, body, path) => {
  await seed("A", "B");
  const answer = await deleteAll(body);
  expect(answer.status).toBe(400);
  const problem = problemSchema.parse(await answer.json());
  expect(problem.success).toBe(false);
  expect(problem.issues?.map((issue) => issue.path)).toEqual([path]);
  expect(await countAll()).toBe(2);
  expect(await admin.notesOf("cleanup")).toEqual([]);
});

it("guessing the password of a deletion is slowed down", async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 6; n++)
    statuses.push((await deleteAll({ confirmation: DELETE_ALL_WORD, password: "no" })).status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});

it("everything is trashed and restored, except what was trashed before [admin 3.13] [admin 7.16]", async () => {
  await seed("A", "B", "C");
  const slug = (await admin.businessOf("B")).slug;
  await admin.send("DELETE", `/api/businesses/${(await admin.businessOf("C")).id}`);
  admin.pass(60_000);
  const answer = await deleteAll({ confirmation: DELETE_ALL_WORD, password: ADMIN_PASSWORD });
  const deleted = deleteAllAnswerSchema.parse(await answer.json());
  expect(deleted).toMatchObject({ success: true, message: expect.any(String), isFinished: true, deletedCount: 2 });
  expect(await countAll()).toBe(0);
  expect(await admin.engines.businesses.findBySlug(slug)).toEqual({ kind: "gone" });
  expect(await admin.notesOf("directory.emptied")).toMatchObject([{ processedCount: 2, changedCount: 2 }]);
  admin.pass(60_000);
  const restore = (jobId: string) => admin.send("POST", "/api/admin/cleanup/restore", { jobId });
  const restored = restoreDeletedAnswerSchema.parse(await (await restore(deleted.jobId)).json());
  expect(restored).toMatchObject({ success: true, restoredCount: 2 });
  expect(await countAll()).toBe(2);
  expect(await admin.engines.businesses.findBySlug(slug)).toMatchObject({ kind: "found" });
  expect((await restore("unknown")).status).toBe(404);
  expect((await restore(restored.jobId)).status).toBe(404);
  const { jobs } = cleanupJobsSchema.parse(await (await admin.get("/api/admin/cleanup")).json());
  expect(jobs.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    "restore_deleted finished",
    "delete_all finished",
  ]);
});

it("deleting test data deletes only businesses named so", async () => {
  await seed(
    "Test Business",
    "test business 12",
    "Test Business - Berlin",
    "Test Businesses Ltd",
    "Best Test Business",
  );
  const answer = await admin.send("DELETE", "/api/admin/test-data");
  expect(deleteTestDataAnswerSchema.parse(await answer.json())).toMatchObject({ success: true, deletedCount: 3 });
  expect(await countAll()).toBe(2);
});

it("slugs are fixed, old ones redirect, and a second run changes nothing", async () => {
  await seed("A", "B");
  const { id, revision, slug } = await admin.businessOf("A");
  await admin.send("PATCH", `/api/admin/businesses/${id}`, { revision, fields: { name: "Renamed" } });
  expect(await fixSlugs()).toMatchObject({
    success: true,
    successCount: 1,
    totalProcessed: 2,
    checkpointEnabled: true,
    message: "1 URL düzeltildi",
  });
  const fixed = await admin.businessOf("Renamed");
  expect(fixed.slug).toBe("renamed-philadelphia");
  expect(await admin.engines.businesses.findBySlug(slug)).toEqual({ kind: "moved", slug: fixed.slug });
  expect(await admin.notesOf("cleanup.step")).toMatchObject([{ fixed: [{ id, from: slug, to: fixed.slug }] }]);
  expect(await fixSlugs()).toMatchObject({ successCount: 0, totalProcessed: 2 });
});

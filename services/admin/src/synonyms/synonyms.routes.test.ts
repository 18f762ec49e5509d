import { MAX_SYNONYMS, synonymSchema } from "@meridian/contracts/categories/synonyms-api";
import { makeSynonym } from "@meridian/testing/site-records";
import { expect, it } from "vitest";
import { z } from "zod";
import { adminPerTest } from "../testing/admin-per-test.ts";

const PATH = "/api/admin/synonyms";
const admin = adminPerTest();

const add = (term: string, meaning: string) => admin.send("POST", PATH, { term, meaning });
const listed = async () =>
  z.object({ synonyms: z.array(synonymSchema) }).parse(await (await admin.send("GET", PATH)).json()).synonyms;

it("adding or removing a synonym is audited and announced to caches", async () => {
  const { datasetVersion, auditLog } = admin.engines;
  const before = await datasetVersion.current();
  const added = synonymSchema.parse(await (await add(" Eczane ", "pharmacy")).json());
  expect(added).toMatchObject({ term: "Eczane", meaning: "pharmacy", createdBy: "admin" });
  expect(await listed()).toEqual([added]);
  const between = await datasetVersion.current();
  expect(between).toBeGreaterThan(before);
  expect(await (await admin.send("DELETE", `${PATH}/${added.id}`)).json()).toMatchObject({ success: true });
  expect(await listed()).toEqual([]);
  expect(await datasetVersion.current()).toBeGreaterThan(between);
  expect((await admin.send("DELETE", `${PATH}/${added.id}`)).status).toBe(404);
  const [removed, noted] = await auditLog.page({ limit: 10 });
  expect([removed, noted]).toMatchObject([
    { action: "synonym.removed", subject: "Eczane", details: { meaning: "pharmacy" } },
    { action: "synonym.added", subject: "Eczane", details: { meaning: "pharmacy" } },
  ]);
});

it("spellings that searches equate are one synonym", async () => {
  expect((await add("eczane", "pharmacy")).status).toBe(200);
  expect((await add("ECZANE", "Pharmacy")).status).toBe(409);
  expect((await add("eczane", "drugstore")).status).toBe(200);
  expect(await listed()).toHaveLength(2);
});

it.each([
  ["", "pharmacy"],
  ["eczane", "   "],
  ["!!!", "pharmacy"],
  ["eczane", "-"],
  ["café", "CAFE"],
  ["new york", "york"],
  ["a b c d e f", "g"],
  ["x".repeat(61), "y"],
])("%j is not a synonym of %j", async (term, meaning) => {
  const answer = await add(term, meaning);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([400, expect.stringContaining("problem+json")]);
  expect(await listed()).toEqual([]);
});

it("their number is limited", async () => {
  for (let at = 0; at < MAX_SYNONYMS; at++) await admin.engines.synonyms.add(makeSynonym(`word ${at}`, "meaning"));
  expect((await add("one more", "meaning")).status).toBe(409);
});

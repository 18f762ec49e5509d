import {
  categoryLabelsSchema,
  listCategoryDecisions,
  type NewCategoryDecision,
  searchKinds,
} from "@meridian/contracts/categories/categories-api";
import { categoryDecisionSchema } from "@meridian/contracts/categories/category-decisions";
import { seedBusinesses } from "@meridian/testing/seed-businesses";
import { beforeEach, describe, expect, it } from "vitest";
import { adminPerTest } from "../testing/admin-per-test.ts";

const LABELS = "/api/admin/category-labels";
const DECISIONS = "/api/admin/category-decisions";
const admin = adminPerTest();
beforeEach(async () => {
  const types = ["Eczane", "Eczane", "Eczane", "Carpet gate", "Broom depot", "Broom depot"];
  await seedBusinesses(
    admin.engines,
    types.map((type, at) => ({ type, name: `Shop ${at}`, category: undefined, subtypes: [] })),
  );
});

const call = (path: string, body?: unknown) => (body === undefined ? admin.get(path) : admin.send("POST", path, body));
const listed = async (query = "") => categoryLabelsSchema.parse(await (await call(LABELS + query)).json());
const named = async (query = "") => (await listed(query)).labels.map(({ label }) => label);
const decide = async (decision: NewCategoryDecision) =>
  categoryDecisionSchema.parse(await (await call(DECISIONS, decision)).json());
const undo = (id: number) => call(`${DECISIONS}/${id}/undo`, {});
const find = async (slug: string) => (await listed()).labels.find((label) => label.slug === slug);

describe("the labels", () => {
  it("are listed with kind, category and count, those without a kind first", async () => {
    expect(await listed()).toEqual({
      totalCount: 3,
      totalPages: 1,
      unmappedCount: 2,
      isCut: false,
      labels: [
        {
          ...{ label: "Broom depot", slug: "broom-depot", count: 2, kind: null },
          category: { slug: "broom-depot", name: "Broom depot", count: 2, isHidden: false },
        },
        {
          ...{ label: "Carpet gate", slug: "carpet-gate", count: 1, kind: null },
          category: { slug: "carpet-gate", name: "Carpet gate", count: 1, isHidden: false },
        },
        {
          ...{ label: "Eczane", slug: "eczane", count: 3, kind: { key: "amenity/pharmacy", name: "Pharmacy" } },
          category: { slug: "pharmacy", name: "Pharmacy", count: 3, isHidden: false },
        },
      ],
    });
  });

  it.each<[query: string, labels: string[]]>([
    ["?filter=unmapped", ["Broom depot", "Carpet gate"]],
    ["?filter=hidden", []],
    ["?q=CARP", ["Carpet gate"]],
    ["?q=depot%20bro", ["Broom depot"]],
    ["?q=pharma", ["Eczane"]],
    ["?q=pharma&filter=unmapped", []],
    ["?page=2", []],
  ])("are filtered and paged: %s", async (query, labels) => {
    expect(await named(query)).toEqual(labels);
  });
});

it("kinds are found in any language, with their parents", async () => {
  const answer = searchKinds.response.parse(await (await call("/api/admin/kinds?q=vegan%20rest")).json());
  expect(answer.kinds[0]).toMatchObject({ name: "Vegan restaurant", within: expect.arrayContaining(["Restaurant"]) });
});

it("a label is moved to a kind, audited with its name, and moved back", async () => {
  const { datasetVersion, auditLog, categoryRules } = admin.engines;
  const before = await datasetVersion.current();
  const decision = await decide({ action: "move", slug: "carpet-gate", kindKey: "aeroway/aerodrome" });
  expect(decision).toMatchObject({ id: 1, name: "Carpet gate", targetName: "Airport", decidedBy: "admin" });
  expect(await datasetVersion.current()).toBeGreaterThan(before);
  expect(await find("carpet-gate")).toMatchObject({
    kind: { key: "aeroway/aerodrome" },
    category: { slug: "airport" },
  });
  expect(await auditLog.page({ filter: { action: "category" }, limit: 5 })).toMatchObject([
    { action: "category.moved", subject: "carpet-gate", details: { name: "Carpet gate", target: "Airport" } },
  ]);
  expect((await undo(decision.id)).status).toBe(200);
  expect(await find("carpet-gate")).toMatchObject({ kind: null, category: { slug: "carpet-gate" } });
  expect((await undo(decision.id)).status).toBe(409);
  expect(await categoryRules.version()).toBe(2);
});

it("categories are merged, renamed and hidden, and the history lists each with its undo", async () => {
  await decide({ action: "merge", slug: "carpet-gate", into: "broom-depot" });
  await decide({ action: "rename", slug: "broom-depot", name: "Flying gear" });
  const hidden = await decide({ action: "hide", slug: "pharmacy" });
  expect((await listed()).labels.map(({ category }) => category.name)).toEqual([
    ...["Flying gear", "Flying gear", "Pharmacy"],
  ]);
  expect(await named("?filter=hidden")).toEqual(["Eczane"]);
  admin.pass(1_000);
  await undo(hidden.id);
  expect(await named("?filter=hidden")).toEqual([]);
  const history = listCategoryDecisions.response.parse(await (await call(DECISIONS)).json());
  expect(history).toMatchObject({
    nextBefore: null,
    decisions: [
      { action: "hide", undone: { by: "admin", at: admin.now().toISOString() } },
      { action: "rename", targetName: "Flying gear", undone: null },
      { action: "merge", targetName: "Broom depot", undone: null },
    ],
  });
});

describe("a decision is rejected", () => {
  it.each<[status: number, decision: unknown]>([
    [404, { action: "move", slug: "none", kindKey: "amenity/pharmacy" }],
    [404, { action: "move", slug: "carpet-gate", kindKey: "amenity/none" }],
    [400, { action: "move", slug: "eczane", kindKey: "amenity/pharmacy" }],
    [404, { action: "merge", slug: "carpet-gate", into: "none" }],
    [400, { action: "merge", slug: "carpet-gate", into: "carpet-gate" }],
    [404, { action: "rename", slug: "none", name: "x" }],
    [400, { action: "rename", slug: "pharmacy", name: " Pharmacy " }],
    [400, { action: "rename", slug: "pharmacy", name: " " }],
    [404, { action: "hide", slug: "eczane" }],
    [400, { action: "undo", slug: "pharmacy" }],
  ])("with %i: %j", async (status, decision) => {
    expect((await call(DECISIONS, decision)).status).toBe(status);
    expect(await admin.engines.categoryRules.version()).toBe(0);
  });

  it("if it merges a category into one that was merged itself", async () => {
    await decide({ action: "merge", slug: "pharmacy", into: "broom-depot" });
    expect((await call(DECISIONS, { action: "merge", slug: "broom-depot", into: "pharmacy" })).status).toBe(409);
  });

  it("if it undoes what was never decided", async () => {
    expect((await undo(7)).status).toBe(404);
  });
});

it("businesses are reclassified after a decision that moves them", async () => {
  await decide({ action: "move", slug: "carpet-gate", kindKey: "aeroway/aerodrome" });
  const jobs = () => admin.engines.cleanupJobs.list(9);
  await expect.poll(jobs).toMatchObject([{ kind: "apply_category_rules", state: "finished", processedCount: 6 }]);
});

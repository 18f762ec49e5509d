import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { listMatches } from "@meridian/contracts/businesses/matches-api";
import type { ListedName } from "@meridian/contracts/imports/import-mapping";
import { identityKeysOf } from "@meridian/domain/businesses/identity/business-identity";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import { makeDraft, makeFields, without } from "@meridian/testing/business-factory";
import { importDrafts, makeBatch, startImport } from "@meridian/testing/stores-under-test";
import { beforeEach, describe, expect, it } from "vitest";
import { adminPerTest } from "../testing/admin-per-test.ts";

const PATH = "/api/admin/matches";
const KNOWN = "Luigi's Pizza";
const NEW = "Luigi's Harbour";
const UNLOCATED = without({}, "phone", "phoneE164", "street", "fullAddress");
const WEBSITE = "https://luigis.example/";

const admin = adminPerTest();
beforeEach(async () => {
  await importDrafts(admin.engines, [makeDraft("known", { name: KNOWN, rating: 4 })]);
  await importDrafts(admin.engines, [rowOf(NEW)]);
});

/** A row of a list without ids or addresses, on the same spot. */
function rowOf(name: string, metresNorth = 0): BusinessDraft {
  const { placeId: _, ...others } = makeFields({ ...UNLOCATED, name, rating: 2 });
  if (others.latitude !== undefined) others.latitude += metresNorth / 111_000;
  const fields = { ...others, website: WEBSITE };
  return { row: 2, fields, identityKeys: identityKeysOf(fields) };
}

const listed = async () => listMatches.response.parse(await (await admin.get(PATH)).json());
const openId = async () => (await listed()).open[0]?.id ?? "";
const decide = async (decision: string, id?: string) =>
  admin.send("POST", `${PATH}/${id ?? (await openId())}/decision`, { decision });
const liveNames = async () => {
  const all = await admin.engines.businesses.scan("", 100);
  return all
    .filter(({ deletedAt }) => deletedAt === undefined)
    .map(({ name }) => name)
    .sort();
};

it("an open pair shows both businesses, their file, and where they differ", async () => {
  const { openCount, open, decided } = await listed();
  expect([openCount, decided]).toEqual([1, []]);
  expect(open).toMatchObject([{ fileName: "places.csv", keep: { name: KNOWN }, other: { name: NEW } }]);
  expect(open[0]?.differing).toEqual([
    "name",
    "fullAddress",
    "street",
    "phone",
    "phoneE164",
    "website",
    "rating",
    "placeId",
  ]);
  expect(await (await admin.get(`${PATH}/count`)).json()).toEqual({ openCount: 1 });
});

it("a pair a few metres apart has no contradicting position", async () => {
  await importDrafts(admin.engines, [rowOf("Luigi's Harbour Bar", 8)]);
  const pair = (await listed()).open.find(({ other }) => other.name === "Luigi's Harbour Bar");
  expect(pair?.other.latitude).not.toBe(pair?.keep.latitude);
  expect(pair?.differing).toContain("name");
  expect(pair?.differing).not.toContain("latitude");
});

it("the same: one stays with what it says and takes what it lacks, and imports of the other find it", async () => {
  const other = await admin.businessOf(NEW);
  const id = await openId();
  expect(await (await decide("same")).json()).toMatchObject({ success: true });
  expect(await liveNames()).toEqual([KNOWN]);
  const kept = await admin.businessOf(KNOWN);
  expect(kept).toMatchObject({ name: KNOWN, rating: 4, placeId: "known", website: WEBSITE, lockedFields: [] });
  expect(await admin.engines.businesses.findBySlug(other.slug)).toEqual({ kind: "moved", slug: kept.slug });
  expect(await importDrafts(admin.engines, [rowOf(NEW)])).toMatchObject({ created: 0, updated: 1 });
  expect((await listed()).decided).toMatchObject([{ id, state: "same", names: [KNOWN, NEW], decidedBy: "admin" }]);
  expect((await admin.engines.matches.get(id))?.merged?.removed).toMatchObject({ name: NEW, rating: 2 });
  expect(await admin.notesOf("match.same")).toMatchObject([{ name: `${KNOWN} / ${NEW}` }]);
});

it("a merge undone, both are there as before and the pair is open again", async () => {
  const [kept, other] = [await admin.businessOf(KNOWN), await admin.businessOf(NEW)];
  const id = await openId();
  await decide("same");
  expect(await (await admin.send("POST", `${PATH}/${id}/undo`)).json()).toMatchObject({ success: true });
  const { revision: _, updatedAt: __, ...before } = kept;
  expect(await admin.businessOf(KNOWN)).toMatchObject(before);
  expect((await admin.businessOf(KNOWN)).website).toBeUndefined();
  expect(await admin.businessOf(NEW)).toMatchObject({ id: other.id, slug: other.slug, rating: 2 });
  expect(await importDrafts(admin.engines, [rowOf(NEW)])).toMatchObject({ created: 0, unchanged: 1 });
  expect(await listed()).toMatchObject({ openCount: 1, decided: [] });
  expect(await admin.notesOf("match.undone")).toMatchObject([{ before: { state: "same" } }]);
});

it("an undo leaves what was changed since the merge", async () => {
  const id = await openId();
  await decide("same");
  const { id: businessId, revision } = await admin.businessOf(KNOWN);
  const fields = { website: "https://other.example/" };
  await admin.send("PATCH", `/api/admin/businesses/${businessId}`, { revision, fields });
  await admin.send("POST", `${PATH}/${id}/undo`);
  expect(await admin.businessOf(KNOWN)).toMatchObject({ website: "https://other.example/", lockedFields: ["website"] });
});

it("different: both stay and await no further decision, until the decision is undone", async () => {
  const id = await openId();
  await decide("different");
  await importDrafts(admin.engines, [rowOf(NEW)]);
  expect(await liveNames()).toEqual([NEW, KNOWN].sort());
  expect(await listed()).toMatchObject({ openCount: 0, decided: [{ id, state: "different" }] });
  await admin.send("POST", `${PATH}/${id}/undo`);
  expect((await listed()).openCount).toBe(1);
});

it("later: the pair moves behind all others", async () => {
  await importDrafts(admin.engines, [{ ...rowOf("Pizza Luigi's Corner"), row: 3 }]);
  const [first, second] = (await listed()).open.map(({ id }) => id);
  admin.pass(60_000);
  await decide("later", first);
  expect((await listed()).open.map(({ id }) => id)).toEqual([second, first]);
});

it("of a hidden and a public business the public one stays", async () => {
  const { id } = await admin.businessOf(KNOWN);
  await admin.engines.editor.setApproved([id], false);
  expect((await listed()).open).toMatchObject([{ keep: { name: NEW }, other: { name: KNOWN } }]);
});

it.each([
  ["an unknown pair", async () => decide("same", "a".repeat(16)), 404],
  [
    "a decided pair",
    async () => {
      const id = await openId();
      await decide("different");
      return decide("same", id);
    },
    409,
  ],
  ["an undecided pair, undone", async () => admin.send("POST", `${PATH}/${await openId()}/undo`), 409],
  ["an unknown decision", async () => decide("perhaps"), 400],
])("%s is refused", async (_what, ask, status) => {
  expect((await ask()).status).toBe(status);
});

it("with an order of sources the first one's values win, the pair says so, and an undo brings the former back", async () => {
  const { importJobs, businesses } = admin.engines;
  const sourceId = "a".repeat(20);
  const { lease, finish } = await startImport(admin.engines, { sourceId, fileName: "first.csv" });
  await importJobs.describeFile(lease, { columnExtraction: null, notes: [], headerSignature: "b".repeat(64) });
  const row = rowOf(NEW);
  await businesses.writeImportBatch(makeBatch(lease, [{ ...row, fields: { ...row.fields, rating: 5 } }]));
  await finish();
  const put = (sourceOrder: string[]) =>
    admin.send("POST", "/api/admin/directory-settings", { isApprovedByDefault: true, sourceOrder });
  expect((await listed()).open[0]?.results.rating).toMatchObject({ from: "keep", reason: "stays" });
  await put([`source:${sourceId}`]);
  expect((await listed()).open[0]?.results).toMatchObject({
    rating: { from: "other", reason: "order", otherGiver: { kind: "file", name: "first.csv" } },
    website: { from: "other", reason: "blank" },
    name: { from: "keep", reason: "stays" },
  });
  const id = await openId();
  await decide("same");
  expect(await admin.businessOf(KNOWN)).toMatchObject({ rating: 5, website: WEBSITE });
  await admin.send("POST", `${PATH}/${id}/undo`);
  const { rating, fieldSources } = await admin.businessOf(KNOWN);
  expect([rating, fieldSources]).toEqual([4, undefined]);
});

describe("a category of its own comes before the kind of a whole list", () => {
  const MUSEUM = { key: "tourism/museum", name: "Museum", basis: "file" } as const;
  const SOURCE = "a".repeat(20);

  /** Imports what a list says of a business of the pair, from a source that comes first. */
  async function say(
    draft: BusinessDraft,
    kind: Pick<BusinessFields, "type" | "category">,
    listedNames: ListedName[] = [],
  ): Promise<void> {
    const { importJobs } = admin.engines;
    const { lease, write, finish } = await startImport(admin.engines, { sourceId: SOURCE, fileName: "museums.csv" });
    const listed = { listedKinds: [MUSEUM], listedNames };
    const facts = { columnExtraction: null, notes: [], headerSignature: "b".repeat(64), ...listed };
    await importJobs.describeFile(lease, facts);
    const { type: _, category: __, ...fields } = draft.fields;
    await write([{ ...draft, fields: { ...fields, ...kind } }]);
    await finish();
  }
  const known = () => makeDraft("known", { name: KNOWN, rating: 4 });
  const uncategorised = async (name: string) => {
    const { id, revision } = await admin.businessOf(name);
    await admin.engines.editor.edit({
      id,
      revision,
      patch: { type: undefined, category: undefined },
      lockedFields: [],
    });
  };
  const merged = async () => {
    const { category } = (await listed()).open[0]?.results ?? {};
    await decide("same");
    const kept = await admin.businessOf(KNOWN);
    return { result: category, kinds: [kept.type, kept.category] };
  };

  beforeEach(async () => {
    for (const name of [KNOWN, NEW]) await uncategorised(name);
  });

  it("also if it is the other one's, and an undo brings the former back", async () => {
    await say(known(), { category: "Museum" });
    await say(rowOf(NEW), { category: "Theatre" });
    const id = await openId();
    expect(await merged()).toMatchObject({
      result: { from: "other", reason: "stated" },
      kinds: [undefined, "Theatre"],
    });
    await admin.send("POST", `${PATH}/${id}/undo`);
    expect((await admin.businessOf(KNOWN)).category).toBe("Museum");
  });

  it.each([{ category: "Theatre" }, { type: "Theatre" }])("if it is that of the one that stays: %o", async (stated) => {
    await say(rowOf(NEW), { category: "Museum" });
    const { id, revision } = await admin.businessOf(KNOWN);
    await admin.engines.editor.edit({ id, revision, patch: stated, lockedFields: [] });
    await admin.send("POST", "/api/admin/directory-settings", {
      isApprovedByDefault: true,
      sourceOrder: [`source:${SOURCE}`],
    });
    const { result, kinds } = await merged();
    expect(result).toMatchObject({ from: "keep", reason: "stated" });
    expect(kinds).toEqual([stated.type, stated.category]);
  });

  it("and a name of its own before that of a whole list", async () => {
    const name = "Luigi's";
    await say(makeDraft("known", { name }), {}, [{ name, basis: "file" }]);
    expect((await listed()).open[0]?.results.name).toMatchObject({ from: "other", reason: "stated" });
    await decide("same");
    expect(await liveNames()).toEqual([NEW]);
  });

  it("of two kinds of lists the one that stays keeps its own", async () => {
    await say(known(), { category: "Museum" });
    await say(rowOf(NEW), { category: "Museum" });
    expect((await merged()).kinds).toEqual([undefined, "Museum"]);
  });
});

import { listFieldSources } from "@meridian/contracts/businesses/admin-businesses-api";
import { problemSchema } from "@meridian/contracts/problem";
import { makeDraft, without } from "@meridian/testing/business-factory";
import { makeSource } from "@meridian/testing/site-records";
import { startImport } from "@meridian/testing/stores-under-test";
import { expect, it } from "vitest";
import { adminPerTest } from "../testing/admin-per-test.ts";

const SETTINGS = "/api/admin/directory-settings";
const admin = adminPerTest();

async function importWith(headerSignature: string | undefined, phone: string): Promise<void> {
  const { lease, write, finish } = await startImport(admin.engines, { fileName: `${phone}.csv` });
  const signed = headerSignature === undefined ? {} : { headerSignature };
  await admin.engines.importJobs.describeFile(lease, { columnExtraction: null, notes: [], ...signed });
  await write([makeDraft("known", { name: "Kahve", phone })]);
  await finish();
}

async function giversOf(name: string) {
  const { id } = await admin.businessOf(name);
  const answer = await admin.get(`/api/admin/businesses/${id}/sources`);
  return listFieldSources.response.parse(await answer.json()).givers;
}

it("every field is under the file or the administrator that gave it its value", async () => {
  await importWith("a".repeat(64), "1");
  await importWith("b".repeat(64), "2");
  const { id, revision } = await admin.businessOf("Kahve");
  await admin.send("PATCH", `/api/admin/businesses/${id}`, { revision, fields: { rating: 1 } });
  const givers = await giversOf("Kahve");
  expect(givers.map(({ kind, name }) => [kind, name])).toEqual([
    ["file", "1.csv"],
    ["file", "2.csv"],
    ["admin", null],
  ]);
  expect(givers.map(({ fields }) => fields).slice(1)).toEqual([["phone"], ["rating"]]);
});

it("what came before sources were kept is of unknown origin", async () => {
  await importWith(undefined, "1");
  expect((await giversOf("Kahve")).map(({ kind, name }) => [kind, name])).toEqual([["unknown", null]]);
});

it("the order of sources is kept beside other settings, checked and audited", async () => {
  const sourceOrder = [`source:${"a".repeat(20)}`, "other"];
  await admin.send("POST", SETTINGS, { isApprovedByDefault: true, sourceOrder });
  await admin.send("POST", SETTINGS, { isApprovedByDefault: false });
  expect(await (await admin.get(SETTINGS)).json()).toEqual({ isApprovedByDefault: false, sourceOrder });
  expect(await admin.notesOf("sources.ordered")).toMatchObject([{ after: { sourceOrder } }]);
  const twice = await admin.send("POST", SETTINGS, { isApprovedByDefault: true, sourceOrder: ["other", "other"] });
  expect(twice.status).toBe(400);
  expect(problemSchema.parse(await twice.json()).issues).toMatchObject([{ path: "body.sourceOrder" }]);
});

it("a changed order makes every source read its file again, although that has not changed", async () => {
  const { importSources } = admin.engines;
  const read = { etag: '"1"', lastModified: "Fri, 01 May 2026 12:00:00 GMT", contentSha256: "a".repeat(64) };
  await importSources.put(makeSource("a", read));
  const save = (sourceOrder: string[]) => admin.send("POST", SETTINGS, { isApprovedByDefault: true, sourceOrder });
  await save([]);
  expect(await importSources.list()).toMatchObject([read]);
  await save(["other"]);
  expect(await importSources.list()).toMatchObject([{ etag: null, lastModified: null, contentSha256: null }]);
});

it("a category or name that is that of a whole list is shown with what told it", async () => {
  const { lease, write, finish } = await startImport(admin.engines, { fileName: "museums.csv" });
  const listedKinds = [{ key: "tourism/museum", name: "Museum", basis: "file" } as const];
  const listedNames = [{ name: "Kahve", basis: "profile" } as const];
  const facts = { columnExtraction: null, notes: [], headerSignature: "a".repeat(64), listedKinds, listedNames };
  await admin.engines.importJobs.describeFile(lease, facts);
  const unnamed = without({}, "type", "category");
  await write([
    makeDraft("listed", { ...unnamed, name: "Kahve", category: "Museum" }),
    makeDraft("stated", { ...unnamed, name: "Oda", category: "Theatre" }, 3),
  ]);
  await finish();
  expect(await giversOf("Kahve")).toMatchObject([{ name: "museums.csv", kindBasis: "file", nameBasis: "profile" }]);
  const [stated] = await giversOf("Oda");
  expect([stated?.kindBasis, stated?.nameBasis]).toEqual([undefined, undefined]);
});

import { listFieldSources } from "@meridian/contracts/businesses/admin-businesses-api";
import { problemSchema } from "@meridian/contracts/problem";
import { makeDraft } from "@meridian/testing/business-factory";
import { startImport } from "@meridian/testing/stores-under-test";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type AdminCalls, logInFor } from "../testing/admin-calls.ts";
import { startTestAdmin, type TestAdmin } from "../testing/start-test-admin.ts";

const SETTINGS = "/api/admin/directory-settings";
let admin: TestAdmin;
let calls: AdminCalls;

beforeEach(async () => {
  admin = await startTestAdmin();
  calls = await logInFor(admin);
});
afterEach(() => admin.stop());

async function importWith(headerSignature: string | undefined, phone: string): Promise<void> {
  const { lease, write, finish } = await startImport(admin.engines, { fileName: `${phone}.csv` });
  const signed = headerSignature === undefined ? {} : { headerSignature };
  await admin.engines.importJobs.describeFile(lease, { columnExtraction: null, notes: [], ...signed });
  await write([makeDraft("known", { name: "Kahve", phone })]);
  await finish();
}

async function giversOf(name: string) {
  const { id } = await calls.businessOf(name);
  const answer = await calls.get(`/api/admin/businesses/${id}/sources`);
  return listFieldSources.response.parse(await answer.json()).givers;
}

it("every field is under the file or the administrator that gave it its value", async () => {
  await importWith("a".repeat(64), "1");
  await importWith("b".repeat(64), "2");
  const { id, revision } = await calls.businessOf("Kahve");
  await calls.send("PATCH", `/api/admin/businesses/${id}`, { revision, fields: { rating: 1 } });
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
  await calls.send("POST", SETTINGS, { isApprovedByDefault: true, sourceOrder });
  await calls.send("POST", SETTINGS, { isApprovedByDefault: false });
  expect(await (await calls.get(SETTINGS)).json()).toEqual({ isApprovedByDefault: false, sourceOrder });
  expect(await calls.notesOf("sources.ordered")).toMatchObject([{ after: { sourceOrder } }]);
  const twice = await calls.send("POST", SETTINGS, { isApprovedByDefault: true, sourceOrder: ["other", "other"] });
  expect(twice.status).toBe(400);
  expect(problemSchema.parse(await twice.json()).issues).toMatchObject([{ path: "body.sourceOrder" }]);
});

import { shownImportJobSchema } from "@meridian/contracts/imports/import-job";
import { importPreviewSchema } from "@meridian/contracts/imports/import-preview";
import { listMappingProfiles } from "@meridian/contracts/imports/mapping-profiles-api";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { callImports } from "../testing/import-calls.ts";
import { callLists, PREVIEW } from "../testing/list-calls.ts";
import { endedJob, upload } from "../testing/sample-sheets.ts";
import { startTestIngest, type TestIngest } from "../testing/start-test-ingest.ts";

let ingest: TestIngest;
beforeAll(async () => {
  ingest = await startTestIngest();
});
afterAll(() => ingest.stop());

const BRANCHES = "Store #,Street,City,State,Zip\n17,1 High St,Boston,MA,02108\n18,2 Low St,Boston,MA,02109\n";
const SIMI = { businessName: "Dr. Simi" };

const { preview, report: reportOf, undoAll } = callLists(() => ingest);

const report = (fileName: string, fields: Record<string, string> = {}, content = BRANCHES) =>
  reportOf(content, fileName, fields);

async function businesses(): Promise<[string, boolean][]> {
  return (await ingest.engines.businesses.scan("", 100)).map(({ name, isApproved }) => [name, isApproved]);
}

const jobOf = (id: string) => ingest.engines.importJobs.get(id);

afterEach(undoAll);

describe("a list without a column of names", () => {
  it("is refused where nothing tells a name, with what would help", async () => {
    const { success, message } = await report("store_locations.csv");
    expect([success, message]).toEqual([false, expect.stringContaining("“İşletmelerin adı” alanına")]);
  });

  it("is published under the name that the upload gives it", async () => {
    const { jobId, notes } = await report("store_locations.csv", SIMI);
    expect(await businesses()).toEqual(Array(2).fill(["Dr. Simi", true]));
    expect(notes.join(" ")).not.toContain("Dosyada işletme adı sütunu yok");
    const listedNames = [{ name: "Dr. Simi", basis: "choice" }];
    expect(await jobOf(jobId)).toMatchObject({ ...SIMI, listedNames });
    expect(await jobOf(jobId)).not.toHaveProperty("review.state");
  });

  it("is held, and hidden, under the name that its file's name suggests, until a person publishes it", async () => {
    const { jobId, notes } = await report("walmart_stores.csv");
    expect(await businesses()).toEqual(Array(2).fill(["Walmart", false]));
    expect(notes).toContainEqual(expect.stringContaining("dosyanın adından alındı: Walmart."));
    expect((await jobOf(jobId))?.review?.doubts).toEqual([{ code: "names_of_list", share: null }]);
    const answer = await callImports(ingest).send("POST", `/api/admin/imports/${jobId}/decision`, {
      decision: "publish",
    });
    await endedJob(ingest, shownImportJobSchema.parse(await answer.json()).id);
    expect(await businesses()).toEqual(Array(2).fill(["Walmart", true]));
  });

  it("is imported again under the name that a person corrects it to", async () => {
    const { jobId } = await report("walmart_stores.csv");
    const correction = { decision: "correct", columnChoices: [], ...SIMI };
    const answer = await callImports(ingest).send("POST", `/api/admin/imports/${jobId}/decision`, correction);
    const { id } = shownImportJobSchema.parse(await answer.json());
    expect(await endedJob(ingest, id)).toMatchObject({ state: "succeeded", ...SIMI });
    expect(await businesses()).toEqual(Array(2).fill(["Dr. Simi", true]));
  });

  it.each([
    ["with addresses", BRANCHES],
    ["with postal codes alone", "Postcode,County\nEC1A 1BB,\nSW1A 2AA,\n"],
  ])("%s brings the same branches again as the same businesses", async (_, content) => {
    await report("store_locations.csv", SIMI, content);
    const { jobId } = await report("store_locations.csv", SIMI, content);
    expect((await jobOf(jobId))?.counters).toMatchObject({ created: 0, unchanged: 2, duplicates: 0 });
  });

  it.each([
    ["blank", " "],
    ["too long", "x".repeat(301)],
  ])("is refused with a %s name", async (_, businessName) => {
    const options = { path: "/api/upload-excel", fields: { businessName }, fileName: "a.csv" };
    expect((await upload(ingest, BRANCHES, options)).status).toBe(400);
  });
});

it("the review suggests a name, takes another, and a saved mapping remembers it and is trusted or not", async () => {
  const { send } = callImports(ingest);
  const stored = await upload(ingest, BRANCHES, { path: PREVIEW, fileName: "walmart_stores.csv" });
  const shown = importPreviewSchema.parse(await stored.json());
  expect(shown.listedNames).toEqual([{ name: "Walmart", basis: "file" }]);
  const { fileId, signature } = shown;
  const fileName = "store_locations.csv";
  expect(await preview({ fileId, fileName })).toMatchObject({ listedNames: [], rows: [{ fields: null }, {}] });
  const named = await preview({ fileId, fileName, ...SIMI });
  expect(named.listedNames).toEqual([{ name: "Dr. Simi", basis: "choice" }]);
  expect(named.rows[0]?.fields?.name).toBe("Dr. Simi");
  const headers = shown.columns.map(({ header }) => header);
  const save = (isTrusted: boolean) =>
    send("PUT", `/api/admin/imports/profiles/${signature}`, {
      name: "Branches",
      headers,
      columnChoices: [],
      isTrusted,
      ...SIMI,
    });
  await save(false);
  expect((await preview({ fileId, fileName })).listedNames).toEqual([{ name: "Dr. Simi", basis: "profile" }]);
  const profiles = listMappingProfiles.response.parse(await (await send("GET", "/api/admin/imports/profiles")).json());
  expect(profiles).toMatchObject([SIMI]);
  const { jobId: held } = await report(fileName);
  expect((await jobOf(held))?.review?.doubts).toEqual([{ code: "names_of_list", share: null }]);
  await callImports(ingest).undo(held);
  await save(true);
  const { jobId: trusted } = await report(fileName);
  expect(await jobOf(trusted)).toMatchObject({ counters: { created: 2 } });
  expect(await jobOf(trusted)).not.toHaveProperty("review.state");
  const { jobId: ofOthers } = await report("walmart_stores.csv");
  expect((await jobOf(ofOthers))?.review?.doubts).toEqual([{ code: "names_of_list", share: null }]);
  await send("DELETE", `/api/admin/imports/profiles/${signature}`);
});

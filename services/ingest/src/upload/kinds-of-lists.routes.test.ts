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

const STREETS = "name,street,city,country\nMercy,1 High St,Boston,US\nSt. Luke,2 Low St,Boston,US\n";
const MUSEUM = { key: "tourism/museum", name: "Museum", basis: "file" };

const { preview, report: reportOf, undoAll } = callLists(() => ingest);

const report = (fileName: string, fields: Record<string, string> = {}, content = STREETS) =>
  reportOf(content, fileName, fields);

async function categories(): Promise<(string | undefined)[]> {
  return (await ingest.engines.businesses.scan("", 100)).map(({ type, category }) => type ?? category);
}

afterEach(undoAll);

describe("a list without a column of kinds", () => {
  it("gives its businesses the kind that the file's name tells, and its report says so", async () => {
    const { jobId, notes } = await report("museums.csv");
    expect(notes).toContainEqual(expect.stringMatching(/türü yok; tür dosyanın adından anlaşıldı: Museum\./));
    expect(await categories()).toEqual(["Museum", "Museum"]);
    expect((await ingest.engines.importJobs.get(jobId))?.listedKinds).toEqual([MUSEUM]);
  });

  it("has the kind that the upload gives", async () => {
    await report("museums.csv", { businessKind: "amenity/hospital" });
    expect(await categories()).toEqual(["Hospital", "Hospital"]);
  });

  it("has none if the upload says so", async () => {
    const { notes } = await report("museums.csv", { businessKind: "none" });
    expect(notes.join(" ")).not.toContain("anlaşıldı");
    expect(await categories()).toEqual([undefined, undefined]);
  });

  it("keeps what an earlier list said, and takes what a later one says", async () => {
    const stated = STREETS.replace("name", "name,category").replace("Mercy", "Mercy,Clinic");
    await report("list.csv", {}, stated.replace("St. Luke", "St. Luke,"));
    await report("museums.csv");
    expect((await categories()).toSorted()).toEqual(["Clinic", "Museum"]);
    await report("list.csv", {}, stated.replace("St. Luke", "St. Luke,Theatre"));
    expect((await categories()).toSorted()).toEqual(["Clinic", "Theatre"]);
  });

  it("is refused with a kind that does not exist", async () => {
    const answer = await upload(ingest, STREETS, {
      path: "/api/upload-excel",
      fields: { businessKind: "shop/nonsense" },
      fileName: "a.csv",
    });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining("shop/nonsense")]);
  });
});

it("the review shows the kind, takes another or none, and a saved mapping remembers the choice", async () => {
  const { send } = callImports(ingest);
  const stored = await upload(ingest, STREETS, { path: PREVIEW, fileName: "museums.csv" });
  const shown = importPreviewSchema.parse(await stored.json());
  expect([shown.listedKinds, shown.rows[0]?.fields?.category]).toEqual([[MUSEUM], "Museum"]);
  const { fileId, fileName, signature } = shown;
  expect((await preview({ fileId, fileName, businessKind: "none" })).listedKinds).toEqual([]);
  const hospital = { key: "amenity/hospital", name: "Hospital", basis: "choice" };
  expect((await preview({ fileId, fileName, businessKind: hospital.key })).listedKinds).toEqual([hospital]);
  const started = await send("POST", "/api/admin/imports", { fileId, fileName, businessKind: hospital.key });
  const { id } = shownImportJobSchema.parse(await started.json());
  expect(await endedJob(ingest, id)).toMatchObject({ businessKind: hospital.key, listedKinds: [hospital] });
  const headers = shown.columns.map(({ header }) => header);
  const saved = { name: "Streets", headers, columnChoices: [], businessKind: hospital.key };
  await send("PUT", `/api/admin/imports/profiles/${signature}`, saved);
  expect((await preview({ fileId, fileName })).listedKinds).toEqual([{ ...hospital, basis: "profile" }]);
  const profiles = listMappingProfiles.response.parse(await (await send("GET", "/api/admin/imports/profiles")).json());
  expect(profiles).toMatchObject([{ businessKind: hospital.key, kindName: "Hospital" }]);
  const unknown = { ...saved, businessKind: "shop/nonsense" };
  expect((await send("PUT", `/api/admin/imports/profiles/${signature}`, unknown)).status).toBe(400);
  await send("DELETE", `/api/admin/imports/profiles/${signature}`);
});

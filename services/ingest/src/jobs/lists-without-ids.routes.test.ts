import { getImport, listUploadReports } from "@meridian/contracts/imports/ingest-api";
import { afterAll, expect, it } from "vitest";
import { callImports } from "../testing/import-calls.ts";
import { startTestIngest } from "../testing/start-test-ingest.ts";

const COUNT = 60;

const ingest = await startTestIngest();
const calls = callImports(ingest);
afterAll(() => ingest.stop());

const lines = (line: (at: number) => string) => Array.from({ length: COUNT }, (_, at) => line(at));
const fileOf = (header: string, rows: readonly string[]) => [header, ...rows].join("\n");

it("lists without ids do not duplicate a directory with ids, whatever they say of the place", async () => {
  const place = (at: number) => `${48 + at * 0.01},11.5,"Ring ${at}, 80331 München, Germany",+49 89 ${1_000_000 + at}`;
  const withIds = lines((at) => `ChIJ-place-${1_000 + at},Apotheke ${at % 4},${place(at)}`);
  const first = await calls.importFile(fileOf("place_id,name,latitude,longitude,address,phone", withIds));
  expect(first).toMatchObject({ success: true, successCount: COUNT });
  const lists = [
    fileOf(
      "name,address",
      lines((at) => `Apotheke ${at % 4},"Ring ${at}, 80331 München, Germany"`),
    ),
    fileOf(
      "name,lat,lon",
      lines((at) => `Apotheke ${at % 4},${48.0001 + at * 0.01},11.5001`),
    ),
    fileOf(
      "İşletme adı,Telefon",
      lines((at) => `Apotheke ${at % 4},+49 89 ${1_000_000 + at}`),
    ),
    fileOf(
      "OSM_ID,name,amenity,lat,lon",
      lines((at) => `${at + 1},Apotheke ${at % 4},pharmacy,${48 + at * 0.01},11.5`),
    ),
  ];
  for (const list of lists) {
    expect(await calls.importFile(list)).toMatchObject({ totalRows: COUNT, successCount: 0, errorCount: 0 });
  }
  expect(await ingest.engines.businesses.countAll()).toBe(COUNT);
});

it("a file with more than 5 % of look-alike rows ends with a warning, in job and reports", async () => {
  const rows = [...lines((at) => `Kiosk ${at},Lübeck`), ...lines((at) => `Kiosk ${at},Lübeck`).slice(0, 4)];
  const report = await calls.importFile(fileOf("name,city", rows));
  expect(report).toMatchObject({ success: false, warning: "many_duplicates", successCount: COUNT, skippedCount: 4 });
  const { job } = getImport.response.parse(
    await (await calls.send("GET", `/api/admin/imports/${report.jobId}`)).json(),
  );
  expect(job).toMatchObject({ state: "succeeded", warning: "many_duplicates", counters: { duplicatesWithoutId: 4 } });
  const reports = listUploadReports.response.parse(await (await calls.send("GET", listUploadReports.path)).json());
  expect(reports[0]).toMatchObject({ jobId: report.jobId, success: false, warning: "many_duplicates" });
});

it("a file that changes nothing and has rejected rows does not succeed; its report names known businesses", async () => {
  const rows = ["Eis A,Rostock", "Eis B,Rostock"];
  await calls.importFile(fileOf("name,city", rows));
  const report = await calls.importFile(fileOf("name,city", [...rows, ",Rostock"]));
  expect(report).toMatchObject({ success: false, warning: "nothing_imported", skippedCount: 2, errorCount: 1 });
  expect(report.skippedBusinesses).toEqual(["Eis A", "Eis B"]);
  expect(report.duplicateAnalysis.excelDuplicateRecords).toEqual([]);
});

import { afterAll, describe, expect, it } from "vitest";
import { csvOf, plainRows, workbookOf } from "../testing/eventful-sheet.ts";
import { callImports, recordsOf } from "../testing/import-calls.ts";
import { CSV_HEADER, eventually } from "../testing/sample-sheets.ts";
import { startTestIngest } from "../testing/start-test-ingest.ts";

const HEADER = CSV_HEADER.split(",");
const FORMULA = '=HYPERLINK("http://evil.example","open")';
const PHONE = "+44 117 496 0123";

const SEVERAL_IMPORTS_MS = 180_000;

const ingest = await startTestIngest();
const calls = callImports(ingest);
afterAll(() => ingest.stop());

/** Three rows without a name among good ones, in sheet rows 4, 6 and 7. */
function rowsWithBadOnes(from: number): string[][] {
  const good = plainRows(from, from + 5);
  const [, second = [], , fourth = [], fifth = []] = good;
  const bad = [
    ["", FORMULA, PHONE, ...second.slice(3, 8), `bad-${from}`, "GB"],
    ["", 'Says "hi", then\nleaves', "", ...fourth.slice(3, 8), `bad-${from + 1}`, "GB"],
    ["  ", "@home, Bristol", "-12", ...fifth.slice(3, 8), `bad-${from + 2}`, "GB"],
  ] as const;
  return [...good.slice(0, 2), [...bad[0]], ...good.slice(2, 3), [...bad[1]], [...bad[2]], ...good.slice(3)];
}

async function errorFile(jobId: string): Promise<Response> {
  return calls.send("GET", `/api/admin/imports/${jobId}/errors.csv`);
}

describe.each([
  ["csv", csvOf, 100],
  ["xlsx", workbookOf, 200],
] as const)("the rejected rows of a file of %s", (format, fileOf, from) => {
  it("come back unchanged with row, code and reason, and import once corrected", {
    timeout: SEVERAL_IMPORTS_MS,
  }, async () => {
    const sent = rowsWithBadOnes(from);
    const report = await calls.importFile(fileOf(sent), { fileName: `Kafeler.${format}` });
    expect(report).toMatchObject({ success: true, totalRows: 9, successCount: 6, errorCount: 3 });
    expect(report.errors.slice(0, 3).map((text) => text.split(",")[0])).toEqual(["Satır 4", "Satır 6", "Satır 7"]);

    const answer = await errorFile(report.jobId);
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="?Kafeler-hatali-satirlar\.csv"?$/,
    );
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const csv = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    const [header, ...rows] = recordsOf(csv);
    expect(header).toEqual([...HEADER, "satır", "kod", "neden"]);
    const whys = rows.map((row) => row.slice(-3));
    expect(whys).toEqual(["4", "6", "7"].map((row) => [row, "name_missing", "İşletmenin adı yok"]));
    const cells = rows.map((row) => row.slice(0, HEADER.length));
    const safe = (text: string) => (/^[=@]/.test(text) ? `'${text}` : text);
    expect(cells.map((row) => row.map((cell) => cell.trim()))).toEqual(
      [2, 4, 5].map((index) => (sent[index] ?? []).map((cell) => safe(cell.trim()))),
    );
    expect(csv).toContain(PHONE);

    const corrected = csv
      .split("\r\n")
      .map((line, index) => (index === 0 ? line : line.replace(/^ *,/, `Corrected ${from + index},`)))
      .join("\r\n");
    const again = await calls.importFile(corrected, { fileName: "Kafeler-hatali-satirlar.csv" });
    expect(again).toMatchObject({ success: true, totalRows: 3, successCount: 3, errorCount: 0 });
    expect(again.columnExtraction).toEqual(report.columnExtraction);
    const landed = (await ingest.engines.businesses.scan("", 1000)).filter(({ placeId }) =>
      [`bad-${from}`, `bad-${from + 1}`, `bad-${from + 2}`].includes(placeId ?? ""),
    );
    expect(landed.map(({ name }) => name).sort()).toEqual([1, 2, 3].map((index) => `Corrected ${from + index}`));
    expect(landed.find(({ placeId }) => placeId === `bad-${from}`)).toMatchObject({
      fullAddress: FORMULA,
      phone: expect.stringContaining("117 496 0123"),
    });
  });
});

it("a row that is still wrong in a corrected file is rejected again, with one set of reasons", {
  timeout: SEVERAL_IMPORTS_MS,
}, async () => {
  const first = await calls.importFile(csvOf(rowsWithBadOnes(300)));
  const uncorrected = await (await errorFile(first.jobId)).text();
  const second = await calls.importFile(uncorrected);
  expect(second).toMatchObject({ totalRows: 3, errorCount: 3 });
  const [header, ...rows] = await calls.download(`/api/admin/imports/${second.jobId}/errors.csv`);
  expect(header).toEqual([...HEADER, "satır", "kod", "neden"]);
  expect(rows.map((row) => row.at(-3))).toEqual(["2", "3", "4"]);
});

it("a semicolon file gets its rejected rows back with semicolons", { timeout: SEVERAL_IMPORTS_MS }, async () => {
  const semicolons = "name;address;place_id\nGood;1 High Street, Bristol;semi-1\n;2 High Street, Bristol;semi-2\n";
  const { jobId } = await calls.importFile(semicolons);
  const text = await (await errorFile(jobId)).text();
  expect(text.replace("\uFEFF", "").split("\r\n").slice(0, 2)).toEqual([
    "name;address;place_id;satır;kod;neden",
    ';"2 High Street, Bristol";semi-2;3;name_missing;İşletmenin adı yok',
  ]);
});

it("rejected rows are explained in English on request, and import from that file too", {
  timeout: SEVERAL_IMPORTS_MS,
}, async () => {
  const sent = rowsWithBadOnes(600);
  const { jobId } = await calls.importFile(csvOf(sent), { fileName: "Kafeler.csv" });
  const inTurkish = await calls.download(`/api/admin/imports/${jobId}/errors.csv`);
  const path = `${ingest.url}/api/admin/imports/${jobId}/errors.csv`;
  const answer = await fetch(path, { headers: { cookie: ingest.cookie, "accept-language": "en-GB,en;q=0.9" } });
  expect(answer.headers.get("content-disposition")).toContain("Kafeler-rejected-rows.csv");
  const text = await answer.text();
  const [header, ...rows] = recordsOf(text);
  expect(header).toEqual([...HEADER, "row", "code", "message"]);
  expect(rows).toEqual(inTurkish.slice(1).map((row) => [...row.slice(0, -1), "the row does not name a business"]));
  const requested = await fetch(`${path}?language=tr`, { headers: { cookie: ingest.cookie, "accept-language": "en" } });
  expect(recordsOf(await requested.text())).toEqual(inTurkish);
  const again = await calls.importFile(text);
  expect(again).toMatchObject({ totalRows: 3, errorCount: 3 });
  expect((await calls.download(`/api/admin/imports/${again.jobId}/errors.csv`))[0]).toEqual(inTurkish[0]);
});

it("there is no file without rejected rows, before the end, or for an unknown import", {
  timeout: SEVERAL_IMPORTS_MS,
}, async () => {
  const clean = await calls.importFile(csvOf(plainRows(400, 401)));
  expect(await calls.refusal("GET", `/api/admin/imports/${clean.jobId}/errors.csv`)).toEqual([
    404,
    "Bu içe aktarmada reddedilen satır yok",
  ]);
  expect(await calls.refusal("GET", "/api/admin/imports/nope/errors.csv")).toEqual([404, "İçe aktarma bulunamadı"]);
  const bad = Array.from({ length: 20_000 }, (_, index) => ["", `${index} High Street`]);
  const answer = calls.importFile(csvOf(bad), { batchSize: 100, fileName: "bad.csv" });
  const running = await eventually(async () => {
    const [newest] = await ingest.engines.importJobs.list(1);
    return newest !== undefined && newest.counters.rejected > 0 ? newest : undefined;
  });
  expect(await calls.refusal("GET", `/api/admin/imports/${running.id}/errors.csv`)).toEqual([
    404,
    "Hatalı satırlar, içe aktarma bittiğinde indirilebilir",
  ]);
  await calls.send("POST", `/api/admin/imports/${running.id}/cancel`);
  const { errorCount, success } = await answer;
  expect(success).toBe(false);
  expect(await calls.download(`/api/admin/imports/${running.id}/errors.csv`)).toHaveLength(errorCount + 1);
});

it("an expired file answers with a message", { timeout: SEVERAL_IMPORTS_MS }, async () => {
  const { jobId } = await calls.importFile(csvOf(rowsWithBadOnes(500)));
  const job = await ingest.engines.importJobs.get(jobId);
  await ingest.engines.files.remove(job?.errorFileId ?? "");
  expect(await calls.refusal("GET", `/api/admin/imports/${jobId}/errors.csv`)).toEqual([
    410,
    "Bu dosyanın saklama süresi doldu.",
  ]);
  await ingest.engines.files.remove(job?.fileId ?? "");
  expect(await calls.refusal("POST", `/api/admin/imports/${jobId}/retry`)).toEqual([
    409,
    "Yalnızca başarısız olan veya iptal edilen bir içe aktarma yeniden denenebilir",
  ]);
});

it.each(["errors.csv", "preview.csv", "undone.csv", "undone"])("%s needs a session", async (file) => {
  const answer = await fetch(`${ingest.url}/api/admin/imports/some-id/${file}`);
  expect(answer.status).toBe(401);
});

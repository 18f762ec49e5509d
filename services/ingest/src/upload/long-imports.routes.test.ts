import { uploadReportSchema } from "@meridian/shared/contracts/import-report";
import { problemSchema } from "@meridian/shared/contracts/problem";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endedJob, sampleCsv, upload } from "../testing/sample-sheets.ts";
import { startTestIngest, type TestIngest } from "../testing/start-test-ingest.ts";

let ingest: TestIngest;
beforeAll(async () => {
  ingest = await startTestIngest();
});
afterAll(() => ingest.stop());

const jobIdOf = (answer: Response) => answer.headers.get("location")?.replace("/api/admin/imports/", "") ?? "";

describe("the upload call", () => {
  it("answers as soon as a job has the file, and goes on with its report", async () => {
    const before = await upload(ingest, sampleCsv(1, 4000));
    const answer = await upload(ingest, sampleCsv(5000, 5010));
    const id = jobIdOf(answer);
    expect((await ingest.engines.importJobs.get(id))?.finishedAt).toBeNull();
    expect(uploadReportSchema.parse(await answer.json())).toMatchObject({ success: true, jobId: id, successCount: 11 });
    expect(uploadReportSchema.parse(await before.json())).toMatchObject({ success: true, successCount: 4000 });
  });

  it("says that the import goes on, and not to send the file again, when the server stops first", async () => {
    const stopping = await startTestIngest();
    const answer = await upload(stopping, sampleCsv(1, 4000));
    const [report] = await Promise.all([answer.json(), stopping.stop()]);
    expect(report).toMatchObject({ success: false, jobId: jobIdOf(answer) });
    expect(report.message).toMatch(/yeniden göndermeyin/);
  });

  it("lets a caller leave while its job goes on", async () => {
    const leaving = new AbortController();
    const answer = await upload(ingest, sampleCsv(6000, 9000), { signal: leaving.signal });
    leaving.abort();
    await expect(answer.text()).rejects.toThrow();
    expect(await endedJob(ingest, jobIdOf(answer))).toMatchObject({ state: "succeeded" });
  });
});

describe("messages", () => {
  const CSV = "name,city,phone\n,Rome,\nCafe Nona,Rome,nonsense\n";
  const reportIn = async (language: Record<string, string>) =>
    uploadReportSchema.parse(await (await upload(ingest, CSV, { headers: language })).json());

  it("of a report are English for who asks for it, and Turkish for everybody else", async () => {
    const english = await reportIn({ "accept-language": "en-US,en;q=0.8" });
    expect(english.message).toBe("The file was processed: 1 new, 0 updated, 0 skipped, 1 rejected");
    expect(english.errors).toEqual([
      "Row 2, column name: the row is no business with a name",
      'Row 3, column phone: not a phone number ("nonsense")',
    ]);
    for (const language of [{ "accept-language": "de" }, { "accept-language": "tr,en;q=0.5" }]) {
      expect((await reportIn(language)).errors[0]).toBe("Satır 2, sütun name: İşletmenin adı yok");
    }
  });

  it("of a warning are in the caller's language", async () => {
    const send = async (rows: readonly string[]) => {
      const headers = { "accept-language": "en" };
      const answer = await upload(ingest, ["name,city", ...rows].join("\n"), { headers });
      return uploadReportSchema.parse(await answer.json()).message;
    };
    expect(await send([",Rome", ",Oslo"])).toBe(
      "No business was added or updated: 0 new, 0 updated, 0 skipped, 2 rejected",
    );
    expect(await send(["Cafe Uno,Rome", "Cafe Uno,Rome"])).toBe(
      "1 rows have no id and were skipped because name and place are those of another row; they may be other businesses: " +
        "1 new, 0 updated, 1 skipped, 0 rejected",
    );
  });

  it.each([
    ["en", "The file is neither an .xlsx or .xls workbook nor a CSV file."],
    ["tr", "Dosya bir PDF belgesi; tablo değil. Bir .xlsx veya .csv dosyası yükleyin."],
  ])("of a refusal are in the caller's language: %s", async (language, message) => {
    const answer = await upload(ingest, "%PDF-1.7", { headers: { "accept-language": language } });
    expect(problemSchema.parse(await answer.json())).toMatchObject({ message, detail: message });
  });
});

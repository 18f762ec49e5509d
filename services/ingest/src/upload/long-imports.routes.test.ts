import { uploadReportSchema } from "@meridian/contracts/imports/import-report";
import { getImport } from "@meridian/contracts/imports/ingest-api";
import { problemSchema } from "@meridian/contracts/problem";
import { afterAll, describe, expect, it } from "vitest";
import { endedJob, sampleCsv, upload } from "../testing/sample-sheets.ts";
import { startTestIngest } from "../testing/start-test-ingest.ts";

const ingest = await startTestIngest();
afterAll(() => ingest.stop());

const jobIdOf = (answer: Response) => answer.headers.get("location")?.replace("/api/admin/imports/", "") ?? "";

describe("the upload call", () => {
  it("answers as soon as a job has the file, and sends its report later", async () => {
    const before = await upload(ingest, sampleCsv(1, 4000));
    const answer = await upload(ingest, sampleCsv(5000, 5010));
    const id = jobIdOf(answer);
    expect((await ingest.engines.importJobs.get(id))?.finishedAt).toBeNull();
    expect(uploadReportSchema.parse(await answer.json())).toMatchObject({ success: true, jobId: id, successCount: 11 });
    expect(uploadReportSchema.parse(await before.json())).toMatchObject({ success: true, successCount: 4000 });
  });

  it("says that the import continues, and not to resend the file, when the server stops first", async () => {
    const stopping = await startTestIngest();
    const answer = await upload(stopping, sampleCsv(1, 4000));
    const [report] = await Promise.all([answer.json(), stopping.stop()]);
    expect(report).toMatchObject({ success: false, jobId: jobIdOf(answer) });
    expect(report.message).toMatch(/yeniden göndermeyin/);
  });

  it("lets a client disconnect while its job continues", async () => {
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

  it("of a report are English on request, and Turkish by default", async () => {
    const english = await reportIn({ "accept-language": "en-US,en;q=0.8" });
    expect(english.message).toBe("The file was processed: 1 new, 0 updated, 0 skipped, 1 rejected");
    expect(english.errors).toEqual([
      "Row 2, column name: the row does not name a business",
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
      "Rows skipped without an id, only because their name and place match another row: 1; they may be other businesses: " +
        "1 new, 0 updated, 1 skipped, 0 rejected",
    );
  });

  it.each([
    ["en", "The file is a PDF document, not a spreadsheet. Upload an .xlsx or .csv file."],
    ["tr", "Dosya bir PDF belgesi; tablo değil. Bir .xlsx veya .csv dosyası yükleyin."],
  ])("of a refusal are in the caller's language: %s", async (language, message) => {
    const answer = await upload(ingest, "%PDF-1.7", { headers: { "accept-language": language } });
    expect(problemSchema.parse(await answer.json())).toMatchObject({ message, detail: message });
  });

  it("of a job are in the reader's language, not the uploader's", async () => {
    const send = async (content: string, fileName: string) => {
      const sent = await upload(ingest, content, { fileName, headers: { "accept-language": "en" } });
      await sent.text();
      return jobIdOf(sent);
    };
    const named = await send(sampleCsv(1, 1), "a.xlsx");
    const cutOff = await send(`${sampleCsv(2, 3)}"Never closed,\n`, "a.csv");
    const textsIn = async (language: string) => {
      const headers = { cookie: ingest.cookie, "accept-language": language };
      const jobOf = async (id: string) => {
        const answer = await fetch(`${ingest.url}/api/admin/imports/${id}`, { headers });
        return getImport.response.parse(await answer.json()).job;
      };
      return [...(await jobOf(named)).notes, (await jobOf(cutOff)).failure?.message];
    };
    expect(await textsIn("en")).toEqual([
      "The file's name ends in .xlsx, but its content is a CSV text file; it was read by its content.",
      "The file ends inside a quoted cell that begins in record 4: it is cut off, or a quotation mark is never closed. " +
        "Correct that record or export the file again.",
    ]);
    expect(await textsIn("tr")).toEqual([
      expect.stringMatching(/^Dosyanın adı \.xlsx ile bitiyor, ama içeriği CSV metin dosyası/),
      expect.stringMatching(/^Dosya, 4\. kayıtta başlayan tırnaklı bir hücrenin içinde bitiyor/),
    ]);
  });

  it.each([
    ["POST", "/api/admin/imports/nope/retry", "There is no such import.", "İçe aktarma bulunamadı"],
    [
      "GET",
      "/api/admin/imports?limit=0",
      "The request is not valid: query.limit: This must be at least 1",
      "İstek geçersiz: limit: En az 1 olmalı",
    ],
    [
      "DELETE",
      "/api/admin/imports/uploads/nope",
      "The upload was not found. Upload the file again.",
      "Gönderim bulunamadı; dosyayı yeniden yükleyin",
    ],
  ])("of a rejected call are in the caller's language: %s %s", async (method, path, english, turkish) => {
    const refusalIn = async (language: string) => {
      const headers = { cookie: ingest.cookie, "accept-language": language, "tus-resumable": "1.0.0" };
      return problemSchema.parse(await (await fetch(`${ingest.url}${path}`, { method, headers })).json()).detail;
    };
    expect([await refusalIn("en-GB"), await refusalIn("tr")]).toEqual([english, turkish]);
  });
});

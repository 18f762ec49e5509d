import { readFile } from "node:fs/promises";
import { HOUR_MS } from "@meridian/contracts/durations";
import { importPreviewSchema } from "@meridian/contracts/imports/import-preview";
import { RESUMABLE_UPLOADS_PATH } from "@meridian/contracts/imports/resumable-upload";
import { problemSchema } from "@meridian/contracts/problem";
import { afterAll, describe, expect, it } from "vitest";
import { endedJob, sampleCsv } from "../testing/sample-sheets.ts";
import { startTestIngest } from "../testing/start-test-ingest.ts";
import { create, createdPath, offsetOf, patch, patchPartly, tus } from "../testing/tus-calls.ts";

const MAX_UPLOAD_BYTES = 512 * 1024;
const PATIENT = { timeout: 60_000 };
const SHEET = Buffer.from(sampleCsv(1, 40));

const ingest = await startTestIngest({ maxUploadBytes: MAX_UPLOAD_BYTES });
const other = await startTestIngest({ maxUploadBytes: MAX_UPLOAD_BYTES, beside: ingest });
afterAll(async () => {
  await other.stop();
  await ingest.stop();
});

async function storedBytes(fileId: string): Promise<Buffer> {
  const local = await ingest.engines.files.openLocal(fileId);
  const bytes = await readFile(local.path);
  await local.release();
  return bytes;
}

function postJson(path: string, body: unknown): Promise<Response> {
  const headers = { cookie: ingest.cookie, "content-type": "application/json" };
  return fetch(`${ingest.url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
}

describe("an upload in parts", () => {
  it("resumes at either replica, and becomes a file", async () => {
    const created = await create(ingest, SHEET.length);
    expect(created.status).toBe(201);
    const path = created.headers.get("location") ?? "";
    expect(path).toMatch(new RegExp(`^${RESUMABLE_UPLOADS_PATH}/[0-9a-f-]+$`));
    expect(Date.parse(created.headers.get("upload-expires") ?? "")).toBeGreaterThan(Date.now() + 23 * HOUR_MS);

    const first = await patch(ingest, path, 0, SHEET.subarray(0, 1000));
    expect([first.status, first.headers.get("upload-offset")]).toEqual([204, "1000"]);
    expect(first.headers.get("upload-file-id")).toBeNull();
    const head = await tus(other, "HEAD", path);
    expect(head.status).toBe(200);
    expect(head.headers.get("upload-offset")).toBe("1000");
    expect(head.headers.get("upload-length")).toBe(String(SHEET.length));
    expect(head.headers.get("upload-metadata")).toBe(`filename ${Buffer.from("İşletmeler.csv").toString("base64")}`);
    expect(head.headers.get("cache-control")).toBe("no-store");

    const last = await patch(other, path, 1000, SHEET.subarray(1000));
    const fileId = last.headers.get("upload-file-id") ?? "";
    expect([last.status, last.headers.get("upload-offset")]).toEqual([204, String(SHEET.length)]);
    expect((await storedBytes(fileId)).equals(SHEET)).toBe(true);
    expect((await tus(ingest, "HEAD", path)).headers.get("upload-file-id")).toBe(fileId);
    const again = await patch(ingest, path, SHEET.length, Buffer.alloc(0));
    expect(again.headers.get("upload-file-id")).toBe(fileId);
  });

  it("becomes a file that is previewed and imported like any other", async () => {
    const sent = await patch(ingest, await createdPath(ingest, SHEET.length), 0, SHEET);
    const fileId = sent.headers.get("upload-file-id") ?? "";
    const shown = await postJson("/api/admin/imports/preview", { fileId, fileName: "İşletmeler.csv" });
    expect(importPreviewSchema.parse(await shown.json())).toMatchObject({ fileSizeBytes: SHEET.length, kind: "csv" });
    const started = await postJson("/api/admin/imports", { fileId, fileName: "İşletmeler.csv" });
    const job = await endedJob(ingest, (await started.json()).id);
    expect(job).toMatchObject({ state: "succeeded", counters: { rowsRead: 40, created: 40 } });
  });

  it("keeps what arrived before the connection broke", async () => {
    const path = await createdPath(ingest, SHEET.length);
    const cutLine = async () => {
      await patchPartly(ingest, path, 0, SHEET.subarray(0, 700), 2000);
      return offsetOf(ingest, path);
    };
    await expect.poll(cutLine, PATIENT).toBe(700);
    await expect.poll(async () => (await patch(ingest, path, 700, SHEET.subarray(700))).status, PATIENT).toBe(204);
    const fileId = (await tus(ingest, "HEAD", path)).headers.get("upload-file-id") ?? "";
    expect((await storedBytes(fileId)).equals(SHEET)).toBe(true);
  });

  it("accepts one of several concurrent parts, at whichever replica", async () => {
    const path = await createdPath(ingest, SHEET.length);
    const sites = [ingest, other, ingest, other];
    const statuses = await Promise.all(sites.map(async (site) => (await patch(site, path, 0, SHEET)).status));
    expect(statuses.sort()).toEqual([204, 409, 409, 409]);
    expect(await offsetOf(other, path)).toBe(SHEET.length);
  });

  it("can be cancelled", async () => {
    const path = await createdPath(ingest, SHEET.length);
    await patch(ingest, path, 0, SHEET.subarray(0, 10));
    expect((await tus(ingest, "DELETE", path)).status).toBe(204);
    expect((await tus(ingest, "HEAD", path)).status).toBe(404);
    expect((await patch(ingest, path, 10, SHEET.subarray(10))).status).toBe(404);
  });

  it("answers 410 once expired", async () => {
    const upload = { fileName: "a.csv", sizeBytes: 10, expiresAt: new Date(Date.now() - 1000) };
    const { id } = await ingest.engines.files.beginPartial(upload);
    expect((await tus(ingest, "HEAD", `${RESUMABLE_UPLOADS_PATH}/${id}`)).status).toBe(410);
  });
});

describe("what is refused", () => {
  it("is every call without a session, or from another site, before anything else", async () => {
    const path = await createdPath(ingest, 10);
    const stranger = { url: ingest.url, cookie: "" };
    for (const [method, at] of [
      ["OPTIONS", RESUMABLE_UPLOADS_PATH],
      ["POST", RESUMABLE_UPLOADS_PATH],
      ["HEAD", path],
      ["PATCH", path],
      ["DELETE", path],
    ] as const) {
      expect([method, (await tus(stranger, method, at)).status]).toEqual([method, 401]);
    }
    const foreign = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    expect((await tus(ingest, "DELETE", path, foreign)).status).toBe(403);
    expect((await patch(ingest, path, 0, SHEET, foreign)).status).toBe(403);
    expect(await offsetOf(ingest, path)).toBe(0);
  });

  it("is another version of the protocol", async () => {
    const answer = await tus(ingest, "POST", RESUMABLE_UPLOADS_PATH, { "Tus-Resumable": "0.2.2" });
    expect([answer.status, answer.headers.get("tus-version")]).toEqual([412, "1.0.0"]);
    const options = await tus(ingest, "OPTIONS", RESUMABLE_UPLOADS_PATH, { "Tus-Resumable": "" });
    expect(options.status).toBe(204);
    expect(options.headers.get("tus-extension")).toBe("creation,expiration,termination");
    expect(options.headers.get("tus-max-size")).toBe(String(MAX_UPLOAD_BYTES));
  });

  it("is a file that is too large, empty or not a sheet, with a message for the admin", async () => {
    const refusals = [
      [await create(ingest, MAX_UPLOAD_BYTES + 1, "a.xlsx"), 413, "a.xlsx - Maksimum dosya boyutu 150MB'dır"],
      [
        await create(ingest, 10, "photo.png"),
        415,
        "photo.png - Excel, OpenDocument (.ods), CSV, JSON, XML, KML, Parquet veya zip dosyası seçin",
      ],
      [await create(ingest, 0, "a.csv"), 400, "Dosya boş. Yeniden dışa aktarıp onu yükleyin."],
    ] as const;
    for (const [answer, status, detail] of refusals) {
      expect([answer.status, problemSchema.parse(await answer.json()).detail]).toEqual([status, detail]);
    }
    expect((await create(ingest, MAX_UPLOAD_BYTES, "A.XLS")).status).toBe(201);
  });

  it.each([
    ["no length", { "Upload-Metadata": "filename YS5jc3Y=" }],
    ["a length that is no number", { "Upload-Length": "-1", "Upload-Metadata": "filename YS5jc3Y=" }],
    ["a length that comes later", { "Upload-Defer-Length": "1", "Upload-Metadata": "filename YS5jc3Y=" }],
    ["no name", { "Upload-Length": "5" }],
    ["an empty name", { "Upload-Length": "5", "Upload-Metadata": "filename" }],
  ])("is an upload with %s", async (_case, headers) => {
    expect((await tus(ingest, "POST", RESUMABLE_UPLOADS_PATH, headers)).status).toBe(400);
  });

  it("is a part at a wrong offset, of another type, too long, or after the end", async () => {
    const path = await createdPath(ingest, 1000);
    await patch(ingest, path, 0, SHEET.subarray(0, 100));
    for (const offset of [0, 99, 101, 1000]) {
      expect((await patch(ingest, path, offset, SHEET.subarray(0, 5))).status).toBe(409);
    }
    expect((await patch(ingest, path, 100, SHEET, { "Content-Type": "text/csv" })).status).toBe(415);
    expect((await patch(ingest, path, 100, SHEET, { "Upload-Offset": "x" })).status).toBe(400);
    expect((await patch(ingest, path, 100, Buffer.alloc(16 * 1024 * 1024 + 1))).status).toBe(413);
    expect(await offsetOf(ingest, path)).toBe(100);
    expect((await patch(ingest, path, 100, SHEET.subarray(100, 1001))).status).toBe(413);
    const kept = await offsetOf(ingest, path);
    expect((await patch(ingest, path, kept, SHEET.subarray(kept, 1000))).status).toBe(204);
    const fileId = (await tus(ingest, "HEAD", path)).headers.get("upload-file-id") ?? "";
    expect((await storedBytes(fileId)).equals(SHEET.subarray(0, 1000))).toBe(true);
  });
});

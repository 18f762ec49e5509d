import { NO_ROWS, type ShownImportJob } from "@meridian/contracts/imports/import-job";
import { BATCH_SIZES_ROWS, IMPORT_PROGRESS_PATH } from "@meridian/contracts/imports/import-limits";
import type { ColumnPreview, ImportField } from "@meridian/contracts/imports/import-mapping";
import type { ImportPreview } from "@meridian/contracts/imports/import-preview";
import { getImport, listImports, previewImport, startImport } from "@meridian/contracts/imports/ingest-api";
import { listMappingProfiles } from "@meridian/contracts/imports/mapping-profiles-api";
import { FILE_ID_HEADER, RESUMABLE_UPLOADS_PATH } from "@meridian/contracts/imports/resumable-upload";
import { progressOf } from "@meridian/domain/imports/import-progress";
import { makeImportJob } from "@meridian/testing/imports/import-job-factory";
import { fireEvent, screen } from "@testing-library/react";
import { HttpResponse, ws } from "msw";
import { logIn } from "../../admin-shell.ts";
import { answer, answerBy, openSocket, respond } from "../../network.ts";
import { renderRoute } from "../../render-route.tsx";

const HASH = "0123456789abcdef".repeat(4);
const PROGRESS = ws.link(`ws://localhost${IMPORT_PROGRESS_PATH}`);

export function importJob(id: string, overrides: Partial<ShownImportJob> = {}): ShownImportJob {
  return makeImportJob({
    id,
    fileName: `${id}.csv`,
    fileId: `file-${id}`,
    fileSizeBytes: 2_500_000,
    fileSha256: HASH,
    batchSizeRows: BATCH_SIZES_ROWS[1],
    createdAt: "2026-05-01T12:00:00.000Z",
    startedAt: "2026-05-01T12:00:00.000Z",
    finishedAt: "2026-05-01T12:03:20.000Z",
    checkpointRow: 8,
    attempts: 0,
    counters: { ...NO_ROWS, rowsRead: 7, created: 6, duplicates: 1 },
    ...overrides,
  });
}

export const RUNNING: Partial<ShownImportJob> = {
  state: "running",
  phase: "reading",
  readShare: 0.4,
  finishedAt: null,
  counters: { ...NO_ROWS, rowsRead: 400, created: 400 },
};

/** A column whose field, if any, is recognised by its header. */
export function columnPreview(
  column: number,
  header: string,
  field: ImportField | null,
  sample: string,
): ColumnPreview {
  const basis = field === null ? null : "header";
  const recognised = { field, recognisedField: field, basis, confidence: field === null ? null : 0.9 } as const;
  return { column, header, ...recognised, suggestedField: null, isContradicted: false, samples: [sample] };
}

export function importPreview(overrides: Partial<ImportPreview> = {}): ImportPreview {
  return {
    fileId: "file-1",
    fileName: "liste.csv",
    fileSizeBytes: 120,
    fileSha256: HASH,
    kind: "csv",
    sheetName: null,
    notes: [],
    headerRow: 1,
    fileCountry: null,
    listedKinds: [],
    listedNames: [],
    signature: HASH,
    columns: [columnPreview(0, "name", "name", "Kahve 1"), columnPreview(1, "Kolon B", null, "Wien")],
    columnExtraction: {
      extractedCount: 1,
      extractionRate: 4.3,
      successful: ["name"],
      missing: [],
      unknown: ["Kolon B"],
    },
    profile: null,
    rows: [
      { row: 2, fields: { name: "Kahve 1" }, issues: [] },
      { row: 3, fields: null, issues: [] },
    ],
    sameFiles: [],
    ...overrides,
  };
}

/** Accepts the websocket that reports progress. */
export const answerProgress = () => openSocket(PROGRESS);

/** Opens the upload screen with these imports in its history. Returns the calls for them. */
export async function openUpload(history: ShownImportJob[] = [], prepare = () => {}) {
  logIn();
  const historyCalls = answer(listImports, history);
  answer(listMappingProfiles, []);
  const socket = answerProgress();
  prepare();
  const view = await renderRoute("/admin/upload");
  await screen.findByRole("heading", { level: 1, name: "Excel Yükleme" });
  await socket.connected;
  return { ...view, historyCalls, socket };
}

export function picker(): HTMLInputElement {
  const zone = screen.getByRole("button", { name: /^Excel dosyalarını seçin/ });
  const input = zone.parentElement?.querySelector("input");
  if (!input) throw new Error("The drop zone has no file input");
  return input;
}

export function choose(...files: (File | string)[]): void {
  const chosen = files.map((file) => (typeof file === "string" ? new File(["name\nKahve\n"], file) : file));
  fireEvent.input(picker(), { target: { files: chosen } });
}

export const startButton = () => screen.getByRole("button", { name: "İçe aktarmayı başlat" });

/** Takes files in parts, as the server does, and reads their heads. Returns the calls that begin an upload. */
export function answerUploads(preview: Partial<ImportPreview> = {}) {
  const path = `${RESUMABLE_UPLOADS_PATH}/1`;
  const begun = respond(
    { method: "POST", path: RESUMABLE_UPLOADS_PATH },
    () => new HttpResponse(null, { status: 201, headers: { location: path } }),
  );
  respond({ method: "PATCH", path }, ({ headers, body }) => {
    const sent = Number(headers.get("upload-offset")) + String(body).length;
    return new HttpResponse(null, {
      status: 204,
      headers: { "upload-offset": String(sent), [FILE_ID_HEADER]: "file-1" },
    });
  });
  answer(previewImport, importPreview(preview));
  return begun;
}

/** Imports each file that is started to such an end. Returns the calls that start imports. */
export function answerImports(outcomeOf: (fileName: string) => Partial<ShownImportJob> = () => ({})) {
  const jobs = new Map<string, ShownImportJob>();
  answerBy(getImport, ({ url }) => {
    const id = decodeURIComponent(url.split("/").at(-1) ?? "");
    const job = { ...(jobs.get(id) ?? importJob(id)), ...outcomeOf(id) };
    return { job, issues: [], progress: progressOf(job) };
  });
  // Its path looks like that of an import.
  answer(listMappingProfiles, []);
  return answerBy(startImport, ({ body }) => {
    const { fileName } = startImport.body.parse(body);
    const job = importJob(fileName, { fileName, ...outcomeOf(fileName) });
    jobs.set(job.id, job);
    return job;
  });
}

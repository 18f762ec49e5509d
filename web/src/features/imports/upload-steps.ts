import type { ShownImportJob } from "@meridian/contracts/imports/import-job";
import type { BATCH_SIZES_ROWS } from "@meridian/contracts/imports/import-limits";
import type { ColumnChoice, ColumnPreview } from "@meridian/contracts/imports/import-mapping";
import { errorCodeOf } from "../../lib/api/api-error.ts";
import { previewImport, type StartImportRequest, startImport } from "./api/change-import.ts";
import { uploadFile } from "./api/upload-file.ts";
import { hasField, withChoices } from "./column-choices.ts";
import { type ImportFeed, untilEnded } from "./import-feed.ts";
import { uploadResumably } from "./resumable-upload.ts";
import { UploadFailure } from "./upload-failure.ts";
import { type ChosenFile, type FileResult, requestOf, resultOf, type StoredFile } from "./upload-queue.ts";

export type BatchSize = (typeof BATCH_SIZES_ROWS)[number];

export interface UploadChoices {
  batchSize: BatchSize;
  isDryRun: boolean;
  /** Whether manually deleted businesses are restored. */
  restoresDeleted: boolean;
}

/** The current step of a file: sending, reading its start, or importing. */
export type UploadStep = "sending" | "reading" | "importing";

export interface StepContext extends UploadChoices {
  fileIndex: number;
  totalFiles: number;
  feed: ImportFeed;
  signal: AbortSignal;
  onStep: (step: UploadStep, sentShare: number) => void;
  /** The file is stored and previewed. */
  onStored: (stored: StoredFile) => void;
}

const MAX_NAMED_HEADERS = 8;

/** Sends a file and previews it with the choices, if any. */
export async function sendFile(
  file: File,
  { signal, onStep, onStored }: Pick<StepContext, "signal" | "onStep" | "onStored">,
  choices?: readonly ColumnChoice[],
): Promise<StoredFile> {
  onStep("sending", 0);
  const { fileId } = await uploadResumably(file, {
    signal,
    onProgress: (sent, total) => onStep("sending", total > 0 ? sent / total : 0),
  });
  onStep("reading", 1);
  const columnChoices = choices && [...choices];
  const preview = await previewImport({ fileId, fileName: file.name, columnChoices }, signal);
  const stored: StoredFile = { fileId, preview, ...(choices === undefined ? {} : { choices }) };
  onStored(stored);
  return stored;
}

/** Sends a file if necessary, imports it, and waits for the end. */
export async function importFile({ file, stored }: ChosenFile, context: StepContext): Promise<FileResult> {
  const { feed, signal } = context;
  try {
    const ready = stored ?? (await sendFile(file, context));
    const columns = columnsOf(ready);
    if (!isNamed(ready)) return { kind: "failure", fileName: file.name, message: namelessText(columns) };
    context.onStep("importing", 1);
    const job = await startStored(file, ready, context);
    feed.note(job);
    return resultOf(await untilEnded(feed, job.id, signal));
  } catch (error) {
    if (error instanceof UploadFailure && error.kind === "unsupported") return importByForm(file, context);
    throw error;
  }
}

/** What was found instead of a column of names, and what would help. */
function namelessText(columns: readonly ColumnPreview[]): string {
  const headers = columns.flatMap(({ header }) => (header === "" ? [] : [`“${header}”`]));
  const more = headers.length > MAX_NAMED_HEADERS ? " …" : "";
  const found = headers.length === 0 ? "" : ` Başlıklar: ${headers.slice(0, MAX_NAMED_HEADERS).join(", ")}${more}.`;
  const help = "“Sütunları incele” altında birini seçin veya hepsinin adını yazın.";
  return `İşletme adı sütunu bulunamadı.${found} ${help}`;
}

/** Whether a column or the whole list names the businesses; the server may not have applied the latest choice yet. */
export function isNamed(stored: StoredFile): boolean {
  const { preview, businessName } = stored;
  return hasField(columnsOf(stored), "name") || businessName !== undefined || preview.listedNames.length > 0;
}

/** The columns as they will be read; the server may not have applied the latest choice yet. */
export function columnsOf({ preview, choices }: StoredFile): readonly ColumnPreview[] {
  return choices === undefined ? preview.columns : withChoices(preview.columns, choices);
}

/** A file sent long ago may have been swept: it is sent again. */
async function startStored(file: File, stored: StoredFile, context: StepContext): Promise<ShownImportJob> {
  const { batchSize, isDryRun, restoresDeleted } = context;
  const request: Omit<StartImportRequest, "fileId"> = {
    fileName: file.name,
    batchSize,
    isDryRun,
    restoresDeleted,
    ...requestOf(stored),
  };
  try {
    return await startImport({ ...request, fileId: stored.fileId });
  } catch (error) {
    const code = errorCodeOf(error);
    if (code !== "not_found" && code !== "gone") throw error;
    const { fileId } = await sendFile(file, context, stored.choices);
    return startImport({ ...request, fileId });
  }
}

/** Sends, imports and reports in one request: for servers and networks that support nothing else. */
async function importByForm(file: File, context: StepContext): Promise<FileResult> {
  const report = await uploadFile({
    ...context,
    file,
    onSent: (share) => context.onStep(share < 1 ? "sending" : "importing", share),
  });
  const hasWarning = report.warning === "many_duplicates";
  return {
    kind: "import",
    fileName: file.name,
    jobId: report.jobId,
    isSuccess: report.success || hasWarning,
    hasWarning,
  };
}

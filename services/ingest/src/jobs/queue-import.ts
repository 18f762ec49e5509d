import type { ImportJob, SheetKind } from "@meridian/contracts/imports/import-job";
import type { KeyedText, StoredText } from "@meridian/contracts/stored-text";
import { progressOf } from "@meridian/domain/imports/import-progress";
import type { FileStore } from "@meridian/ports/file-store";
import type { ImportJobStore, NewImportJob } from "@meridian/ports/imports/import-job-store";
import type { MappingProfileStore } from "@meridian/ports/imports/mapping-profile-store";
import type { StoredFile } from "@meridian/ports/imports/partial-files";
import type { AuditLog } from "@meridian/ports/site/audit-log";
import { text } from "../messages/text.ts";
import type { ImportSource, ImportSourceOptions } from "../parse/worker/open-import-source.ts";
import type { ProgressHub } from "../progress/progress-hub.ts";
import { requireKnownKind } from "../upload/require-known-kind.ts";
import { requireImportRoom } from "../upload/require-room.ts";
import { openUpload } from "../upload/stored-file-facts.ts";
import { columnDecisionOf } from "./column-decision-of.ts";
import type { JobRunner } from "./runner/job-runner.ts";

export interface QueueImportDeps {
  jobs: Pick<ImportJobStore, "create" | "findByContent">;
  files: Pick<FileStore, "openLocal" | "freeBytes">;
  audit: AuditLog;
  hub: ProgressHub;
  runner: Pick<JobRunner, "wake">;
  profiles: Pick<MappingProfileStore, "list">;
  detectKind: (path: string) => Promise<SheetKind>;
  openSource: (options: ImportSourceOptions) => Promise<ImportSource>;
}

/** Of several jobs for the same bytes, how many are searched for one that was not a dry run. */
const SEARCHED_SAME_FILES = 20;

export interface QueuedFile
  extends Pick<
    NewImportJob,
    | "fileName"
    | "batchSizeRows"
    | "isDryRun"
    | "restoresDeleted"
    | "columnChoices"
    | "headerRow"
    | "fileCountry"
    | "businessKind"
    | "businessName"
    | "publishes"
    | "sourceId"
  > {
  file: StoredFile;
  /** The held import that this one publishes or corrects. */
  heldId?: string;
}

/**
 * Creates a job for a stored file. Throws like `detectKind` for anything but a sheet, invalid_input for a kind that does not exist, and
 * no_room if its businesses would not fit on the disk; the file is kept in any case.
 */
export async function queueImport(deps: QueueImportDeps, request: QueuedFile, actor: string): Promise<ImportJob> {
  const { jobs, audit, hub, runner } = deps;
  const { file, heldId, ...choices } = request;
  requireKnownKind(request.businessKind);
  const kind = await checkStored(deps, request);
  const { id: fileId, sizeBytes: fileSizeBytes, sha256: fileSha256 } = file;
  const notes = await noteEarlierImport(jobs, fileSha256, heldId);
  const job = await jobs.create({ ...choices, fileId, fileSizeBytes, fileSha256, kind, notes, createdBy: actor });
  hub.publish(progressOf(job));
  runner.wake();
  const { fileName, isDryRun, restoresDeleted } = job;
  const details = {
    fileName,
    sizeBytes: fileSizeBytes,
    sha256: fileSha256,
    ...(isDryRun ? { isDryRun } : {}),
    ...(restoresDeleted ? { restoresDeleted } : {}),
  };
  await audit.append({ at: new Date(), actor, action: "import.started", subject: job.id, details });
  return job;
}

/** Notes when the same bytes, under whatever name, were imported before, except as the held import that this one decides. */
async function noteEarlierImport(
  jobs: Pick<ImportJobStore, "findByContent">,
  sha256: string,
  heldId: string | undefined,
): Promise<KeyedText[]> {
  const same = await jobs.findByContent(sha256, SEARCHED_SAME_FILES);
  const earlier = same.find(({ id, isDryRun }) => !isDryRun && id !== heldId);
  if (earlier === undefined) return [];
  const { fileName, createdBy, createdAt } = earlier;
  const when = createdAt.slice(0, "2026-01-01T10:00".length).replace("T", " ");
  return [text("same_file", { fileName, when, createdBy, outcome: describeOutcome(earlier) })];
}

function describeOutcome({ state, undo, review }: ImportJob): StoredText {
  if (undo !== null) return text(undo.state === "done" ? "was_undone" : "is_being_undone");
  if (state === "failed") return text("had_failed");
  if (state === "cancelled") return text("was_cancelled");
  if (state !== "succeeded") return text("not_ended");
  if (review?.state === "waiting") return text("is_held");
  return review?.state === "discarded" ? text("was_discarded") : "";
}

async function checkStored(deps: QueueImportDeps, { file, ...request }: QueuedFile): Promise<SheetKind> {
  const { files, profiles, detectKind, openSource } = deps;
  const local = await openUpload(files, file.id);
  try {
    const { path } = local;
    const kind = await detectKind(path);
    if (request.isDryRun === true) return kind;
    const { fileName } = request;
    const openAsImported = async (options: Pick<ImportSourceOptions, "batchSizeRows" | "afterRow">) => {
      const decision = columnDecisionOf(request, await profiles.list());
      return openSource({ path, fileName, decision, ...options });
    };
    await requireImportRoom(files, { kind, sizeBytes: file.sizeBytes, openSource: openAsImported });
    return kind;
  } finally {
    await local.release();
  }
}

import type { ImportJob } from "@meridian/contracts/imports/import-job";
import type { ColumnChoice, MappingProfile } from "@meridian/contracts/imports/import-mapping";
import type { ImportPreview, SameFile } from "@meridian/contracts/imports/import-preview";
import type { StoredText } from "@meridian/contracts/stored-text";
import type { Language } from "@meridian/platform/http/request-language";
import type { FileStore } from "@meridian/ports/file-store";
import type { ImportJobStore } from "@meridian/ports/imports/import-job-store";
import type { MappingProfileStore } from "@meridian/ports/imports/mapping-profile-store";
import { inLanguage, issueIn } from "../messages/text.ts";
import { previewImportFile } from "../parse/worker/open-import-source.ts";
import { requireKnownKind } from "../upload/require-known-kind.ts";
import { openUpload, readFacts } from "../upload/stored-file-facts.ts";

export interface PreviewRequest {
  fileId: string;
  fileName: string;
  /** Overrides the saved profile. */
  columnChoices?: readonly ColumnChoice[] | undefined;
  /** See `ColumnDecision`. */
  headerRow?: number | undefined;
  /** See `ColumnDecision`. */
  fileCountry?: string | undefined;
  /** See `ColumnDecision`. */
  businessKind?: string | undefined;
  /** See `ColumnDecision`. */
  businessName?: string | undefined;
}

export interface PreviewService {
  /** Throws not_found for an unknown file, and like `previewImportFile` for anything but a sheet. */
  preview(request: PreviewRequest, language: Language): Promise<ImportPreview>;
}

export interface PreviewServiceOptions {
  files: Pick<FileStore, "openLocal">;
  jobs: Pick<ImportJobStore, "findByContent">;
  profiles: Pick<MappingProfileStore, "list">;
}

const MAX_SAME_FILES = 5;

export function createPreviewService({ files, jobs, profiles }: PreviewServiceOptions): PreviewService {
  return {
    async preview({ fileId, fileName, columnChoices, headerRow, fileCountry, businessKind, businessName }, language) {
      requireKnownKind(businessKind);
      const local = await openUpload(files, fileId);
      try {
        const { path } = local;
        const { sizeBytes: fileSizeBytes, sha256: fileSha256 } = await readFacts(fileId, path);
        const saved = await profiles.list();
        const shown = await previewImportFile({
          path,
          fileName,
          decision: { choices: columnChoices, profiles: saved, headerRow, fileCountry, businessKind, businessName },
        });
        const profile = saved.find(({ signature }) => signature === shown.signature);
        const sameFiles = (await jobs.findByContent(fileSha256, MAX_SAME_FILES)).map(toSameFile);
        const notes = notesUnder(profile, shown.notes).map((note) => inLanguage(language, note));
        const rows = shown.rows.map((row) => ({ ...row, issues: row.issues.map((issue) => issueIn(language, issue)) }));
        const file = { fileId, fileName, fileSizeBytes, fileSha256 };
        return { ...file, ...shown, notes, rows, profile: profile ?? null, sameFiles };
      } finally {
        await local.release();
      }
    },
  };
}

/** A file of names alone is not hidden if its mapping is trusted. */
function notesUnder(profile: MappingProfile | undefined, notes: readonly StoredText[]): readonly StoredText[] {
  if (profile?.isTrusted !== true) return notes;
  return notes.filter((note) => typeof note !== "object" || note.key !== "held_for_review");
}

function toSameFile({ id, fileName, createdBy, createdAt, state, isDryRun, undo, review }: ImportJob): SameFile {
  const outcome = { state, isDryRun, isUndone: undo?.state === "done", review: review?.state ?? null };
  return { jobId: id, fileName, createdBy, createdAt, ...outcome };
}

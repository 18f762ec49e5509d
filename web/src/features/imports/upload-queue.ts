import type { ImportProgress, ShownImportJob } from "@meridian/contracts/imports/import-job";
import { MAX_UPLOAD_BYTES } from "@meridian/contracts/imports/import-limits";
import type { ColumnChoice } from "@meridian/contracts/imports/import-mapping";
import type { ImportPreview } from "@meridian/contracts/imports/import-preview";
import { SHEET_EXTENSIONS } from "@meridian/contracts/imports/resumable-upload";
import { isAtRest } from "@meridian/domain/imports/import-progress";
import { importWarningOf } from "@meridian/domain/imports/import-warning";

/** How a file is to be read, as far as a person decided. */
export interface FileChoices {
  /** Undefined until chosen: the saved mapping for the file's headers applies. */
  choices?: readonly ColumnChoice[] | undefined;
  /** The row that was chosen for a header line, 0 for none; undefined while it is looked for. */
  headerRow?: number | undefined;
  /** The country that was chosen for rows without one; undefined while it is looked for. */
  fileCountry?: string | undefined;
  /** The kind that was chosen for rows without one, "none" for no kind; undefined while it is looked for. */
  businessKind?: string | undefined;
  /** The name that was given to rows without one; undefined while it is only suggested, if at all. */
  businessName?: string | undefined;
}

/** A file on the server, with its preview. */
export interface StoredFile extends FileChoices {
  fileId: string;
  preview: ImportPreview;
}

/** The choices that an import was made with. */
export function choicesOf({
  columnChoices,
  headerRow,
  fileCountry,
  businessKind,
  businessName,
}: Pick<ShownImportJob, "columnChoices" | "headerRow" | "fileCountry" | "businessKind" | "businessName">): FileChoices {
  return { choices: columnChoices ?? undefined, headerRow, fileCountry, businessKind, businessName };
}

/** The choices as the API takes them. */
export function requestOf({ choices, headerRow, fileCountry, businessKind, businessName }: FileChoices) {
  const columnChoices = choices && [...choices];
  return { columnChoices, headerRow, fileCountry, businessKind, businessName };
}

export interface ChosenFile {
  id: number;
  file: File;
  /** Absent until sent. */
  stored?: StoredFile;
}

export type FileResult =
  | { kind: "import"; fileName: string; jobId: string; isSuccess: boolean; hasWarning?: boolean; isHeld?: boolean }
  /** The file was rejected, or its report never arrived. */
  | { kind: "failure"; fileName: string; message: string };

export interface Refusal {
  title: string;
  text: string;
}

export interface OverallToast {
  tone?: "error";
  title: string;
  description?: string;
}

/** Splits chosen files into uploadable ones and reasons for rejecting the others. */
export function sortFiles(files: readonly File[]): { accepted: File[]; refusals: Refusal[] } {
  const accepted: File[] = [];
  const refusals: Refusal[] = [];
  for (const file of files) {
    const name = file.name.toLowerCase();
    if (!SHEET_EXTENSIONS.some((extension) => name.endsWith(extension))) {
      refusals.push({
        title: "Geçersiz dosya türü",
        text: `${file.name} - Excel, OpenDocument (.ods), CSV, JSON, XML, KML, Parquet veya zip dosyası seçin`,
      });
    } else if (file.size > MAX_UPLOAD_BYTES) {
      refusals.push({ title: "Dosya çok büyük", text: `${file.name} - Maksimum dosya boyutu 150MB'dır` });
    } else {
      accepted.push(file);
    }
  }
  return { accepted, refusals };
}

/** Imports that ended while the page was open, newest first, except this page's own results, dismissed ones and undone ones. */
export function endedElsewhere(
  byJob: ReadonlyMap<string, ImportProgress>,
  results: readonly FileResult[],
  putAway: ReadonlySet<string>,
): FileResult[] {
  const own = new Set(putAway);
  for (const result of results) if (result.kind === "import") own.add(result.jobId);
  return [...byJob.values()]
    .reverse()
    .filter(({ jobId, undo, ...progress }) => !own.has(jobId) && undo === null && isAtRest({ ...progress, undo }))
    .map(resultOf);
}

/** The result of an ended import. One that waits for a decision is loaded, whatever its figures say. */
export function resultOf({ jobId, fileName, ...ended }: ImportProgress): FileResult {
  if (ended.isHeld && ended.state === "succeeded")
    return { kind: "import", fileName, jobId, isSuccess: true, isHeld: true };
  const warning = importWarningOf(ended);
  const isSuccess = ended.state === "succeeded" && warning !== "nothing_imported";
  return { kind: "import", fileName, jobId, isSuccess, ...(warning === "many_duplicates" ? { hasWarning: true } : {}) };
}

export function isSuccess(result: FileResult): boolean {
  return result.kind === "import" && result.isSuccess;
}

/** The message when all files are done; for dry runs, that nothing was written. */
export function overallToast(results: readonly FileResult[], isDryRun = false): OverallToast {
  const succeeded = results.filter(isSuccess).length;
  const held = results.filter((result) => result.kind === "import" && result.isHeld === true).length;
  const heldFiles = `Karar bekleyen dosya: ${held}/${results.length}`;
  const hasWarning = results.some((result) => result.kind === "import" && result.hasWarning === true);
  if (succeeded === results.length && isDryRun) {
    return { title: "Deneme tamamlandı", description: "Hiçbir şey yazılmadı." };
  }
  if (succeeded === results.length && held > 0) {
    return { title: "Karar bekliyor", description: `${heldFiles}. Karar verilene kadar yayımlanmaz.` };
  }
  if (succeeded === results.length && hasWarning) {
    return { title: "Kısmi başarı", description: "Uyarı var; ayrıntılar sonuçlarda." };
  }
  if (succeeded === results.length) return { title: "Tüm dosyalar başarıyla yüklendi" };
  if (succeeded > 0) {
    const description = `${succeeded}/${results.length} files successful`;
    return { title: "Kısmi başarı", description: held > 0 ? `${description}. ${heldFiles}.` : description };
  }
  const message = results.find((result) => result.kind === "failure")?.message;
  return {
    tone: "error",
    title: isDryRun ? "Deneme tamamlanamadı" : "Yükleme hatası",
    ...(message === undefined ? {} : { description: message }),
  };
}

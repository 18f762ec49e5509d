import type { BatchUploadReport } from "@meridian/shared/contracts/import-job";
import { MAX_UPLOAD_BYTES } from "@meridian/shared/contracts/import-limits";

export const ACCEPTED_EXTENSIONS = [".xlsx", ".xls", ".csv"] as const;

export interface ChosenFile {
  id: number;
  file: File;
}

export type FileResult =
  | { kind: "report"; fileName: string; report: BatchUploadReport }
  /** The file was refused, or its report never came. */
  | { kind: "failure"; fileName: string; message: string };

export interface Refusal {
  title: string;
  text: string;
}

/** Parts a choice of files into those that can be uploaded and the reasons why the others cannot. */
export function sortFiles(files: readonly File[]): { accepted: File[]; refusals: Refusal[] } {
  const accepted: File[] = [];
  const refusals: Refusal[] = [];
  for (const file of files) {
    const name = file.name.toLowerCase();
    if (!ACCEPTED_EXTENSIONS.some((extension) => name.endsWith(extension))) {
      refusals.push({
        title: "Geçersiz dosya türü",
        text: `${file.name} - Excel (.xlsx, .xls) veya CSV dosyası seçin`,
      });
    } else if (file.size > MAX_UPLOAD_BYTES) {
      refusals.push({ title: "Dosya çok büyük", text: `${file.name} - Maksimum dosya boyutu 150MB'dır` });
    } else {
      accepted.push(file);
    }
  }
  return { accepted, refusals };
}

export function isSuccess(result: FileResult): boolean {
  return result.kind === "report" && result.report.success;
}

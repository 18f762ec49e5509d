import type { UploadReport } from "@meridian/shared/contracts/import-report";

const EXCEL_TYPES: ReadonlySet<string> = new Set([
  "application/vnd.ms-excel",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
]);

/** The older upload takes Excel files alone. */
export function isExcelFile({ name, type }: Pick<File, "name" | "type">): boolean {
  return EXCEL_TYPES.has(type) || /\.xlsx?$/i.test(name);
}

export interface ReportToast {
  tone?: "error";
  title: string;
  description: string;
}

/** A file is a partial success where it failed after some of its rows were taken, or too many of them look alike. */
export function reportToast({ success, successCount, warning, message }: UploadReport): ReportToast {
  if (success) return { title: "Başarılı", description: message };
  if (successCount > 0 || warning === "many_duplicates") return { title: "Kısmi Başarı", description: message };
  return { tone: "error", title: "Hata", description: message };
}

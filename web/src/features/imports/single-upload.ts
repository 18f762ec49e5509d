import type { UploadReport } from "@meridian/contracts/imports/import-report";

const EXCEL_TYPES: ReadonlySet<string> = new Set([
  "application/vnd.ms-excel",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
]);

/** The older upload only accepts Excel files. */
export function isExcelFile({ name, type }: Pick<File, "name" | "type">): boolean {
  return EXCEL_TYPES.has(type) || /\.xlsx?$/i.test(name);
}

export interface ReportToast {
  tone?: "error";
  title: string;
  description: string;
}

/** A partial success failed after some rows were imported, or has too many similar rows. */
export function reportToast({ success, successCount, warning, message }: UploadReport): ReportToast {
  if (success) return { title: "Başarılı", description: message };
  if (successCount > 0 || warning === "many_duplicates") return { title: "Kısmi Başarı", description: message };
  return { tone: "error", title: "Hata", description: message };
}

import type { SheetKind } from "@meridian/shared/contracts/import-job";
import type { OpenSheet } from "./open-sheet.ts";

const KIND_TEXTS: Readonly<Record<SheetKind, string>> = {
  xlsx: "Excel çalışma kitabı (.xlsx)",
  xls: "eski Excel çalışma kitabı (.xls)",
  csv: "CSV metin dosyası",
};
const MAX_NAMED_SHEETS = 5;

/** What the admin should know of a file before its rows: what its name, sheets, ratings and ids were taken for. */
export function fileNotes(
  fileName: string,
  sheet: Pick<OpenSheet, "kind" | "sheets" | "sheetName"> & {
    mapping: Pick<OpenSheet["mapping"], "ratingScale" | "idColumn" | "headers">;
  },
): string[] {
  const notes: string[] = [];
  const extension = /\.(xlsx|xls|csv)$/i.exec(fileName)?.[1]?.toLowerCase();
  if (extension !== undefined && extension !== sheet.kind) {
    notes.push(`Dosyanın adı .${extension} ile bitiyor, ama içeriği ${KIND_TEXTS[sheet.kind]}; içeriğine göre okundu.`);
  }
  const others = sheet.sheets.filter((name) => name !== sheet.sheetName);
  if (others.length > 0) {
    const shown = others.slice(0, MAX_NAMED_SHEETS).map((name) => `"${name}"`);
    const more = others.length > shown.length ? ` ve ${others.length - shown.length} sayfa daha` : "";
    notes.push(`Yalnızca "${sheet.sheetName}" sayfası okundu. Okunmayan sayfalar: ${shown.join(", ")}${more}.`);
  }
  const { ratingScale: scale, idColumn, headers } = sheet.mapping;
  if (scale !== undefined) notes.push(`Dosyanın puanları ${scale} üzerinden; 5 üzerinden puana çevrildi.`);
  if (idColumn !== undefined) {
    notes.push(`"${headers[idColumn.column]}" sütunu işletmelerin kimliği sayıldı; değilse sütun için "Aktarılmasın" seçin.`);
  }
  return notes;
}

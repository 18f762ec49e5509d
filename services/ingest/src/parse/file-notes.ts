import type { SheetKind } from "@meridian/shared/contracts/import-job";
import { isHeldForReview } from "./held-for-review.ts";
import type { OpenSheet } from "./open-sheet.ts";
import { MAX_COUNTED_ROWS } from "./workbook-sheets.ts";

const KIND_TEXTS: Readonly<Record<SheetKind, string>> = {
  xlsx: "Excel çalışma kitabı (.xlsx)",
  xls: "eski Excel çalışma kitabı (.xls)",
  csv: "CSV metin dosyası",
};
const MAX_NAMED_SHEETS = 5;
const SWAPPED_COORDINATES =
  "Dosyada enlem ile boylam yer değiştirmiş: satırların adresleri öyle gösteriyor. Bütün satırlarda düzeltildi.";
const HELD_FOR_REVIEW =
  "Dosyada işletmenin nerede olduğunu ya da nasıl ulaşılacağını söyleyen bir sütun tanınmadı; yalnızca adlar okundu. Bu dosyayla eklenen işletmeler yayımlanmadı, onayınızı bekliyor.";

/** What the admin should know of a file before its rows: what its name, sheets, ratings and ids were taken for. */
export function fileNotes(
  fileName: string,
  sheet: Pick<OpenSheet, "kind" | "sheetNames" | "unreadSheets"> & {
    mapping: Pick<OpenSheet["mapping"], "columns" | "ratingScale" | "areCoordinatesSwapped" | "idColumn" | "headers">;
  },
): string[] {
  const notes: string[] = [];
  const extension = /\.(xlsx|xls|csv)$/i.exec(fileName)?.[1]?.toLowerCase();
  if (extension !== undefined && extension !== sheet.kind) {
    notes.push(`Dosyanın adı .${extension} ile bitiyor, ama içeriği ${KIND_TEXTS[sheet.kind]}; içeriğine göre okundu.`);
  }
  notes.push(...sheetNotes(sheet));
  const { ratingScale: scale, idColumn, headers } = sheet.mapping;
  if (scale !== undefined) notes.push(`Dosyanın puanları ${scale} üzerinden; 5 üzerinden puana çevrildi.`);
  if (idColumn !== undefined) {
    notes.push(
      `"${headers[idColumn.column]}" sütunu işletmelerin kimliği sayıldı; değilse sütun için "Aktarılmasın" seçin.`,
    );
  }
  if (sheet.mapping.areCoordinatesSwapped === true) notes.push(SWAPPED_COORDINATES);
  if (isHeldForReview(sheet.mapping)) notes.push(HELD_FOR_REVIEW);
  return notes;
}

function sheetNotes({ sheetNames, unreadSheets }: Pick<OpenSheet, "sheetNames" | "unreadSheets">): string[] {
  const notes: string[] = [];
  const read = listNames(sheetNames.map((name) => `"${name}"`));
  if (sheetNames.length > 1)
    notes.push(`Başlıkları aynı olan ${sheetNames.length} sayfa arka arkaya okundu: ${read}. Satır numaraları sürer.`);
  if (unreadSheets.length === 0) return notes;
  const unread = listNames(unreadSheets.map(({ name, rowCount }) => `"${name}" (${describeRows(rowCount)})`));
  const only = sheetNames.length > 1 ? "" : `Yalnızca ${read} sayfası okundu. `;
  return [...notes, `${only}Okunmayan sayfalar: ${unread}.`];
}

function listNames(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMED_SHEETS).join(", ");
  return names.length > MAX_NAMED_SHEETS ? `${shown} ve ${names.length - MAX_NAMED_SHEETS} sayfa daha` : shown;
}

function describeRows(rowCount: number | undefined): string {
  if (rowCount === undefined) return "okunamadı";
  if (rowCount === 0) return "boş";
  return `${rowCount >= MAX_COUNTED_ROWS ? "en az " : ""}${rowCount.toLocaleString("tr-TR")} satır`;
}

import { csvLine } from "@meridian/domain/text/csv-cell";
import type { Language } from "@meridian/platform/http/request-language";
import type { PlannedRow } from "@meridian/ports/businesses/import-batch";
import type { SkippedRow, SourceBatch } from "../parse/worker/source-messages.ts";

/** As stored and as sent in English. */
const PREVIEW_COLUMNS = ["row", "outcome", "name", "changed_fields", "message"];

type RowOutcome = PlannedRow["outcome"] | SkippedRow["outcome"];

const OUTCOME_TEXTS: Readonly<Record<RowOutcome, string>> = {
  created: "Yeni işletme olarak eklenecek",
  restored: "Silinmiş bir işletme; geri getirilecek",
  updated: "Kayıtlı işletme güncellenecek",
  published: "Yayımlanmayı bekleyen bir işletme; yayımlanacak",
  withheld: "Değişikliği karar bekleyecek",
  unchanged: "Aynısı zaten kayıtlı; değişmeyecek",
  wasDeleted: "Daha önce silinmiş bir işletme; silinmiş kalacak",
  duplicate: "Dosyada daha önce geçen bir işletme; atlanacak",
  repeated_header: "Yinelenen başlık satırı; atlanacak",
  rejected: "İçe aktarılmayacak",
};
const ENGLISH_OUTCOMES: Readonly<Record<string, string>> = {
  created: "will be added as a new business",
  restored: "a business that was deleted before; it will be restored",
  updated: "the known business will be updated",
  published: "a business that waits to be published; it will be public",
  withheld: "the change will wait for a decision",
  unchanged: "known already, and the same",
  wasDeleted: "a business that was deleted before; it stays deleted",
  duplicate: "a business that occurs earlier in the file; will be skipped",
  repeated_header: "a repeated header line; will be skipped",
  rejected: "will not be imported; the file of rejected rows says why",
} satisfies Record<RowOutcome, string>;
const TURKISH_COLUMNS = ["satır", "sonuç", "işletme", "değişen_alanlar", "açıklama"];

/** The header of a stored preview in the reader's language. */
export function previewColumnsIn(language: Language): readonly string[] {
  return language === "en" ? PREVIEW_COLUMNS : TURKISH_COLUMNS;
}

/** A row of a stored preview, whose texts are Turkish, in the reader's language. */
export function previewRowIn(language: Language, cells: readonly string[]): readonly string[] {
  const text = language === "en" ? ENGLISH_OUTCOMES[cells[1] ?? ""] : undefined;
  return text === undefined ? cells : cells.with(-1, text);
}

export function previewHeader(): string {
  return csvLine(PREVIEW_COLUMNS);
}

/** The outcome of each row of a batch, as CSV lines in sheet order. */
export function previewLines(
  { drafts, skippedRows }: Pick<SourceBatch, "drafts" | "skippedRows">,
  planned: readonly PlannedRow[],
): string {
  const lines: { row: number; line: string }[] = skippedRows.map(({ row, outcome, name, message }) => ({
    row,
    line: csvLine([row, outcome, name, undefined, message ?? OUTCOME_TEXTS[outcome]]),
  }));
  const names = Array.from(drafts, ({ fields }) => fields.name);
  for (const [index, plan] of planned.entries()) lines.push({ row: plan.row, line: plannedLine(plan, names[index]) });
  return lines
    .sort((a, b) => a.row - b.row)
    .map(({ line }) => line)
    .join("");
}

function plannedLine({ row, outcome, changedFields }: PlannedRow, name: string | undefined): string {
  return csvLine([row, outcome, name, changedFields.join(" "), OUTCOME_TEXTS[outcome]]);
}

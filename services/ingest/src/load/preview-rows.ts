import { csvLine } from "@meridian/shared/domain/csv-cell";
import type { PlannedRow } from "@meridian/shared/ports/business-store";
import type { SkippedRow, SourceBatch } from "../parse/worker/source-messages.ts";

const PREVIEW_COLUMNS = ["row", "outcome", "name", "changed_fields", "message"];

const OUTCOME_TEXTS: Readonly<Record<PlannedRow["outcome"] | SkippedRow["outcome"], string>> = {
  created: "Yeni işletme olarak eklenecek",
  updated: "Kayıtlı işletme güncellenecek",
  withheld: "Değişikliği karar bekleyecek",
  unchanged: "Aynısı zaten kayıtlı; değişmeyecek",
  wasDeleted: "Daha önce silinmiş bir işletme; silinmiş kalacak",
  duplicate: "Dosyada daha önce geçen bir işletme; atlanacak",
  repeated_header: "Yinelenen başlık satırı; atlanacak",
  rejected: "İçe aktarılmayacak",
};

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

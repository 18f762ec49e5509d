import type { UndoneBusiness } from "@meridian/shared/contracts/ingest-api";
import { BYTE_ORDER_MARK, csvLine } from "@meridian/shared/domain/csv-cell";
import type { ImportUndoStore } from "@meridian/shared/ports/import-undo";

const UNDONE_COLUMNS = ["id", "name", "slug", "outcome", "reason", "message"];
const OUTCOME_TEXTS: Readonly<Record<UndoneBusiness["outcome"], string>> = {
  removed: "İçe aktarmanın eklediği işletme silindi",
  restored: "İşletme içe aktarmadan önceki hâline döndü",
  kept: "Olduğu gibi bırakıldı",
};
const REASON_TEXTS: Readonly<Record<NonNullable<UndoneBusiness["reason"]>, string>> = {
  edited: "Sonradan elle düzenlendiği için bırakıldı",
  imported_again: "Sonraki bir içe aktarma değiştirdiği için bırakıldı",
  deleted: "Sonradan silindiği için bırakıldı",
};
const PAGE_SIZE = 1000;

/** All outcomes of an undo as CSV, one page of businesses at a time. */
export async function* undoneCsv(undo: Pick<ImportUndoStore, "listUndone">, jobId: string): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(UNDONE_COLUMNS);
  for (let afterId = ""; ; ) {
    const page = await undo.listUndone(jobId, { afterId, limit: PAGE_SIZE });
    if (page.length > 0) yield page.map(undoneLine).join("");
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE_SIZE) return;
    afterId = last.id;
  }
}

function undoneLine({ id, name, slug, outcome, reason }: UndoneBusiness): string {
  const message = reason === null ? OUTCOME_TEXTS[outcome] : REASON_TEXTS[reason];
  return csvLine([id, name, slug, outcome, reason ?? undefined, message]);
}

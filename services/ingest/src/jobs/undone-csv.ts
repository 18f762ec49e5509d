import type { UndoneBusiness } from "@meridian/contracts/imports/ingest-api";
import { BYTE_ORDER_MARK, csvLine } from "@meridian/domain/text/csv-cell";
import type { Bilingual } from "@meridian/platform/app-error";
import type { Language } from "@meridian/platform/http/request-language";
import type { ImportUndoStore } from "@meridian/ports/imports/import-undo";

const COLUMNS: Readonly<Record<Language, readonly string[]>> = {
  en: ["id", "name", "slug", "outcome", "reason", "message"],
  tr: ["kimlik", "işletme", "slug", "sonuç", "neden", "açıklama"],
};
const OUTCOME_TEXTS: Readonly<Record<UndoneBusiness["outcome"], Bilingual>> = {
  removed: { tr: "İçe aktarmanın eklediği işletme silindi", en: "added by the import, and deleted" },
  restored: { tr: "İşletme içe aktarmadan önceki hâline döndü", en: "as it was before the import" },
  kept: { tr: "Olduğu gibi bırakıldı", en: "left as it is" },
};
const REASON_TEXTS: Readonly<Record<NonNullable<UndoneBusiness["reason"]>, Bilingual>> = {
  edited: { tr: "Sonradan elle düzenlendiği için bırakıldı", en: "left as it is: edited by hand since" },
  imported_again: {
    tr: "Sonraki bir içe aktarma değiştirdiği için bırakıldı",
    en: "left as it is: changed by a later import",
  },
  deleted: { tr: "Sonradan silindiği için bırakıldı", en: "left as it is: deleted since" },
};
const PAGE_SIZE = 1000;

/** All outcomes of an undo as CSV, one page of businesses at a time. */
export async function* undoneCsv(
  undo: Pick<ImportUndoStore, "listUndone">,
  jobId: string,
  language: Language,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS[language]);
  for (let afterId = ""; ; ) {
    const page = await undo.listUndone(jobId, { afterId, limit: PAGE_SIZE });
    if (page.length > 0) yield page.map((business) => undoneLine(business, language)).join("");
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE_SIZE) return;
    afterId = last.id;
  }
}

function undoneLine({ id, name, slug, outcome, reason }: UndoneBusiness, language: Language): string {
  const message = reason === null ? OUTCOME_TEXTS[outcome] : REASON_TEXTS[reason];
  return csvLine([id, name, slug, outcome, reason ?? undefined, message[language]]);
}

import type { AuditLogEntry } from "./audit.ts";

/** The actions in the log; older entries may have other names. */
const ACTION_TEXTS = {
  "business.created": "İşletme elle eklendi",
  "business.edited": "İşletme düzenlendi",
  "business.approved": "İşletme onaylandı",
  "business.hidden": "İşletme gizlendi",
  "business.deleted": "İşletme silindi",
  "business.restored": "İşletme geri alındı",
  "business.blocked": "İşletme kalıcı olarak engellendi",
  "business.unblocked": "İşletmenin engeli kaldırıldı",
  "business.merged": "İşletmeler birleştirildi",
  "business.closed": "Kaynağında artık listelenmeyen işletme kapatıldı",
  "business.kept_open": "Kaynağında artık listelenmeyen işletme açık bırakıldı",
  "cache.cleared": "Cache temizlendi",
  "category.moved": "Etiket başka türe taşındı",
  "category.merged": "Kategori birleştirildi",
  "category.renamed": "Kategori yeniden adlandırıldı",
  "category.hidden": "Kategori gizlendi",
  "category.decision_undone": "Kategori kararı geri alındı",
  "cleanup.started": "Temizlik işi başladı",
  "cleanup.step": "Temizlik adımı",
  "directory.categories_applied": "Kategori kararları uygulandı",
  "directory.configured": "Dizin ayarları kaydedildi",
  "sources.ordered": "Kaynak önceliği değiştirildi",
  "directory.emptied": "Tüm işletmeler silindi",
  "directory.restored": "Silinen işletmeler geri alındı",
  "directory.slugs_fixed": "URL'ler düzeltildi",
  "directory.businesses_placed": "İşletmeler şehir ve bölgelerle eşlendi",
  "directory.test_data_deleted": "Test verileri silindi",
  "export.started": "Dışa aktarma başladı",
  "export.finished": "Dışa aktarma bitti",
  "export.cancelled": "Dışa aktarma iptal edildi",
  "export.failed": "Dışa aktarma yarıda kaldı",
  "import.started": "İçe aktarma başladı",
  "import.finished": "İçe aktarma bitti",
  "import.held": "İçe aktarma bitti, karar bekliyor",
  "import.cancelled": "İçe aktarma iptal edildi",
  "import.undo_requested": "İçe aktarmanın geri alınması istendi",
  "import.undone": "İçe aktarma geri alındı",
  "inbox.changed": "Gelen kutusu güncellendi",
  "inbox.erased": "Gelen kutusundan silindi",
  "match.same": "Eşleşen işletmeler birleştirildi",
  "match.different": "Eşleşen işletmeler ayrı tutuldu",
  "match.undone": "Eşleşme kararı geri alındı",
  "mapping_profile.saved": "Sütun eşlemesi kaydedildi",
  "mapping_profile.removed": "Sütun eşlemesi silindi",
  "password.changed": "Şifre değiştirildi",
  "session.opened": "Oturum açıldı",
  "session.closed": "Oturum kapatıldı",
  "session.refused": "Oturum açma reddedildi",
  "session.revoked": "Oturum sonlandırıldı",
  "session.others_revoked": "Diğer oturumlar sonlandırıldı",
  "settings.saved": "Site ayarları kaydedildi",
  "settings.switched": "Kodlar açıldı veya kapatıldı",
  "source.added": "Kaynak eklendi",
  "source.businesses_settled": "Kaynakta artık listelenmeyen işletmeler kapatıldı veya soruldu",
  "source.changed": "Kaynak düzenlendi",
  "source.removed": "Kaynak silindi",
  "source.run_requested": "Kaynağın çalıştırılması istendi",
  "synonym.added": "Eş anlamlı eklendi",
  "synonym.removed": "Eş anlamlı kaldırıldı",
  "trash.purged": "Çöp kutusu boşaltıldı",
};
export type AuditAction = keyof typeof ACTION_TEXTS;

/** The meaning of an audit log action; unknown actions of a newer server stand for themselves. */
export function auditActionText(action: string): string {
  return new Map<string, string>(Object.entries(ACTION_TEXTS)).get(action) ?? action;
}

/** The subject of an entry, in words if it has any. */
export function auditSubjectText({ subject, details }: Pick<AuditLogEntry, "subject" | "details">): string | undefined {
  for (const key of ["name", "fileName"]) {
    const value = details?.[key];
    if (typeof value === "string" && value !== "") return value;
  }
  return subject?.replace(/^version (?=\d+$)/, "Sürüm ") ?? undefined;
}

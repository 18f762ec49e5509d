import type { AuditLogEntry } from "@meridian/shared/contracts/audit";

const ACTION_TEXTS: ReadonlyMap<string, string> = new Map([
  ["business.edited", "İşletme düzenlendi"],
  ["business.approved", "İşletme onaylandı"],
  ["business.hidden", "İşletmenin onayı kaldırıldı"],
  ["business.deleted", "İşletme silindi"],
  ["business.restored", "İşletme geri alındı"],
  ["business.merged", "İşletmeler birleştirildi"],
  ["business.purged", "İşletme kalıcı olarak silindi"],
  ["businesses.approved", "İşletmeler onaylandı"],
  ["businesses.hidden", "İşletmelerin onayı kaldırıldı"],
  ["businesses.deleted", "İşletmeler silindi"],
  ["businesses.restored", "İşletmeler geri alındı"],
  ["cache.cleared", "Önbellek temizlendi"],
  ["export.started", "Dışa aktarma başladı"],
  ["export.finished", "Dışa aktarma bitti"],
  ["import.started", "İçe aktarma başladı"],
  ["import.finished", "İçe aktarma bitti"],
  ["import.cancelled", "İçe aktarma iptal edildi"],
  ["import.undo_requested", "İçe aktarmanın geri alınması istendi"],
  ["import.undone", "İçe aktarma geri alındı"],
  ["inbox.changed", "Gelen kutusu güncellendi"],
  ["inbox.erased", "Gelen kutusundan silindi"],
  ["mapping_profile.saved", "Sütun eşlemesi kaydedildi"],
  ["mapping_profile.removed", "Sütun eşlemesi silindi"],
  ["session.opened", "Oturum açıldı"],
  ["session.closed", "Oturum kapatıldı"],
  ["session.refused", "Oturum açma reddedildi"],
  ["session.revoked", "Oturum sonlandırıldı"],
  ["settings.saved", "Site ayarları kaydedildi"],
  ["settings.switched", "Kod alanları açıldı veya kapatıldı"],
]);

/** What an action of the audit log means; actions that a newer server may know stand for themselves. */
export function auditActionText(action: string): string {
  return ACTION_TEXTS.get(action) ?? action;
}

/** What was acted upon, in words where the entry has any. */
export function auditSubjectText({ subject, details }: Pick<AuditLogEntry, "subject" | "details">): string | undefined {
  for (const key of ["name", "fileName"]) {
    const value = details?.[key];
    if (typeof value === "string" && value !== "") return value;
  }
  return subject ?? undefined;
}

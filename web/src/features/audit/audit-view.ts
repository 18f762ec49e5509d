import type { QueryOf } from "@meridian/contracts/client/client-endpoint";
import type { exportAudit } from "@meridian/contracts/client/endpoints/cleanup.gen";

/** The filter; empty texts match everything. */
export interface AuditView {
  /** A noun such as `business`, or a whole action. */
  action: string;
  actor: string;
  subject: string;
  /** Local days, "2026-05-01", both inclusive. */
  from: string;
  to: string;
}

export const NO_FILTER: AuditView = { action: "", actor: "", subject: "", from: "", to: "" };

const NOUNS: Record<string, string> = {
  session: "Oturum",
  password: "Şifre",
  business: "İşletme",
  import: "İçe aktarma",
  export: "Dışa aktarma",
  settings: "Site ayarları",
  inbox: "Gelen kutusu",
  cleanup: "Temizlik",
  cache: "Cache",
  mapping_profile: "Sütun eşlemesi",
  match: "Eşleşme",
  source: "Kaynak",
  synonym: "Eş anlamlı",
  category: "Kategori",
  directory: "Dizin",
  trash: "Çöp kutusu",
};

export const NOUN_OPTIONS = Object.entries(NOUNS).map(([value, label]) => ({ value, label }));

/** The call's query. Days start and end in the admin's time zone. */
export function auditFilter({ action, actor, subject, from, to }: AuditView): QueryOf<typeof exportAudit> {
  return {
    action: action.trim(),
    actor: actor.trim(),
    subject: subject.trim(),
    from: from === "" ? undefined : startOfDay(from, 0),
    before: to === "" ? undefined : startOfDay(to, 1),
  };
}

function startOfDay(day: string, daysLater: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

/** Which entries are shown; empty texts narrow nothing. */
export interface AuditView {
  /** A noun, such as `business`, or a whole action. */
  action: string;
  actor: string;
  subject: string;
  /** Days on the admin's own clock, "2026-05-01", both included. */
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
  synonym: "Eş anlamlı",
  directory: "Dizin",
  trash: "Çöp kutusu",
};

export const NOUN_OPTIONS = Object.entries(NOUNS).map(([value, label]) => ({ value, label }));

/** The query of the call, without what narrows nothing. A day begins and ends on the admin's own clock. */
export function auditParams({ action, actor, subject, from, to }: AuditView): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ action, actor, subject })) {
    if (value.trim() !== "") params.set(name, value.trim());
  }
  if (from !== "") params.set("from", startOfDay(from, 0));
  if (to !== "") params.set("before", startOfDay(to, 1));
  return params;
}

function startOfDay(day: string, daysLater: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

import type { InboxItem, InboxState, ReportReason } from "@meridian/contracts/site/contact";

export const STATE_LABELS: Record<InboxState, string> = {
  new: "Yeni",
  read: "Okundu",
  answered: "Yanıtlandı",
  closed: "Kapandı",
};

const REASON_LABELS: Record<ReportReason, string> = {
  wrong_hours: "Çalışma saatleri yanlış",
  closed: "İşletme kapanmış",
  duplicate: "Yinelenen kayıt",
  other: "Başka bir sorun",
};

export function titleOf(item: InboxItem): string {
  return item.kind === "message" ? item.subject : `${item.business.name}: ${REASON_LABELS[item.reason]}`;
}

/** A mailto link to the sender that quotes the message; undefined without an address. */
export function replyLink(item: InboxItem): string | undefined {
  if (item.email === null) return undefined;
  const subject = item.kind === "message" ? item.subject : item.business.name;
  const quote = (item.message ?? "").split("\n").map((line) => `> ${line}`);
  const query = `subject=${encodeURIComponent(`Re: ${subject}`)}&body=${encodeURIComponent(`\n\n${quote.join("\n")}`)}`;
  return `mailto:${encodeURIComponent(item.email).replace("%40", "@")}?${query}`;
}

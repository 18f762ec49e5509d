import type { InboxItem, InboxKind, InboxState, ReportReason } from "@meridian/shared/contracts/contact";

/** Which part of the inbox is shown. */
export interface InboxView {
  kind: InboxKind | "all";
  state: InboxState | "all";
  /** Items that look as if a bot sent them, instead of the rest. */
  isSuspect: boolean;
}

export const INBOX_STATES = ["new", "read", "answered", "closed"] as const;

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

export function readView(search: { kind?: unknown; state?: unknown; suspect?: unknown }): InboxView {
  const { kind, state } = search;
  return {
    kind: kind === "message" || kind === "report" ? kind : "all",
    state: INBOX_STATES.find((each) => each === state) ?? "all",
    isSuspect: search.suspect === "1",
  };
}

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

import type { ShownImportJob } from "@meridian/contracts/imports/import-job";
import type { InboxItem } from "@meridian/contracts/site/contact";
import { isAtRest, isHeld } from "@meridian/domain/imports/import-progress";

const SEEN_KEY = "adminNewsSeenAt";

export interface Notification {
  id: string;
  kind: "import" | "failed_import" | "message" | "report";
  title: string;
  detail: string;
  /** ISO 8601. */
  at: string;
  to: string;
}

/** What an admin should know, newest first: ended imports, and new messages and reports. */
export function notificationsOf(imports: readonly ShownImportJob[], inbox: readonly InboxItem[]): Notification[] {
  const ended = imports.filter((job) => isAtRest(job) && job.finishedAt !== null).map(importNote);
  return [...ended, ...inbox.map(inboxNote)].sort((left, right) => Date.parse(right.at) - Date.parse(left.at));
}

export function unseenOf(notifications: readonly Notification[], seenAtMs: number): Notification[] {
  return notifications.filter(({ at }) => Date.parse(at) > seenAtMs);
}

/** When notifications were last read on this device; 0: never. */
export function readSeenAt(): number {
  try {
    return Number(window.localStorage.getItem(SEEN_KEY) ?? 0) || 0;
  } catch {
    return 0;
  }
}

export function storeSeenAt(nowMs: number): void {
  try {
    window.localStorage.setItem(SEEN_KEY, String(nowMs));
  } catch {
    // Without storage, everything is unread after the next load.
  }
}

function importNote(job: ShownImportJob): Notification {
  const { id, fileName, state, warning, isDryRun, finishedAt, createdAt } = job;
  const succeeded = isHeld(job) ? "karar bekliyor" : warning === null ? "tamamlandı" : "uyarıyla tamamlandı";
  const ends = { succeeded, cancelled: "iptal edildi" };
  const end = state === "succeeded" || state === "cancelled" ? ends[state] : "başarısız oldu";
  return {
    id: `import-${id}`,
    kind: state === "failed" ? "failed_import" : "import",
    title: `${isDryRun ? "Deneme" : "İçe aktarma"} ${end}`,
    detail: fileName,
    at: finishedAt ?? createdAt,
    to: `/admin/upload/${encodeURIComponent(id)}`,
  };
}

function inboxNote(item: InboxItem): Notification {
  const { id, receivedAt: at } = item;
  const to = "/admin/inbox";
  return item.kind === "message"
    ? { id, at, to, kind: "message", title: `${item.name} mesaj gönderdi`, detail: item.subject }
    : { id, at, to, kind: "report", title: "Ziyaretçi bildirimi", detail: item.business.name };
}

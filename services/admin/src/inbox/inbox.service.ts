import { DAY_MS, HOUR_MS } from "@meridian/contracts/durations";
import type { InboxItem, InboxQuery, InboxState } from "@meridian/contracts/site/contact";
import { INBOX_RETENTION_DAYS } from "@meridian/contracts/site/contact-limits";
import { inboxPlaceText, parseInboxPlace } from "@meridian/domain/inbox-place";
import { refusal } from "@meridian/platform/app-error";
import type { Logger } from "@meridian/platform/logger";
import { runEvery } from "@meridian/platform/run-every";
import type { AuditLog } from "@meridian/ports/site/audit-log";
import type { ContactStore } from "@meridian/ports/site/contact-store";

const NO_PLACE = { tr: "after: gelen kutusunda böyle bir yer yok", en: "after: there is no such place in the inbox" };
const EVERY_MS = 6 * HOUR_MS;
const BATCH = 500;
const MAX_BATCHES = 1_000;

export interface InboxPage {
  items: InboxItem[];
  nextAfter: string | null;
  counts: Record<InboxState, number>;
}

export interface InboxService {
  /** Throws invalid_input for an unknown cursor. */
  list(query: InboxQuery): Promise<InboxPage>;
  /** Both return the number of items. */
  setState(ids: readonly string[], state: InboxState, username: string): Promise<number>;
  erase(ids: readonly string[], username: string): Promise<number>;
}

export interface InboxServiceOptions {
  inbox: ContactStore;
  auditLog: AuditLog;
  now: () => Date;
}

/** The messages and reports of visitors. The audit log names items, never their content. */
export function createInboxService({ inbox, auditLog, now }: InboxServiceOptions): InboxService {
  return {
    async list({ after, limit, ...filter }) {
      const place = after === undefined ? undefined : parseInboxPlace(after);
      if (after !== undefined && place === undefined) throw refusal("invalid_input", NO_PLACE);
      const [found, counts] = await Promise.all([
        inbox.list({ ...filter, after: place, limit: limit + 1 }),
        inbox.countByState(),
      ]);
      const items = found.slice(0, limit);
      const last = items.at(-1);
      return { items, counts, nextAfter: found.length > limit && last !== undefined ? inboxPlaceText(last) : null };
    },
    async setState(ids, state, username) {
      const at = now();
      const count = await inbox.setState(ids, { state, at, by: username });
      await auditLog.append({ at, actor: username, action: "inbox.changed", details: { ids, state, count } });
      return count;
    },
    async erase(ids, username) {
      const count = await inbox.erase(ids);
      await auditLog.append({ at: now(), actor: username, action: "inbox.erased", details: { ids, count } });
      return count;
    },
  };
}

/** Erases items whose retention period is over and returns their number. */
export async function sweepInbox(inbox: ContactStore, now: Date): Promise<number> {
  const before = new Date(now.getTime() - INBOX_RETENTION_DAYS * DAY_MS);
  let erased = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const count = await inbox.eraseBefore(before, BATCH);
    erased += count;
    if (count < BATCH) break;
  }
  return erased;
}

/** Sweeps at the start and every six hours; several processes may do so safely. Returns a function that stops it. */
export function keepInboxSwept(inbox: ContactStore, logger: Logger): () => void {
  const sweep = async () => {
    const erased = await sweepInbox(inbox, new Date());
    if (erased > 0) logger.info({ erased }, "old messages erased");
  };
  return runEvery(EVERY_MS, sweep, (error) => logger.warn({ err: error }, "erasing old messages failed"));
}

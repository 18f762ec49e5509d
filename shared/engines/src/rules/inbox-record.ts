import { type InboxItem, inboxItemSchema } from "@meridian/contracts/site/contact";

/** An item as engines keep it: what they look for beside what the visitor wrote. Times are in milliseconds. */
export interface InboxRecord {
  id: string;
  kind: InboxItem["kind"];
  state: InboxItem["state"];
  isSuspect: boolean;
  receivedAt: number;
  changedAt?: number;
  changedBy?: string;
  mail: InboxItem["mail"];
  mailAttempts: number;
  content: Readonly<Record<string, unknown>>;
}

export function inboxRecordOf(item: InboxItem): InboxRecord {
  const { id, kind, state, isSuspect, receivedAt, changedAt, changedBy, mail, mailAttempts, ...content } = item;
  const record: InboxRecord = {
    id,
    kind,
    state,
    isSuspect,
    receivedAt: Date.parse(receivedAt),
    mail,
    mailAttempts,
    content,
  };
  if (changedAt !== null) record.changedAt = Date.parse(changedAt);
  if (changedBy !== null) record.changedBy = changedBy;
  return record;
}

/** Throws when what was kept is not an item. */
export function inboxItemOf({ content, receivedAt, changedAt, changedBy, ...rest }: InboxRecord): InboxItem {
  return inboxItemSchema.parse({
    ...content,
    ...rest,
    receivedAt: new Date(receivedAt).toISOString(),
    changedAt: changedAt === undefined ? null : new Date(changedAt).toISOString(),
    changedBy: changedBy ?? null,
  });
}

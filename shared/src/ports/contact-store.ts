import type { InboxItem, InboxKind, InboxState, MailState } from "../contracts/contact.ts";
import type { InboxPlace } from "../domain/inbox-place.ts";

export interface InboxFilter {
  kind?: InboxKind | undefined;
  state?: InboxState | undefined;
  isSuspect: boolean;
}

export interface InboxListing extends InboxFilter {
  /** Of the last item of the page before. */
  after?: InboxPlace | undefined;
  /** At most `MAX_INBOX_PAGE`. */
  limit: number;
}

export interface InboxStateChange {
  state: InboxState;
  at: Date;
  by: string;
}

/** What visitors wrote: contact messages, and reports about businesses. */
export interface ContactStore {
  /** Ids are the caller's: adding the same item again makes no second one. */
  add(item: InboxItem): Promise<void>;
  find(id: string): Promise<InboxItem | undefined>;
  /** Newest first, those of one moment by id, the last first. */
  list(listing: InboxListing): Promise<InboxItem[]>;
  /** Of what is not suspect. */
  countByState(): Promise<Record<InboxState, number>>;
  /** How many items there were to change; unknown ids are left out. At most `MAX_INBOX_PAGE` ids. */
  setState(ids: readonly string[], change: InboxStateChange): Promise<number>;
  /** Items that wait to be mailed, oldest first. */
  listToMail(limit: number): Promise<InboxItem[]>;
  /** Notes how often mailing was tried, and how it stands. Nothing happens for an item that is gone. */
  noteMail(id: string, mail: MailState, attempts: number): Promise<void>;
  /** How many there were to erase. At most `MAX_INBOX_PAGE` ids. */
  erase(ids: readonly string[]): Promise<number>;
  /** Erases the oldest of those that came before `time`, at most `limit`; answers how many. */
  eraseBefore(time: Date, limit: number): Promise<number>;
}

import type { InboxItem, InboxKind, InboxState, MailState } from "@meridian/contracts/site/contact";
import type { InboxPlace } from "@meridian/domain/inbox-place";

export interface InboxFilter {
  kind?: InboxKind | undefined;
  state?: InboxState | undefined;
  isSuspect: boolean;
}

export interface InboxListing extends InboxFilter {
  /** Position of the previous page's last item. */
  after?: InboxPlace | undefined;
  /** At most `MAX_INBOX_PAGE`. */
  limit: number;
}

export interface InboxStateChange {
  state: InboxState;
  at: Date;
  by: string;
}

/** Messages from visitors: contact requests and reports about businesses. */
export interface ContactStore {
  /** The caller chooses the id; adding an item twice has no effect. */
  add(item: InboxItem): Promise<void>;
  /** Newest first; equal times by descending id. */
  list(listing: InboxListing): Promise<InboxItem[]>;
  /** Counts without suspected spam. */
  countByState(): Promise<Record<InboxState, number>>;
  /** Returns the number of items changed, without unknown ids. At most `MAX_INBOX_PAGE` ids. */
  setState(ids: readonly string[], change: InboxStateChange): Promise<number>;
  /** Items waiting to be mailed, oldest first. */
  listToMail(limit: number): Promise<InboxItem[]>;
  /** Records the number of attempts and the state of mailing. Ignores a deleted item. */
  noteMail(id: string, mail: MailState, attempts: number): Promise<void>;
  /** Returns the number of items erased. At most `MAX_INBOX_PAGE` ids. */
  erase(ids: readonly string[]): Promise<number>;
  /** Erases at most `limit` of the oldest items received before `time`; returns how many. */
  eraseBefore(time: Date, limit: number): Promise<number>;
}

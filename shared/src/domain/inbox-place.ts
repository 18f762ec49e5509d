import type { InboxItem } from "../contracts/contact.ts";

/** Where an item stands in the order of the inbox. */
export interface InboxPlace {
  /** Milliseconds. */
  receivedAt: number;
  id: string;
}

const PLACE = /^(\d{1,15})-(.{1,64})$/;

/** A place as it travels in an address. */
export function inboxPlaceText({ receivedAt, id }: Pick<InboxItem, "receivedAt" | "id">): string {
  return `${Date.parse(receivedAt)}-${id}`;
}

/** Undefined for what `inboxPlaceText` did not write. */
export function parseInboxPlace(text: string): InboxPlace | undefined {
  const [, receivedAt, id] = PLACE.exec(text) ?? [];
  return receivedAt === undefined || id === undefined ? undefined : { receivedAt: Number(receivedAt), id };
}

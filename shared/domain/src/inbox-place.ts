import type { InboxItem } from "@meridian/contracts/site/contact";

/** A cursor into the inbox. */
export interface InboxPlace {
  /** In milliseconds. */
  receivedAt: number;
  id: string;
}

const PLACE = /^(\d{1,15})-(.{1,64})$/;

/** The cursor in URL form. */
export function inboxPlaceText({ receivedAt, id }: Pick<InboxItem, "receivedAt" | "id">): string {
  return `${Date.parse(receivedAt)}-${id}`;
}

/** Undefined for anything `inboxPlaceText` did not write. */
export function parseInboxPlace(text: string): InboxPlace | undefined {
  const [, receivedAt, id] = PLACE.exec(text) ?? [];
  return receivedAt === undefined || id === undefined ? undefined : { receivedAt: Number(receivedAt), id };
}

import type { InboxKind, InboxState } from "@meridian/contracts/site/contact";

/** Which part of the inbox is shown. */
export interface InboxView {
  kind: InboxKind | "all";
  state: InboxState | "all";
  /** Items that look as if a bot sent them, instead of the rest. */
  isSuspect: boolean;
}

export const INBOX_STATES = ["new", "read", "answered", "closed"] as const;

export function readView(search: { kind?: unknown; state?: unknown; suspect?: unknown }): InboxView {
  const { kind, state } = search;
  return {
    kind: kind === "message" || kind === "report" ? kind : "all",
    state: INBOX_STATES.find((each) => each === state) ?? "all",
    isSuspect: search.suspect === "1",
  };
}

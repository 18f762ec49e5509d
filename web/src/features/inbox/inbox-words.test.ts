import type { InboxItem } from "@meridian/contracts/site/contact";
import { expect, it } from "vitest";
import { replyLink, titleOf } from "./inbox-words.ts";

const ITEM = {
  id: "a",
  state: "new",
  isSuspect: false,
  receivedAt: "2026-03-02T09:00:00.000Z",
  changedAt: null,
  changedBy: null,
  mail: "off",
  mailAttempts: 0,
  email: "zoë+x@example.org",
} as const;
const message: InboxItem = {
  ...ITEM,
  kind: "message",
  name: "Zoë",
  subject: "Opening & closing?",
  message: "Hello,\nwho?",
  company: null,
  phone: null,
};
const report: InboxItem = {
  ...ITEM,
  kind: "report",
  reason: "closed",
  message: null,
  business: { id: "b", slug: "cafe", name: "Café" },
};

it("a reply goes to the sender, with the subject and the message", () => {
  const link = new URL(replyLink(message) ?? "");
  expect(decodeURIComponent(link.pathname)).toBe("zoë+x@example.org");
  expect(link.searchParams.get("subject")).toBe("Re: Opening & closing?");
  expect(link.searchParams.get("body")).toBe("\n\n> Hello,\n> who?");
  expect(new URL(replyLink(report) ?? "").searchParams.get("subject")).toBe("Re: Café");
  expect(replyLink({ ...report, email: null })).toBeUndefined();
});

it("a report is named by its business and what is wrong with it", () => {
  expect(titleOf(report)).toBe("Café: İşletme kapanmış");
  expect(titleOf(message)).toBe("Opening & closing?");
});

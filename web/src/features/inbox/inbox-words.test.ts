import { makeMessage, makeReport } from "@meridian/testing/site-records";
import { expect, it } from "vitest";
import { replyLink, titleOf } from "./inbox-words.ts";

const email = "zoë+x@example.org";
const message = makeMessage("a", { email, subject: "Opening & closing?", message: "Hello,\nwho?" });
const report = makeReport("b", { email, reason: "closed" });

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

import type { InboxItem } from "@meridian/contracts/site/contact";
import { createLogger } from "@meridian/platform/logger";
import { openTestEngines, type TestEngines } from "@meridian/testing/open-test-engines";
import { makeMessage, makeReport } from "@meridian/testing/site-records";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startSmtpServer, type TestSmtpServer } from "../testing/smtp-server.ts";
import { createMailOutbox, type MailOutbox } from "./mail-outbox.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

const logger = createLogger({ service: "admin", level: "silent" });

let engines: TestEngines;
let server: TestSmtpServer;
let outbox: MailOutbox;

beforeEach(async () => {
  engines = await openTestEngines();
  server = await startSmtpServer();
  outbox = openOutbox();
});
afterEach(async () => {
  await outbox.stop();
  await server.close();
  await engines.close();
});

async function storedItem(id: string): Promise<InboxItem | undefined> {
  return (await engines.inbox.list({ isSuspect: false, limit: 9 })).find((item) => item.id === id);
}

function openOutbox(): MailOutbox {
  const settings = { host: "127.0.0.1", port: server.port, login: undefined };
  const mailer = createSmtpMailer(
    { ...settings, from: "site@example.com", to: "desk@example.com" },
    "https://m.example",
  );
  return createMailOutbox({ ...engines, mailer, logger });
}

it("a message is mailed once, to the configured address, with its sender in Reply-To", async () => {
  await engines.inbox.add(makeMessage("m1", { mail: "waiting" }));
  expect(await outbox.run()).toBe(1);
  expect(await outbox.run()).toBe(0);
  expect(await storedItem("m1")).toMatchObject({ mail: "sent", mailAttempts: 1, state: "new" });
  const [mail] = server.mails;
  expect(server.mails).toHaveLength(1);
  expect(mail).toMatchObject({ from: "site@example.com", to: ["desk@example.com"] });
  expect(mail?.data).toMatch(/^Reply-To: .*<zoe@example\.org>\r$/m);
  expect(mail?.data).toMatch(/^Subject: \[Meridian\] Opening a branch\r$/m);
  expect(mail?.data).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
});

it("no visitor's text becomes a header or another recipient", async () => {
  const evil = "x\r\nBcc: all@example.org\r\n\r\nbody";
  await engines.inbox.add(makeMessage("m1", { mail: "waiting", name: evil, subject: evil, phone: evil }));
  const business = { id: "a", slug: "b", name: evil };
  await engines.inbox.add(makeReport("r1", { mail: "waiting", reason: "other", message: ".\r\nQUIT\r\n", business }));
  expect(await outbox.run()).toBe(2);
  for (const { to, data } of server.mails) {
    expect(to).toEqual(["desk@example.com"]);
    expect(data.split("\r\n\r\n", 1)[0]).not.toMatch(/^Bcc:/m);
  }
});

it("a rejected mail is kept and sent when the server accepts mail again", async () => {
  server.isRefusing = true;
  await engines.inbox.add(makeMessage("m1", { mail: "waiting" }));
  await engines.inbox.add(makeMessage("m2", { mail: "waiting" }));
  expect(await outbox.run()).toBe(0);
  expect(await storedItem("m1")).toMatchObject({ mail: "waiting", mailAttempts: 1 });
  expect(await storedItem("m2")).toMatchObject({ mail: "waiting", mailAttempts: 0 });
  server.isRefusing = false;
  expect(await outbox.run()).toBe(2);
  expect(server.mails).toHaveLength(2);
});

it("an unreachable mail server loses nothing", async () => {
  await engines.inbox.add(makeMessage("m1", { mail: "waiting" }));
  await server.close();
  expect(await outbox.run()).toBe(0);
  expect(await storedItem("m1")).toMatchObject({ mail: "waiting", mailAttempts: 1 });
  server = await startSmtpServer();
});

it("two processes mail nothing twice", async () => {
  for (let n = 0; n < 6; n++) await engines.inbox.add(makeMessage(`m${n}`, { mail: "waiting" }));
  const other = openOutbox();
  const sent = await Promise.all([outbox.run(), other.run()]);
  await other.stop();
  expect(sent[0] + sent[1]).toBe(6);
  expect(server.mails).toHaveLength(6);
});

it("suspected spam is never mailed", async () => {
  await engines.inbox.add(makeMessage("m1", { isSuspect: true }));
  expect(await outbox.run()).toBe(0);
  expect(server.mails).toEqual([]);
});

import { randomUUID } from "node:crypto";
import type { InboxItem } from "@meridian/contracts/site/contact";
import type { Logger } from "@meridian/platform/logger";
import type { Lease } from "@meridian/ports/imports/lease";
import type { ContactStore } from "@meridian/ports/site/contact-store";
import type { Mailer } from "./smtp-mailer.ts";

const LEASE = "mail outbox";
const LEASE_MS = 5 * 60_000;
const EVERY_MS = 60_000;
const BATCH = 20;
/** Roughly a day of retries; after that the message is only in the inbox. */
const MAX_ATTEMPTS = 1_440;

export interface MailOutbox {
  /** Tells the outbox that there is something to mail. */
  wake(): void;
  /** Mails everything that is due and returns how many mails the server accepted; rejected ones are retried later. */
  run(): Promise<number>;
  /** Resolves when no mail is in transit. */
  stop(): Promise<void>;
}

export interface MailOutboxOptions {
  inbox: ContactStore;
  leases: Lease;
  mailer: Mailer;
  logger: Logger;
}

/**
 * Mails what waits in the inbox, of all processes one at a time, so that nothing is mailed twice but after a crash between
 * the mail and its note. What was stored is never lost by a mail server that fails.
 */
export function createMailOutbox({ inbox, leases, mailer, logger }: MailOutboxOptions): MailOutbox {
  const holder = randomUUID();
  let running: Promise<number> | undefined;
  let isAskedAgain = false;
  let isStopping = false;

  async function mail(item: InboxItem): Promise<boolean> {
    const attempts = item.mailAttempts + 1;
    try {
      await mailer.send(item);
    } catch (error) {
      logger.warn({ err: error, id: item.id, attempts }, "mail delivery failed");
      await inbox.noteMail(item.id, attempts >= MAX_ATTEMPTS ? "failed" : "waiting", attempts);
      return false;
    }
    await inbox.noteMail(item.id, "sent", attempts);
    return true;
  }

  async function mailAll(): Promise<number> {
    if (!(await leases.acquire(LEASE, holder, LEASE_MS))) return 0;
    let sent = 0;
    try {
      for (;;) {
        const items = await inbox.listToMail(BATCH);
        for (const item of items) {
          // After a rejection, later mails wait for the next round.
          if (isStopping || !(await mail(item)) || !(await leases.renew(LEASE, holder, LEASE_MS))) return sent;
          sent += 1;
        }
        if (items.length === 0) return sent;
      }
    } finally {
      await leases.release(LEASE, holder);
    }
  }

  const run = (): Promise<number> => {
    isAskedAgain = running !== undefined;
    running ??= mailAll().finally(() => {
      running = undefined;
      if (isAskedAgain && !isStopping) outbox.wake();
    });
    return running;
  };
  const outbox: MailOutbox = {
    wake() {
      run().catch((error: unknown) => logger.warn({ err: error }, "outbox read failed"));
    },
    run,
    async stop() {
      clearInterval(timer);
      isStopping = true;
      await running?.catch(() => undefined);
    },
  };
  const timer = setInterval(outbox.wake, EVERY_MS);
  timer.unref();
  return outbox;
}

import { randomUUID } from "node:crypto";
import type { ContactRequest, InboxItem, ReportRequest } from "@meridian/contracts/site/contact";
import { refusal } from "@meridian/platform/app-error";
import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import type { ContactStore } from "@meridian/ports/site/contact-store";
import type { MailOutbox } from "../mail/mail-outbox.ts";
import type { VisitorLimits } from "./visitor-limits.ts";

/** No person reads, fills in and sends a form faster. */
const FASTEST_MS = 2_000;

export interface ContactService {
  /** Throws rate_limited. Once it resolves, the message is stored; mailing continues in the background. */
  send(message: ContactRequest, address: string): Promise<void>;
  /** Throws not_found, gone and rate_limited. A replaced slug stands for the current one. */
  report(slug: string, report: ReportRequest, address: string): Promise<void>;
}

export interface ContactServiceOptions {
  inbox: ContactStore;
  businesses: BusinessStore;
  limits: VisitorLimits;
  /** Undefined without a mail server. */
  outbox: MailOutbox | undefined;
  now: () => Date;
}

export function createContactService({
  inbox,
  businesses,
  limits,
  outbox,
  now,
}: ContactServiceOptions): ContactService {
  const makeItem = (traps: Traps) => {
    const suspect = isSuspect(traps);
    return {
      id: randomUUID(),
      state: "new",
      isSuspect: suspect,
      receivedAt: now().toISOString(),
      changedAt: null,
      changedBy: null,
      mail: outbox === undefined || suspect ? "off" : "waiting",
      mailAttempts: 0,
    } as const;
  };

  async function keep(item: InboxItem): Promise<void> {
    await inbox.add(item);
    if (item.mail === "waiting") outbox?.wake();
  }

  async function findBusiness(slug: string) {
    const found = await businesses.findBySlug(slug);
    const current = found.kind === "moved" ? await businesses.findBySlug(found.slug) : found;
    if (current.kind === "gone")
      throw refusal("gone", { tr: "Bu işletme artık listelenmiyor", en: "This business is no longer listed" });
    if (current.kind !== "found")
      throw refusal("not_found", { tr: "Böyle bir işletme yok", en: "There is no such business" });
    const { id, name } = current.business;
    return { id, slug: current.business.slug, name };
  }

  return {
    async send({ website, elapsedMs, company, phone, ...fields }, address) {
      await limits.admit("message", address);
      const given = { company: company || null, phone: phone || null };
      await keep({ ...makeItem({ website, elapsedMs }), kind: "message", ...fields, ...given });
    },
    async report(slug, { website, elapsedMs, reason, message = null, email = null }, address) {
      await limits.admit("report", address);
      const business = await findBusiness(slug);
      await keep({ ...makeItem({ website, elapsedMs }), kind: "report", reason, message, email, business });
    },
  };
}

interface Traps {
  website?: string | undefined;
  elapsedMs?: number | undefined;
}

/** Whether a bot seems to have filled in the form: it used the hidden field, or was faster than a person. */
function isSuspect({ website = "", elapsedMs }: Traps): boolean {
  return website.trim() !== "" || (elapsedMs !== undefined && elapsedMs < FASTEST_MS);
}

import type { InboxItem, ReportReason } from "@meridian/contracts/site/contact";

export interface MailText {
  subject: string;
  text: string;
  /** The address that replies go to. */
  replyTo: { name: string; address: string } | undefined;
}

const REASONS: Record<ReportReason, string> = {
  wrong_hours: "Wrong opening hours",
  closed: "Closed for good",
  duplicate: "Listed twice",
  other: "Another problem",
};

/** The mail about a message or report. Visitors' text appears only in the body, as plain text. */
export function mailTextOf(item: InboxItem, publicOrigin: string | undefined): MailText {
  if (item.kind === "message") {
    const { name, email, subject, message, company, phone } = item;
    const sender = [`From: ${name} <${email}>`, company && `Company: ${company}`, phone && `Phone: ${phone}`];
    return {
      subject: `[Meridian] ${subject}`,
      text: `${sender.filter(Boolean).join("\n")}\n\n${message}\n`,
      replyTo: { name, address: email },
    };
  }
  const { business, reason, message, email } = item;
  const lines = [`${business.name}`, `${publicOrigin ?? ""}/business/${business.slug}`, `Reason: ${REASONS[reason]}`];
  if (email !== null) lines.push(`From: ${email}`);
  return {
    subject: `[Meridian] ${REASONS[reason]}: ${business.name}`,
    text: `${lines.join("\n")}\n${message === null ? "" : `\n${message}\n`}`,
    replyTo: email === null ? undefined : { name: "", address: email },
  };
}

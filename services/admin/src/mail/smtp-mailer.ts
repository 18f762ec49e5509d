import type { InboxItem, ReportReason } from "@meridian/contracts/site/contact";
import nodemailer from "nodemailer";
import type { MailSettings } from "./mail-config.ts";

const TLS_PORT = 465;
const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 20_000;

export interface Mailer {
  /** Rejects if the mail server does not accept the mail. */
  send(item: InboxItem): Promise<void>;
}

export function createSmtpMailer(settings: MailSettings, publicOrigin: string | undefined): Mailer {
  const { host, port, login, from, to } = settings;
  const transport = nodemailer.createTransport({
    host,
    port,
    secure: port === TLS_PORT,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(login === undefined ? {} : { auth: login }),
  });
  return {
    async send(item) {
      const { subject, text, replyTo } = mailTextOf(item, publicOrigin);
      const messageId = `<${item.id}@${from.split("@").at(-1)}>`;
      await transport.sendMail({
        from: { name: "Meridian", address: from },
        to,
        subject,
        text,
        messageId,
        date: item.receivedAt,
        ...(replyTo === undefined ? {} : { replyTo }),
      });
    },
  };
}

interface MailText {
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
function mailTextOf(item: InboxItem, publicOrigin: string | undefined): MailText {
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

import type { InboxItem } from "@meridian/contracts/site/contact";
import nodemailer from "nodemailer";
import type { MailSettings } from "./mail-config.ts";
import { mailTextOf } from "./mail-text.ts";

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

import { portSchema } from "@meridian/platform/http/server/process-config";
import { z } from "zod";

const mailbox = z.email("must be one address, such as info@example.org");

/** Where contact messages are mailed; without SMTP_HOST they are only stored. */
export const mailConfigShape = {
  SMTP_HOST: z.string().min(1).optional().describe("Mail server for messages of visitors; unset, they are only stored"),
  SMTP_PORT: portSchema.default(587).describe("Port of the mail server; 465 uses TLS from the start"),
  SMTP_USER: z.string().min(1).optional().describe("User at the mail server; no login when unset"),
  SMTP_PASSWORD: z.string().min(1).optional().describe("Password at the mail server"),
  SMTP_FROM: mailbox.optional().describe("Sender of the mails; SMTP_TO when unset"),
  SMTP_TO: mailbox.optional().describe("Recipient of visitors' messages; needed with SMTP_HOST"),
};
const mailConfigSchema = z.object(mailConfigShape);

export interface MailSettings {
  host: string;
  port: number;
  login: { user: string; pass: string } | undefined;
  from: string;
  to: string;
}

/** Undefined without a mail server or a recipient. */
export function mailSettingsOf(config: z.output<typeof mailConfigSchema>): MailSettings | undefined {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_USER: user, SMTP_PASSWORD: pass, SMTP_FROM, SMTP_TO: to } = config;
  if (host === undefined || to === undefined) return undefined;
  const login = user === undefined || pass === undefined ? undefined : { user, pass };
  return { host, port, login, from: SMTP_FROM ?? to, to };
}

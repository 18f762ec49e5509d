import { z } from "zod";
import { numberText } from "../page.ts";
import { CONTACT_LIMITS, CONTACT_PROBLEMS, MAX_REPORT_LENGTH } from "./contact-limits.ts";

/** A single-line value: line breaks and other control characters, which could inject mail headers, become spaces. */
const line = z.string().transform((text) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim());
/** Keeps line breaks and tabs but no other control characters. */
const paragraphs = z.string().transform((text) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim(),
);

const tooLong = (field: string, max: number) => `${field} must be at most ${max.toLocaleString("en-US")} characters`;
const optionalLine = (field: string, max: number) => line.pipe(z.string().max(max, tooLong(field, max))).nullish();

/** The six fields of the form. Text is cleaned before it is checked. */
export const contactFieldsSchema = z.object({
  name: line.pipe(
    z
      .string()
      .min(CONTACT_LIMITS.name.min, CONTACT_PROBLEMS.name)
      .max(CONTACT_LIMITS.name.max, tooLong("Name", CONTACT_LIMITS.name.max)),
  ),
  email: z.string().trim().pipe(z.email(CONTACT_PROBLEMS.email).max(CONTACT_LIMITS.email.max, CONTACT_PROBLEMS.email)),
  subject: line.pipe(
    z
      .string()
      .min(CONTACT_LIMITS.subject.min, CONTACT_PROBLEMS.subject)
      .max(CONTACT_LIMITS.subject.max, tooLong("Subject", CONTACT_LIMITS.subject.max)),
  ),
  message: paragraphs.pipe(
    z
      .string()
      .min(CONTACT_LIMITS.message.min, CONTACT_PROBLEMS.message)
      .max(CONTACT_LIMITS.message.max, tooLong("Message", CONTACT_LIMITS.message.max)),
  ),
  company: optionalLine("Company", CONTACT_LIMITS.company.max),
  phone: optionalLine("Phone number", CONTACT_LIMITS.phone.max),
});

/** Signals of a form filled in by a bot. Both may be missing: without JavaScript there is no timer. */
const trapsShape = {
  /** A field people cannot see: only bots fill it in. */
  website: z.string().max(2_000).optional(),
  /** Milliseconds since the form appeared. */
  elapsedMs: numberText().optional().catch(undefined),
};

export const contactRequestSchema = contactFieldsSchema.extend(trapsShape);
export type ContactRequest = z.output<typeof contactRequestSchema>;

export const reportReasonSchema = z.enum(["wrong_hours", "closed", "duplicate", "other"]);
export type ReportReason = z.infer<typeof reportReasonSchema>;

/** A visitor's report of what is wrong with a business. */
export const reportRequestSchema = z
  .object({
    reason: reportReasonSchema,
    message: paragraphs
      .pipe(z.string().max(MAX_REPORT_LENGTH, tooLong("The text", MAX_REPORT_LENGTH)))
      .transform((text) => (text === "" ? undefined : text))
      .optional(),
    /** For questions; an empty text counts as absent. */
    email: z
      .string()
      .trim()
      .pipe(z.union([z.literal(""), z.email(CONTACT_PROBLEMS.email).max(CONTACT_LIMITS.email.max)]))
      .transform((email) => (email === "" ? undefined : email))
      .optional(),
    ...trapsShape,
  })
  .refine(({ reason, message }) => reason !== "other" || message !== undefined, {
    path: ["message"],
    error: "Please say what is wrong",
    params: { turkish: "Lütfen neyin yanlış olduğunu yazın" },
  });
export type ReportRequest = z.output<typeof reportRequestSchema>;

export const inboxStateSchema = z.enum(["new", "read", "answered", "closed"]);
export type InboxState = z.infer<typeof inboxStateSchema>;

/** `off`: no mail server was configured when it arrived; `failed`: given up. The item itself is never lost. */
export const mailStateSchema = z.enum(["off", "waiting", "sent", "failed"]);
export type MailState = z.infer<typeof mailStateSchema>;

const itemShape = {
  id: z.string(),
  state: inboxStateSchema,
  /** Probably sent by a bot: kept but never mailed. */
  isSuspect: z.boolean(),
  receivedAt: z.iso.datetime(),
  /** When its state last changed, and by whom. */
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.string().nullable(),
  mail: mailStateSchema,
  mailAttempts: z.int(),
};

export const inboxItemSchema = z.discriminatedUnion("kind", [
  z.object({
    ...itemShape,
    kind: z.literal("message"),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    company: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  z.object({
    ...itemShape,
    kind: z.literal("report"),
    reason: reportReasonSchema,
    message: z.string().nullable(),
    email: z.string().nullable(),
    /** As it was when the report arrived. */
    business: z.object({ id: z.string(), slug: z.string(), name: z.string() }),
  }),
]);
export type InboxItem = z.infer<typeof inboxItemSchema>;
export type InboxKind = InboxItem["kind"];

export const MAX_INBOX_PAGE = 100;

const idsSchema = z.array(z.string().min(1).max(64)).min(1).max(MAX_INBOX_PAGE);
const queryFlag = z.enum(["true", "false"]).transform((flag) => flag === "true");

export const inboxQuerySchema = z.object({
  kind: z.enum(["message", "report"]).optional(),
  state: inboxStateSchema.optional(),
  isSuspect: queryFlag.default(false),
  /** `nextAfter` of the previous page. */
  after: z.string().max(120).optional(),
  limit: numberText().int().min(1).max(MAX_INBOX_PAGE).default(20),
});
export type InboxQuery = z.output<typeof inboxQuerySchema>;

export const inboxPageSchema = z.object({
  /** Newest first. */
  items: z.array(inboxItemSchema),
  nextAfter: z.string().nullable(),
  /** Excluding suspect items. */
  counts: z.record(inboxStateSchema, z.int()),
});

export const inboxChangeSchema = z.object({ ids: idsSchema, state: inboxStateSchema });
export const inboxErasureSchema = z.object({ ids: idsSchema });

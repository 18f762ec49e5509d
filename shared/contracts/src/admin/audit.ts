import { z } from "zod";
import { numberText } from "../page.ts";

export const MAX_AUDIT_PAGE = 100;

const filterText = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .transform((text) => (text === "" ? undefined : text))
    .optional();

export const auditFilterSchema = z.object({
  actor: filterText(200),
  /** A whole action such as `business.edited`, or the noun alone: `business`. */
  action: z
    .string()
    .trim()
    .max(80)
    .regex(/^[a-z_.]*$/)
    .transform((text) => (text === "" ? undefined : text))
    .optional(),
  /** The subject of the action, such as a business id or file name. */
  subject: filterText(300),
  from: z.iso.datetime({ offset: true }).optional(),
  /** Exclusive. */
  before: z.iso.datetime({ offset: true }).optional(),
});

export const auditQuerySchema = auditFilterSchema.extend({
  /** `nextAfter` of the previous page. */
  after: z.string().max(64).optional(),
  limit: numberText().int().min(1).max(MAX_AUDIT_PAGE).default(50),
});
export type AuditQuery = z.output<typeof auditQuerySchema>;

export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actor: z.string(),
  /** Noun and verb in the past tense: `business.edited`, `session.opened`. */
  action: z.string(),
  subject: z.string().nullable(),
  /** What was done; changes have `before` and `after`, each with the fields that changed. */
  details: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditLogEntry = z.infer<typeof auditEntrySchema>;

export const auditPageSchema = z.object({
  /** Newest first. */
  entries: z.array(auditEntrySchema),
  nextAfter: z.string().nullable(),
});
export type AuditPage = z.infer<typeof auditPageSchema>;

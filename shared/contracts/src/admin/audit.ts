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

/** The actions in the log; older entries may have other names. */
export const AUDIT_ACTIONS = [
  "business.created",
  "business.edited",
  "business.approved",
  "business.hidden",
  "business.deleted",
  "business.restored",
  "business.blocked",
  "business.unblocked",
  "business.merged",
  "business.closed",
  "business.kept_open",
  "cache.cleared",
  "category.moved",
  "category.merged",
  "category.renamed",
  "category.hidden",
  "category.decision_undone",
  "cleanup.started",
  "cleanup.step",
  "directory.categories_applied",
  "directory.configured",
  "sources.ordered",
  "directory.emptied",
  "directory.restored",
  "directory.slugs_fixed",
  "directory.businesses_placed",
  "directory.test_data_deleted",
  "export.started",
  "export.finished",
  "export.cancelled",
  "export.failed",
  "import.started",
  "import.finished",
  "import.cancelled",
  "import.undo_requested",
  "import.undone",
  "inbox.changed",
  "inbox.erased",
  "match.same",
  "match.different",
  "match.undone",
  "mapping_profile.saved",
  "mapping_profile.removed",
  "password.changed",
  "session.opened",
  "session.closed",
  "session.refused",
  "session.revoked",
  "session.others_revoked",
  "settings.saved",
  "settings.switched",
  "source.added",
  "source.businesses_settled",
  "source.changed",
  "source.removed",
  "source.run_requested",
  "synonym.added",
  "synonym.removed",
  "trash.purged",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

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

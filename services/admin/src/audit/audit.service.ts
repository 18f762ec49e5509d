import type { AuditLogEntry, AuditPage, AuditQuery, auditFilterSchema } from "@meridian/contracts/admin/audit";
import { MAX_AUDIT_PAGE } from "@meridian/contracts/admin/audit";
import { auditActionText, auditSubjectText } from "@meridian/contracts/admin/audit-words";
import { BYTE_ORDER_MARK, csvLine } from "@meridian/domain/text/csv-cell";
import { refusal } from "@meridian/platform/app-error";
import type { AuditFilter, AuditLog, AuditRecord } from "@meridian/ports/site/audit-log";
import type { z } from "zod";

type FilterRequest = z.output<typeof auditFilterSchema>;

const NUMBER = /^\d{1,16}$/;
/** As on the screen, with the code and the id that its filters take in columns of their own. */
const HEADERS = ["Ne zaman", "Kim", "İşlem", "İşlem kodu", "Kayıt", "Kayıt kimliği", "Ayrıntı"];
const NO_PLACE = { tr: "after: kayıtlarda böyle bir yer yok", en: "after: there is no such place in the log" };

export interface AuditService {
  /** Throws invalid_input for an unknown cursor. */
  list(query: AuditQuery): Promise<AuditPage>;
  /** Streams the log as CSV, optionally filtered, a few entries at a time. */
  csv(filter: FilterRequest): AsyncGenerator<string>;
}

export function createAuditService(auditLog: Pick<AuditLog, "page">): AuditService {
  return {
    async list({ after, limit, ...request }) {
      if (after !== undefined && !NUMBER.test(after)) throw refusal("invalid_input", NO_PLACE);
      const found = await auditLog.page({ filter: filterOf(request), after, limit: limit + 1 });
      const entries = found.slice(0, limit);
      const nextAfter = found.length > limit ? (entries.at(-1)?.id ?? null) : null;
      return { entries: entries.map(toEntry), nextAfter };
    },
    async *csv(request) {
      yield BYTE_ORDER_MARK + csvLine(HEADERS);
      const filter = filterOf(request);
      let after: string | undefined;
      for (;;) {
        const records = await auditLog.page({ filter, after, limit: MAX_AUDIT_PAGE });
        if (records.length > 0) yield records.map(toLine).join("");
        if (records.length < MAX_AUDIT_PAGE) return;
        after = records.at(-1)?.id;
      }
    },
  };
}

function filterOf({ actor, action, subject, from, before }: FilterRequest): AuditFilter {
  return {
    actor,
    action,
    subject,
    from: from === undefined ? undefined : new Date(from),
    before: before === undefined ? undefined : new Date(before),
  };
}

function toEntry({ id, at, actor, action, subject, details }: AuditRecord): AuditLogEntry {
  return {
    id,
    at: at.toISOString(),
    actor,
    action,
    subject: subject ?? null,
    details: details ? { ...details } : null,
  };
}

function toLine(record: AuditRecord): string {
  const { at, actor, action, subject, details } = toEntry(record);
  return csvLine([
    at,
    actor,
    auditActionText(action),
    action,
    auditSubjectText({ subject, details }),
    subject ?? undefined,
    details === null ? undefined : JSON.stringify(details),
  ]);
}

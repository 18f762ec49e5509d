import type { AuditAction } from "@meridian/contracts/admin/audit-words";
import type { AuditLog } from "@meridian/ports/site/audit-log";

/** Records what administrators do. */
export interface ActionNotes {
  add(actor: string, action: AuditAction, subject: string, details: Readonly<Record<string, unknown>>): Promise<void>;
}

export function createActionNotes(auditLog: Pick<AuditLog, "append">, now: () => Date): ActionNotes {
  return {
    add: (actor, action, subject, details) => auditLog.append({ at: now(), actor, action, subject, details }),
  };
}

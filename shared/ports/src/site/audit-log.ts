export interface AuditEntry {
  at: Date;
  actor: string;
  /** Noun, then verb in the past tense: `session.opened`, `import.started`. */
  action: string;
  subject?: string;
  details?: Readonly<Record<string, unknown>>;
}

export interface AuditRecord extends AuditEntry {
  /** Ascending. */
  id: string;
}

/** Parts combine with AND. */
export interface AuditFilter {
  actor?: string | undefined;
  /** A full action, or a noun that stands for all of its actions: `business` for `business.…`. */
  action?: string | undefined;
  subject?: string | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
}

export interface AuditQuery {
  filter?: AuditFilter | undefined;
  /** Id of the previous page's last entry. */
  after?: string | undefined;
  limit: number;
}

/** Append-only record of every admin action. */
export interface AuditLog {
  append(entry: AuditEntry): Promise<void>;
  /** Newest first. */
  page(query: AuditQuery): Promise<AuditRecord[]>;
}

export interface AuditEntry {
  at: Date;
  actor: string;
  /** Verb in the past tense with its noun in front: `session.opened`, `import.started`. */
  action: string;
  subject?: string;
  details?: Readonly<Record<string, unknown>>;
}

export interface AuditRecord extends AuditEntry {
  /** Rises from entry to entry. */
  id: string;
}

/** Parts combine with AND. */
export interface AuditFilter {
  actor?: string | undefined;
  /** Whole, or its noun alone: `business` for all `business.…`. */
  action?: string | undefined;
  subject?: string | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
}

export interface AuditQuery {
  filter: AuditFilter;
  /** Id of the last entry of the page before. */
  after?: string | undefined;
  limit: number;
}

/** Append-only record of every admin action. */
export interface AuditLog {
  append(entry: AuditEntry): Promise<void>;
  /** Newest first. */
  list(limit: number): Promise<AuditEntry[]>;
  /** Newest first. */
  page(query: AuditQuery): Promise<AuditRecord[]>;
}

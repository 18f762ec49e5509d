export interface AuditEntry {
  at: Date;
  actor: string;
  /** Verb in the past tense with its noun in front: `session.opened`, `import.started`. */
  action: string;
  subject?: string;
  details?: Readonly<Record<string, unknown>>;
}

/** Append-only record of every admin action. */
export interface AuditLog {
  append(entry: AuditEntry): Promise<void>;
  /** Newest first. */
  list(limit: number): Promise<AuditEntry[]>;
}

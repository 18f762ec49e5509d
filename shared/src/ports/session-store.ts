export interface StoredSession {
  /** SHA-256 of the token, hex. The token itself is never stored. */
  tokenHash: string;
  username: string;
  /** Version of the credentials that opened it; a session of an older version is dead. */
  credentialVersion: number;
  createdAt: Date;
  /** Where its login came from, and by which browser, as far as it said; so that its owner knows it again. */
  address?: string;
  userAgent?: string;
  lastUsedAt: Date;
  expiresAt: Date;
}

export const MAX_LISTED_SESSIONS = 100;

/** Admin sessions. An expired session is as good as none. */
export interface SessionStore {
  create(session: StoredSession): Promise<void>;
  find(tokenHash: string): Promise<StoredSession | undefined>;
  touch(tokenHash: string, lastUsedAt: Date, expiresAt: Date): Promise<void>;
  revoke(tokenHash: string): Promise<void>;
  /** Those that live, the last used first; at most `MAX_LISTED_SESSIONS`. */
  list(): Promise<StoredSession[]>;
  revokeAll(): Promise<void>;
}

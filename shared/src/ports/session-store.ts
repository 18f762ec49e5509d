export interface StoredSession {
  /** SHA-256 of the token, hex. The token itself is never stored. */
  tokenHash: string;
  username: string;
  /** Version of the credentials that opened it; a session of an older version is dead. */
  credentialVersion: number;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
}

/** Admin sessions. An expired session is as good as none. */
export interface SessionStore {
  create(session: StoredSession): Promise<void>;
  find(tokenHash: string): Promise<StoredSession | undefined>;
  touch(tokenHash: string, lastUsedAt: Date, expiresAt: Date): Promise<void>;
  revoke(tokenHash: string): Promise<void>;
  revokeAll(): Promise<void>;
}

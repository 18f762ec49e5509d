export interface StoredSession {
  /** SHA-256 of the token, hex. The token itself is never stored. */
  tokenHash: string;
  username: string;
  /** Version of the credential that opened it; a session of an older version is dead. */
  credentialVersion: number;
  createdAt: Date;
  /** Address and browser of the login, so that its owner recognises it. */
  address?: string;
  userAgent?: string;
  lastUsedAt: Date;
  expiresAt: Date;
}

export const MAX_LISTED_SESSIONS = 100;

/** Admin sessions. Expired sessions are treated as absent. */
export interface SessionStore {
  create(session: StoredSession): Promise<void>;
  find(tokenHash: string): Promise<StoredSession | undefined>;
  /** Rejects with unavailable, and changes nothing, rather than wait long for another write. */
  touch(tokenHash: string, lastUsedAt: Date, expiresAt: Date): Promise<void>;
  revoke(tokenHash: string): Promise<void>;
  /** Live sessions, most recently used first; at most `MAX_LISTED_SESSIONS`. */
  list(): Promise<StoredSession[]>;
  revokeAll(): Promise<void>;
}

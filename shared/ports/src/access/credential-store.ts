export interface AdminCredential {
  username: string;
  /** Encoded scrypt hash with its parameters and salt. */
  passwordHash: string;
  /** Rises with every change, which ends all sessions of earlier versions. */
  version: number;
}

/** The admin's credential. */
export interface CredentialStore {
  get(): Promise<AdminCredential | undefined>;
  /** Stores username and hash with the next version. */
  put(credential: Omit<AdminCredential, "version">): Promise<AdminCredential>;
  /** Stores the credential unless one exists; returns the stored one either way. */
  putFirst(credential: Omit<AdminCredential, "version">): Promise<AdminCredential>;
}

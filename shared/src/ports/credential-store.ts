export interface AdminCredential {
  username: string;
  /** Encoded scrypt hash with its parameters and salt. */
  passwordHash: string;
  /** Rises with every change; sessions of earlier versions are dead. */
  version: number;
}

/** The one administrator's credential. */
export interface CredentialStore {
  get(): Promise<AdminCredential | undefined>;
  /** Stores username and hash under the next version. */
  put(credential: Omit<AdminCredential, "version">): Promise<AdminCredential>;
  /** Stores it only where there is none yet; answers what stands afterwards. */
  putFirst(credential: Omit<AdminCredential, "version">): Promise<AdminCredential>;
}

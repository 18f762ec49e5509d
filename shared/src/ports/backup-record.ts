/** When the directory was last backed up; kept with the directory itself. */
export interface BackupRecord {
  /** When the last complete backup began; undefined before the first. */
  lastAt(): Promise<Date | undefined>;
  /** To be called once a backup is complete and verified. */
  put(at: Date): Promise<void>;
}

/** When the directory was last backed up. Stored in the directory itself. */
export interface BackupRecord {
  /** Start of the last complete backup; undefined before the first. */
  lastAt(): Promise<Date | undefined>;
  /** Call once a backup is complete and verified. */
  put(at: Date): Promise<void>;
}

import type { MappingProfile } from "../contracts/import-mapping.ts";

/** The admin's column mapping per header signature. At most 1,000 profiles. */
export interface MappingProfileStore {
  get(signature: string): Promise<MappingProfile | undefined>;
  /** Ordered by name. */
  list(): Promise<MappingProfile[]>;
  put(profile: MappingProfile): Promise<void>;
  /** False if it did not exist. */
  remove(signature: string): Promise<boolean>;
}

import type { MappingProfile } from "../contracts/import-mapping.ts";

/** How files with certain headers are read, as the admin decided once. At most 1,000 profiles. */
export interface MappingProfileStore {
  get(signature: string): Promise<MappingProfile | undefined>;
  /** By name. */
  list(): Promise<MappingProfile[]>;
  put(profile: MappingProfile): Promise<void>;
  /** False when there was none. */
  remove(signature: string): Promise<boolean>;
}

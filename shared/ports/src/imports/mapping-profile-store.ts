import type { MappingProfile } from "@meridian/contracts/imports/import-mapping";

/** Far more than one admin's sources have kinds of headers. */
export const MAX_MAPPING_PROFILES = 1_000;

/** The admin's column mapping per header signature. At most MAX_MAPPING_PROFILES. */
export interface MappingProfileStore {
  get(signature: string): Promise<MappingProfile | undefined>;
  /** Ordered by name. */
  list(): Promise<MappingProfile[]>;
  put(profile: MappingProfile): Promise<void>;
  /** False if it did not exist. */
  remove(signature: string): Promise<boolean>;
}

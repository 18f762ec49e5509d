import { conflict } from "@meridian/platform/app-error";
import type { MovedKind } from "@meridian/ports/businesses/directory-transfer";

/** There is one administrator. */
export const CREDENTIAL_KEY = "admin" as const;
/** There is one directory. */
export const DIRECTORY_SETTINGS_KEY = "directory" as const;

export function auditIsNeverShortened(): never {
  throw conflict("The audit log is append-only: entries that only the target has cannot be taken from it.");
}

/** Each record is one row or document on every engine, without rules of its own. */
export type PlainMovedKind = Extract<
  MovedKind,
  | "auditLog"
  | "businessMatches"
  | "categoryDecisions"
  | "credentials"
  | "directorySettings"
  | "goneSlugs"
  | "importSources"
  | "inbox"
  | "mappingProfiles"
  | "siteSettings"
  | "sourceListings"
  | "synonyms"
  | "visitCounts"
>;

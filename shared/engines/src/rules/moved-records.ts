import { conflict } from "@meridian/platform/app-error";

/** There is one administrator. */
export const CREDENTIAL_KEY = "admin" as const;
/** There is one directory. */
export const DIRECTORY_SETTINGS_KEY = "directory" as const;

export function auditIsNeverShortened(): never {
  throw conflict("The audit log is append-only: entries that only the target has cannot be taken from it.");
}

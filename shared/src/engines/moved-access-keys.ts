import { conflict } from "../kernel/app-error.ts";

/** There is one administrator. */
export const CREDENTIAL_KEY = "admin";

export function auditIsNeverShortened(): never {
  throw conflict("The audit log is append-only: entries that only the target has cannot be taken from it.");
}

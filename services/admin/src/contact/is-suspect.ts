/** Nobody reads a form, fills it in and sends it in less. */
const FASTEST_MS = 2_000;

export interface Traps {
  website?: string | undefined;
  elapsedMs?: number | undefined;
}

/** Whether a program seems to have filled in the form: the field that people do not see, or faster than they type. */
export function isSuspect({ website = "", elapsedMs }: Traps): boolean {
  return website.trim() !== "" || (elapsedMs !== undefined && elapsedMs < FASTEST_MS);
}

/** No person reads, fills in and sends a form faster. */
const FASTEST_MS = 2_000;

export interface Traps {
  website?: string | undefined;
  elapsedMs?: number | undefined;
}

/** Whether a bot seems to have filled in the form: it used the hidden field, or was faster than a person. */
export function isSuspect({ website = "", elapsedMs }: Traps): boolean {
  return website.trim() !== "" || (elapsedMs !== undefined && elapsedMs < FASTEST_MS);
}

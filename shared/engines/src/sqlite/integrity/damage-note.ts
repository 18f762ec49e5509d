import { readFileSync, rmSync, writeFileSync } from "node:fs";

/** A file beside a damaged database, for every process that uses it and for the next start. */
export const DAMAGE_SUFFIX = "-damage";

/** If the disk is full, the failures themselves have to tell. */
export function noteDamage(path: string, reason: string): void {
  try {
    writeFileSync(path + DAMAGE_SUFFIX, reason);
  } catch {}
}

/** Undefined if no damage is known. */
export function readDamageNote(path: string): string | undefined {
  try {
    return readFileSync(path + DAMAGE_SUFFIX, "utf8");
  } catch {
    return undefined;
  }
}

export function removeDamageNote(path: string): void {
  rmSync(path + DAMAGE_SUFFIX, { force: true });
}

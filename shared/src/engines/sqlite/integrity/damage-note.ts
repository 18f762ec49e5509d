import { readFileSync, rmSync, writeFileSync } from "node:fs";

/** Stands beside a damaged database, for every process that has it open and for the next start. */
export const DAMAGE_SUFFIX = "-damage";

/** On a disk that takes no note the failures have to tell by themselves. */
export function noteDamage(path: string, reason: string): void {
  try {
    writeFileSync(path + DAMAGE_SUFFIX, reason);
  } catch {}
}

/** Undefined where no damage is known. */
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

import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { DAMAGE_SUFFIX } from "../../integrity/damage-note.ts";

const BUILDER_SUFFIX = "-builder";
const POINTER_FILE = "search-current";
const INDEX_PATTERN = /^search-(\d+)\.db(?:-wal|-shm|-journal|-builder|-damage)?$/;

export function indexPath(dataDir: string, number: number): string {
  return join(dataDir, `search-${number}.db`);
}

/** The number of the serving index; undefined if there is none. */
export function readCurrentNumber(dataDir: string): number | undefined {
  let text: string;
  try {
    text = readFileSync(join(dataDir, POINTER_FILE), "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
  const number = Number(text.trim());
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/** Names the serving index from now on, atomically and durably. */
export function writeCurrentNumber(dataDir: string, number: number): void {
  const path = join(dataDir, POINTER_FILE);
  const draft = `${path}.${process.pid}`;
  const file = openSync(draft, "w");
  try {
    writeSync(file, `${number}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(draft, path);
  syncFolder(dataDir);
}

/** A number no index file has had, so that a path never changes its meaning under an open reader. */
export function nextNumber(dataDir: string, known = 0): number {
  return Math.max(known, readCurrentNumber(dataDir) ?? 0, ...numbersIn(dataDir)) + 1;
}

/** Removes every other index. Readers that have one open keep it until they close it. */
export function removeOtherIndexes(dataDir: string, keep: number): void {
  for (const number of numbersIn(dataDir)) if (number !== keep) removeIndex(dataDir, number);
}

/** Like `removeOtherIndexes`, but keeps those a live process is building. */
export function removeDeadIndexes(dataDir: string, keep: number): void {
  for (const number of numbersIn(dataDir)) {
    if (number !== keep && !isBeingBuilt(dataDir, number)) removeIndex(dataDir, number);
  }
}

export function removeIndex(dataDir: string, number: number): void {
  for (const suffix of ["", "-wal", "-shm", "-journal", BUILDER_SUFFIX, DAMAGE_SUFFIX]) {
    rmSync(indexPath(dataDir, number) + suffix, { force: true });
  }
}

/** Records that this process is building the index with this number, until it serves or is removed. */
export function claimBuilding(dataDir: string, number: number): void {
  writeFileSync(indexPath(dataDir, number) + BUILDER_SUFFIX, String(process.pid));
}

export function endBuilding(dataDir: string, number: number): void {
  rmSync(indexPath(dataDir, number) + BUILDER_SUFFIX, { force: true });
}

/** A damaged index no longer serves; the writer builds another. */
export function isIndexThere(dataDir: string, number: number): boolean {
  const path = indexPath(dataDir, number);
  return existsSync(path) && !existsSync(path + DAMAGE_SUFFIX);
}

function isBeingBuilt(dataDir: string, number: number): boolean {
  try {
    const pid = Number(readFileSync(indexPath(dataDir, number) + BUILDER_SUFFIX, "utf8"));
    return pid !== process.pid && process.kill(pid, 0);
  } catch {
    return false;
  }
}

export function syncFile(path: string): void {
  const file = openSync(path, "r+");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function syncFolder(path: string): void {
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

function numbersIn(dataDir: string): Set<number> {
  if (!existsSync(dataDir)) return new Set();
  const numbers = new Set<number>();
  for (const name of readdirSync(dataDir)) {
    const match = INDEX_PATTERN.exec(name);
    if (match !== null) numbers.add(Number(match[1]));
  }
  return numbers;
}

import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";

const POINTER_FILE = "search-current";
const INDEX_PATTERN = /^search-(\d+)\.db(?:-wal|-shm|-journal)?$/;

export function indexPath(dataDir: string, number: number): string {
  return join(dataDir, `search-${number}.db`);
}

/** The number of the index that serves; undefined where there is none. */
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

/** Names the index that serves from now on: all of it or nothing reaches the disk. */
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

/** A number that no index file has borne, so that a path never changes its meaning under an open reader. */
export function nextNumber(dataDir: string): number {
  return Math.max(0, readCurrentNumber(dataDir) ?? 0, ...numbersIn(dataDir)) + 1;
}

/** Removes every index but those given. Readers that still hold one keep it until they let go. */
export function removeOtherIndexes(dataDir: string, keep: readonly (number | undefined)[]): void {
  for (const number of numbersIn(dataDir)) {
    if (!keep.includes(number)) removeIndex(dataDir, number);
  }
}

export function removeIndex(dataDir: string, number: number): void {
  for (const suffix of ["", "-wal", "-shm", "-journal"]) rmSync(indexPath(dataDir, number) + suffix, { force: true });
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

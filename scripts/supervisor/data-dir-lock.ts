import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { isNoRoom } from "../../shared/engines/src/disk/disk-files.ts";
import { tightenFolder } from "../../shared/engines/src/disk/private-folder.ts";
import { StartError } from "./start-error.ts";

const ownerSchema = z.object({ pid: z.int(), startedAt: z.string().optional() });
type Owner = z.infer<typeof ownerSchema>;

/** Why a folder cannot be locked although the disk has space. */
const REFUSALS: Readonly<Record<string, string>> = {
  EROFS: "is on a disk that is mounted read-only",
  EACCES: "may not be written by this user",
  EPERM: "may not be written by this user",
  ENOENT: "is not there and cannot be made, as on a disk that is mounted read-only",
  EEXIST: "is a file, not a folder",
  ENOTDIR: "lies below a file",
};

/**
 * Ensures that only one site uses a data folder; returns a function that releases it. Ignores the lock of a dead process. Throws
 * StartError; with `onNoRoom`, a folder on a full disk is used without a lock.
 */
export function lockDataDir(dataDir: string, onNoRoom?: () => void): () => void {
  const path = join(dataDir, "meridian.lock");
  const owner = readOwner(path);
  if (owner !== undefined && isAlive(owner)) {
    throw new StartError(
      `Meridian already runs on ${dataDir} (process ${owner.pid}).\n` +
        "Stop it first, or start a second site with its own folder and port: DATA_DIR=./data2 PORT=9000 npm start",
    );
  }
  const self: Owner = { pid: process.pid, startedAt: startOf(process.pid) };
  try {
    tightenFolder(dataDir);
    rmSync(path, { force: true });
    writeFileSync(path, JSON.stringify(self), { flag: "wx" });
  } catch (error) {
    if (onNoRoom === undefined || !isNoRoom(error) || !existsSync(dataDir)) throw refusalOf(error, dataDir);
    onNoRoom();
  }
  return () => rmSync(path, { force: true });
}

function refusalOf(error: unknown, dataDir: string): unknown {
  const code = codeOf(error);
  const isLocked = code === "EEXIST" && !statSync(dataDir).isFile();
  if (isLocked) return new StartError(`Another start took ${dataDir} at the same moment`, { cause: error });
  if (isNoRoom(error))
    return new StartError(`There is no room left on the disk of ${dataDir}. Make room and start again.`);
  const refusal = REFUSALS[code ?? ""];
  if (refusal === undefined) return error;
  return new StartError(
    `DATA_DIR: ${dataDir} ${refusal}.\n` +
      "Make it writable for the user that starts Meridian, or set DATA_DIR to another folder on a disk of this machine.",
    { cause: error },
  );
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

function readOwner(path: string): Owner | undefined {
  try {
    return ownerSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return undefined;
  }
}

function isAlive({ pid, startedAt }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
  return startedAt === undefined || startOf(pid) === startedAt;
}

/** When the process started, if the system says so: process ids are reused. */
function startOf(pid: number): string | undefined {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1);
    return afterName?.split(" ")[19];
  } catch {
    return undefined;
  }
}

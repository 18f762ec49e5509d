import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { StartError } from "./start-error.ts";

const ownerSchema = z.object({ pid: z.int(), startedAt: z.string().optional() });
type Owner = z.infer<typeof ownerSchema>;

/**
 * Makes sure that one site at a time runs on a data folder; returns what gives it back. The lock of a process that died
 * without doing so counts for nothing.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, "meridian.lock");
  const owner = readOwner(path);
  if (owner !== undefined && isAlive(owner)) {
    throw new StartError(
      `Meridian already runs on ${dataDir} (process ${owner.pid}).\n` +
        "Stop it first, or start a second site with its own folder and port: DATA_DIR=./data2 PORT=9000 npm start",
    );
  }
  rmSync(path, { force: true });
  const self: Owner = { pid: process.pid, startedAt: startOf(process.pid) };
  try {
    writeFileSync(path, JSON.stringify(self), { flag: "wx" });
  } catch (cause) {
    throw new StartError(`Another start took ${dataDir} at the same moment`, { cause });
  }
  return () => rmSync(path, { force: true });
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
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
  return startedAt === undefined || startOf(pid) === startedAt;
}

/** When the process began, where the system tells: another one may have taken the number of a dead one. */
function startOf(pid: number): string | undefined {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1);
    return afterName?.split(" ")[19];
  } catch {
    return undefined;
  }
}

import type { OpenedTransfer } from "../../shared/engines/src/open-transfer.ts";
import { refuseUnfinishedMove } from "../../shared/engines/src/refuse-unfinished-move.ts";
import { isAppError } from "../../shared/platform/src/app-error.ts";
import type { UnfinishedMove } from "../../shared/ports/src/businesses/directory-transfer.ts";
import { messageOf } from "../supervisor/site-end.ts";
import { StartError } from "../supervisor/start-error.ts";
import { pagesOf } from "./copy-directory.ts";

const JOBS_PER_PAGE = 4;

/**
 * Throws for a directory that is itself partly moved, or that has a running import: only the engine that started an interrupted batch can
 * finish it.
 */
export async function requireMovable({ transfer: { collections, unfinishedMove } }: OpenedTransfer): Promise<void> {
  await refuseUnfinishedMove(unfinishedMove);
  for await (const ids of pagesOf(collections.importJobs, JOBS_PER_PAGE)) {
    for (const { job } of await collections.importJobs.find(ids)) {
      if (job.state !== "running") continue;
      throw new StartError(
        `The import of ${job.fileName} is running, or was when its process died. Let the site on the source end or ` +
          "cancel it, and run this again. Imports that wait may stay.",
      );
    }
  }
}

/** The unfinished move from the same source, or a new one into an empty directory. Throws StartError for any other target. */
export async function beginMove(target: OpenedTransfer, sourceName: string): Promise<UnfinishedMove> {
  const { unfinishedMove } = target.transfer;
  const unfinished = await unfinishedMove.get();
  if (unfinished?.source === sourceName) return unfinished;
  if (unfinished !== undefined) {
    throw new StartError(
      `The target holds half of another move, from ${unfinished.source} (begun ${unfinished.startedAt}).\n` +
        "Bring that one to its end with the same source, or empty the target: remove its folder, or drop its database.",
    );
  }
  const kept = await contentOf(target);
  if (kept.length > 0) {
    throw new StartError(
      `The target is not empty: it has ${kept.join(", ")}. A move only fills an empty directory.\n` +
        "Name another folder or database, or empty this one after a backup. To compare the two, add --verify.",
    );
  }
  const begun: UnfinishedMove = { source: sourceName, startedAt: new Date().toISOString(), done: [] };
  await unfinishedMove.put(begun);
  return begun;
}

/** A lone administrator does not count as content: containers create one first, and the source's replaces it. */
async function contentOf({ transfer: { collections, files } }: OpenedTransfer): Promise<string[]> {
  const kept: string[] = [];
  if ((await collections.businesses.keys(undefined, 1)).length > 0) kept.push("businesses");
  if ((await collections.importJobs.keys(undefined, 1)).length > 0) kept.push("imports");
  if ((await collections.auditLog.keys(undefined, 1)).length > 0) kept.push("audit entries");
  if ((await files.keys(undefined, 1)).length > 0) kept.push("files");
  return kept;
}

const SQLITE_FULL = 13;

/** The message that an operator sees for a failure, with `advice` if the disk, an engine or a path caused it. */
export function problemOf(error: unknown, advice: string): string {
  if (isDiskFull(error)) return `There is no room left on the disk (${messageIn(error)}). ${advice}`;
  const isOfSystem = error instanceof Error && "syscall" in error;
  return isAppError(error) || isOfSystem ? `${error.message} ${advice}` : messageOf(error);
}

function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "ENOSPC") || ("errcode" in error && error.errcode === SQLITE_FULL);
}

function messageIn(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

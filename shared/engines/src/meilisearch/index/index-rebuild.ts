import { randomBytes } from "node:crypto";
import type { SearchDocument } from "@meridian/domain/businesses/search-document";
import { conflict, isUnavailable } from "@meridian/platform/app-error";
import type { IndexRebuild } from "@meridian/ports/search/search-index";
import { isMissingIndex, type MeilisearchLink } from "../connection/open-meilisearch.ts";
import { completeMarker } from "./complete-marker.ts";
import { hasIndexSettings } from "./index-settings.ts";
import {
  changeDocuments,
  createOutgoing,
  enqueue,
  ensureIndex,
  readSettings,
  uploadAll,
  type WriteTarget,
} from "./write-documents.ts";

/** Large batches are indexed at half the cost of small ones. */
const BATCH_DOCUMENTS = 50_000;
const MAX_LISTED_INDEXES = 1_000;
/** Long enough for the server to restart during a rebuild. */
const AWAY_MS = 60_000;

export interface IndexNames {
  /** The serving index. */
  main: string;
  /** The distinct weeks and time zones of its documents. */
  patterns: string;
  rebuild(suffix: string): string;
}

/** A complete index beside the serving one, with its weeks. Weeks that no business has any more are left behind. */
export interface RunningRebuild extends IndexRebuild {
  /** Applies, after everything added, the changes made to the serving index since the rebuild began. Returns the tasks to wait for. */
  follow(changes: ReadonlyMap<string, SearchDocument | undefined>): Promise<number[]>;
}

export async function startRebuild(
  link: MeilisearchLink,
  names: IndexNames,
  onEnd: () => void,
): Promise<RunningRebuild> {
  await deleteOtherIndexes(link, names);
  const generation = randomBytes(6).toString("hex");
  const uid = names.rebuild(generation);
  const target: WriteTarget = { uid, patternUid: `${uid}-patterns`, reportedPatterns: new Set() };
  const followed = new Map<string, SearchDocument | undefined>();
  const tasks: number[] = [];
  let outgoing = createOutgoing(link, target);
  let hasAll = false;
  let hasEnded = false;
  await ensureIndex(link, uid);

  function checkRunning(): void {
    if (hasEnded) throw conflict("This rebuild of the index has ended.");
  }

  async function flush(): Promise<void> {
    const full = outgoing;
    outgoing = createOutgoing(link, target);
    tasks.push(...(await full.send()));
  }

  async function end(): Promise<void> {
    hasEnded = true;
    onEnd();
    // If dropping fails now, the next rebuild does it.
    await enqueueDrop(link, [target.uid, target.patternUid]).catch(ignoreUnavailable);
  }

  async function complete(): Promise<void> {
    await flush();
    hasAll = true;
    tasks.push(...(await changeDocuments(link, target, followed)));
    const marker = completeMarker(generation);
    tasks.push(await uploadAll(link, target.patternUid, [{ ...marker, week: "" }]));
    tasks.push(await uploadAll(link, uid, [marker]));
    await link.settle(tasks.splice(0), { awayMs: AWAY_MS });
  }

  async function check(expectedCount: number): Promise<void> {
    const { numberOfDocuments } = await link.change((client) => client.index(uid).getStats());
    const documents = numberOfDocuments - 1;
    if (documents !== expectedCount) {
      throw conflict(`The rebuilt index holds ${documents} documents instead of ${expectedCount}.`);
    }
    const settings = await readSettings(link, uid);
    if (settings !== undefined && hasIndexSettings(settings)) return;
    throw conflict("Another rebuild has taken the place of this one.");
  }

  async function swap(): Promise<void> {
    await ensureIndex(link, names.main);
    await ensureExists(link, names.patterns);
    const pairs: [string, string][] = [
      [names.main, target.uid],
      [names.patterns, target.patternUid],
    ];
    const swaps = pairs.map((indexes) => ({ indexes, rename: false }));
    await link.settle([await enqueue(link, (client) => client.swapIndexes(swaps))]);
  }

  return {
    async add(documents) {
      checkRunning();
      await outgoing.add(documents);
      if (outgoing.count() >= BATCH_DOCUMENTS) await flush();
    },
    async commit(expectedCount) {
      checkRunning();
      try {
        await complete();
        await check(expectedCount);
        await swap();
      } finally {
        // After the swap, the former index has the rebuild's names.
        await end();
      }
    },
    async abort() {
      if (!hasEnded) await end();
    },
    async follow(changes) {
      if (hasAll) return changeDocuments(link, target, changes);
      for (const [id, document] of changes) followed.set(id, document);
      return [];
    },
  };
}

/** Rebuilds of dead processes, with their pending tasks. */
async function deleteOtherIndexes(link: MeilisearchLink, names: IndexNames): Promise<void> {
  const { results } = await link.change((client) => client.getRawIndexes({ limit: MAX_LISTED_INDEXES }));
  const uids = results.map(({ uid }) => uid).filter((uid) => uid.startsWith(names.rebuild("")));
  await enqueueDrop(link, uids);
}

/** Nothing waits for it: the engine works in order, except that it cancels unfinished tasks at once. */
async function enqueueDrop(link: MeilisearchLink, uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return;
  const unfinished = { indexUids: [...uids], statuses: ["enqueued" as const, "processing" as const] };
  await enqueue(link, (client) => client.tasks.cancelTasks(unfinished));
  for (const uid of uids) {
    if (await exists(link, uid)) await enqueue(link, (client) => client.deleteIndex(uid));
  }
}

async function ensureExists(link: MeilisearchLink, uid: string): Promise<void> {
  if (await exists(link, uid)) return;
  await link.settle([await enqueue(link, (client) => client.createIndex(uid, { primaryKey: "id" }))]);
}

function exists(link: MeilisearchLink, uid: string): Promise<boolean> {
  return link
    .change((client) => client.getRawIndex(uid))
    .then(
      () => true,
      (error: unknown) => {
        if (isMissingIndex(error)) return false;
        throw error;
      },
    );
}

function ignoreUnavailable(error: unknown): void {
  if (!isUnavailable(error)) throw error;
}

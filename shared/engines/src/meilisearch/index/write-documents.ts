import type { SearchDocument } from "@meridian/domain/businesses/search-document";
import type { EnqueuedTask, Meilisearch } from "meilisearch";
import { isMissingIndex, type MeilisearchLink } from "../connection/open-meilisearch.ts";
import { newPatternsOf, type PatternDocument } from "../query/open-patterns.ts";
import { toIndexDocument } from "./index-document.ts";
import { hasIndexSettings, INDEX_SETTINGS } from "./index-settings.ts";
import { createDocumentLines, type DocumentLines } from "./upload-documents.ts";

const MAX_REPORTED_PATTERNS = 100_000;

/** Where documents and their weeks go, and which weeks have been reported. */
export interface WriteTarget {
  uid: string;
  patternUid: string;
  reportedPatterns: Set<string>;
}

/** Enqueues a change and returns its task. */
export async function enqueue(
  link: MeilisearchLink,
  work: (client: Meilisearch) => Promise<EnqueuedTask>,
): Promise<number> {
  return (await link.change(work)).taskUid;
}

/** Ensures an index with its settings. Settings precede documents, so that documents are indexed once. */
export async function ensureIndex(link: MeilisearchLink, uid: string): Promise<void> {
  const settings = await readSettings(link, uid);
  if (settings !== undefined && hasIndexSettings(settings)) return;
  const tasks: number[] = [];
  if (settings === undefined) {
    tasks.push(await enqueue(link, (client) => client.createIndex(uid, { primaryKey: "id" })));
  }
  tasks.push(await enqueue(link, (client) => client.index(uid).updateSettings(INDEX_SETTINGS)));
  // Another process may have created it first: then only the settings matter, and they are the same.
  await link.settle(tasks.slice(-1));
}

/** Undefined if the index does not exist. */
export function readSettings(link: MeilisearchLink, uid: string) {
  return link
    .change((client) => client.index(uid).getSettings())
    .catch((error: unknown) => {
      if (isMissingIndex(error)) return undefined;
      throw error;
    });
}

/** Documents being sent to an index, with the weeks that are new. */
export interface OutgoingDocuments {
  count(): number;
  add(documents: readonly SearchDocument[]): Promise<void>;
  /** Enqueues all of them and returns the tasks. */
  send(): Promise<number[]>;
}

export function createOutgoing(link: MeilisearchLink, target: WriteTarget): OutgoingDocuments {
  let lines: DocumentLines | undefined;
  const weeks = new Map<string, PatternDocument>();
  let count = 0;
  return {
    count: () => count,
    async add(documents) {
      if (documents.length === 0) return;
      const indexed = documents.map(toIndexDocument);
      for (const week of newPatternsOf(indexed, target.reportedPatterns)) weeks.set(week.id, week);
      lines ??= createDocumentLines();
      await lines.add(indexed);
      count += documents.length;
    },
    async send() {
      const tasks = lines === undefined ? [] : [await link.upload(target.uid, lines)];
      if (weeks.size === 0) return tasks;
      tasks.unshift(await uploadAll(link, target.patternUid, weeks.values()));
      if (target.reportedPatterns.size > MAX_REPORTED_PATTERNS) target.reportedPatterns.clear();
      for (const id of weeks.keys()) target.reportedPatterns.add(id);
      return tasks;
    },
  };
}

/** Enqueues these documents and returns the task. */
export async function uploadAll(link: MeilisearchLink, uid: string, documents: Iterable<object>): Promise<number> {
  const lines = createDocumentLines();
  await lines.add(documents);
  return link.upload(uid, lines);
}

/** Enqueues additions, replacements and removals by id and returns the tasks. */
export async function changeDocuments(
  link: MeilisearchLink,
  target: WriteTarget,
  changes: ReadonlyMap<string, SearchDocument | undefined>,
): Promise<number[]> {
  const documents = [...changes.values()].filter((document) => document !== undefined);
  const removed = [...changes].filter(([, document]) => document === undefined).map(([id]) => id);
  const outgoing = createOutgoing(link, target);
  await outgoing.add(documents);
  const tasks = await outgoing.send();
  if (removed.length > 0) {
    tasks.push(await enqueue(link, (client) => client.index(target.uid).deleteDocuments(removed)));
  }
  return tasks;
}

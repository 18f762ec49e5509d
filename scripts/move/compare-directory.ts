import { isRecord } from "../../shared/domain/src/is-record.ts";
import type {
  DirectoryTransfer,
  MovedCollection,
  MovedFiles,
  MovedKind,
  MovedRecord,
} from "../../shared/ports/src/businesses/directory-transfer.ts";
import { pagesOf } from "./copy-directory.ts";
import { MOVED_KINDS } from "./moved-kinds.ts";
import { type Print, startProgress } from "./progress.ts";

const FILES_PER_PAGE = 100;
const MAX_SAMPLES = 10;

/** The result of comparing one kind of record. */
export interface Comparison {
  label: string;
  compared: number;
  missing: number;
  different: number;
  /** Only in the target. */
  extra: number;
  /** Keys of the first differences. */
  samples: string[];
}

export interface CompareOptions {
  source: DirectoryTransfer;
  target: DirectoryTransfer;
  /** Copies differing records again, and deletes those only in the target. */
  isRepairing: boolean;
  print: Print;
}

export function differencesOf({ missing, different, extra }: Comparison): number {
  return missing + different + extra;
}

export async function compareKind<K extends MovedKind>(
  kind: K,
  { source, target, isRepairing, print }: CompareOptions,
): Promise<Comparison> {
  const { label, batchSize, isChanging } = MOVED_KINDS[kind];
  const from = source.collections[kind];
  const to = target.collections[kind];
  const found: Comparison = { label, compared: 0, missing: 0, different: 0, extra: 0, samples: [] };
  const progress = startProgress(`comparing ${label}`, await from.estimate(), print);
  for await (const keys of pagesOf(from, batchSize)) {
    const records = await from.find(keys);
    const unlike = await unlikeRecords(records, to, { found, isChanging });
    if (isRepairing && unlike.length > 0) await to.write(unlike);
    progress.add(records.length);
  }
  await findExtra(from, to, { found, batchSize, isRepairing });
  progress.end();
  return found;
}

/** Records of the source that differ or are missing in the target. */
async function unlikeRecords<R extends MovedRecord>(
  records: readonly R[],
  to: MovedCollection<R>,
  { found, isChanging = () => false }: { found: Comparison; isChanging: ((key: string) => boolean) | undefined },
): Promise<R[]> {
  const stored = await to.find(records.map(({ key }) => key));
  const texts = new Map(stored.map((record) => [record.key, canonicalText(record)]));
  const unlike: R[] = [];
  for (const record of records) {
    found.compared += 1;
    const text = texts.get(record.key);
    if (text === canonicalText(record)) continue;
    unlike.push(record);
    if (isChanging(record.key)) continue;
    if (text === undefined) found.missing += 1;
    else found.different += 1;
    note(found, record.key);
  }
  return unlike;
}

/** A target with no more keys than were matched has no extra ones. */
async function findExtra<R extends MovedRecord>(
  from: MovedCollection<R>,
  to: MovedCollection<R>,
  { found, batchSize, isRepairing }: { found: Comparison; batchSize: number; isRepairing: boolean },
): Promise<void> {
  const expected = isRepairing ? found.compared : found.compared - found.missing;
  if ((await countKeys(to, batchSize)) === expected) return;
  for await (const keys of pagesOf(to, batchSize)) {
    const known = new Set((await from.find(keys)).map(({ key }) => key));
    const unknown = keys.filter((key) => !known.has(key));
    const extra = (await to.find(unknown)).map(({ key }) => key);
    found.extra += extra.length;
    for (const key of extra) note(found, key);
    if (isRepairing && extra.length > 0) await to.remove(extra);
  }
}

async function countKeys<R extends MovedRecord>(collection: MovedCollection<R>, pageSize: number): Promise<number> {
  let count = 0;
  for await (const keys of pagesOf(collection, pageSize)) count += keys.length;
  return count;
}

/** Compares files by size and a hash of every byte. */
export async function compareFiles({ source, target, isRepairing, print }: CompareOptions): Promise<Comparison> {
  const found: Comparison = { label: "files", compared: 0, missing: 0, different: 0, extra: 0, samples: [] };
  const progress = startProgress("comparing files", 0, print);
  for await (const ids of pagesOf(source.files, FILES_PER_PAGE)) {
    for (const id of ids) {
      const [ours, theirs] = [await source.files.find(id), await target.files.find(id)];
      found.compared += 1;
      progress.add(1);
      if (ours === undefined || canonicalText(ours) === canonicalText(theirs)) continue;
      if (theirs === undefined) found.missing += 1;
      else found.different += 1;
      note(found, id);
      if (isRepairing) await target.files.write(id, await source.files.read(id));
    }
  }
  await findExtraFiles(source.files, target.files, { found, isRepairing });
  progress.end();
  return found;
}

async function findExtraFiles(
  from: MovedFiles,
  to: MovedFiles,
  { found, isRepairing }: { found: Comparison; isRepairing: boolean },
): Promise<void> {
  const ours = fileIds(from);
  const known = new Set<string>();
  for await (const id of ours) known.add(id);
  for await (const id of fileIds(to)) {
    if (known.has(id)) continue;
    found.extra += 1;
    note(found, id);
    if (isRepairing) await to.remove(id);
  }
}

async function* fileIds(files: MovedFiles): AsyncGenerator<string> {
  for await (const ids of pagesOf(files, FILES_PER_PAGE)) yield* ids;
}

function note(found: Comparison, key: string): void {
  if (found.samples.length < MAX_SAMPLES) found.samples.push(key);
}

/** The same text for equal values: keys sorted, 0 and -0 alike, absent and undefined alike. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isRecord(part) ? inKeyOrder(part) : part));
}

function inKeyOrder(value: Record<string, unknown>): Record<string, unknown> {
  const ordered: Record<string, unknown> = {};
  for (const key of Object.keys(value).sort()) ordered[key] = value[key];
  return ordered;
}

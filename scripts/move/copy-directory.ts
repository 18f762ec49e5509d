import type { OpenedTransfer } from "../../shared/engines/src/open-transfer.ts";
import { isAppError } from "../../shared/platform/src/app-error.ts";
import type {
  DirectoryTransfer,
  MovedFiles,
  MovedKind,
  UnfinishedMove,
} from "../../shared/ports/src/businesses/directory-transfer.ts";
import { kindsOf, MOVED_KINDS } from "./moved-kinds.ts";
import { type Print, startProgress } from "./progress.ts";

/** The source and the target. */
export interface MoveEnds {
  source: OpenedTransfer;
  target: OpenedTransfer;
  print: Print;
}

const FILES_PER_PAGE = 100;

/** A step that a move records as done, so that it is not repeated. */
interface Step {
  name: string;
  run: (after: string | undefined, saveAt: (after: string) => Promise<void>) => Promise<void>;
}

/** Copies everything, resuming where an earlier attempt stopped. Every step can be repeated. */
export async function copyDirectory({ source, target, print }: MoveEnds, begun: UnfinishedMove): Promise<void> {
  const { unfinishedMove } = target.transfer;
  let move = begun;
  for (const { name, run } of stepsOf({ source, target, print })) {
    if (move.done.includes(name)) continue;
    const atStep = move;
    await run(atStep.after, (after) => unfinishedMove.put({ ...atStep, after }));
    const { source: from, startedAt, done } = atStep;
    move = { source: from, startedAt, done: [...done, name] };
    await unfinishedMove.put(move);
  }
}

function stepsOf({ source, target, print }: MoveEnds): Step[] {
  const copyOf = (kind: MovedKind): Step => ({
    name: kind,
    run: (after, saveAt) => copyKind(kind, { source: source.transfer, target: target.transfer, after, saveAt, print }),
  });
  return [
    ...kindsOf({ isAfterCounting: false }).map(copyOf),
    {
      name: "files",
      run: (after, saveAt) => copyFiles(source.transfer.files, target.transfer.files, { after, saveAt, print }),
    },
    {
      name: "counts",
      async run() {
        print("  counting places and categories at the target");
        await target.engines.places.rebuild();
      },
    },
    ...kindsOf({ isAfterCounting: true }).map(copyOf),
  ];
}

interface CopyPlace {
  after: string | undefined;
  saveAt: (after: string) => Promise<void>;
  print: Print;
}

async function copyKind<K extends MovedKind>(
  kind: K,
  { source, target, after, saveAt, print }: CopyPlace & { source: DirectoryTransfer; target: DirectoryTransfer },
): Promise<void> {
  const { label, batchSize } = MOVED_KINDS[kind];
  const from = source.collections[kind];
  const to = target.collections[kind];
  const progress = startProgress(label, await from.estimate(), print);
  for await (const keys of pagesOf(from, batchSize, after)) {
    const records = await from.find(keys);
    await to.write(records);
    progress.add(records.length);
    const last = keys.at(-1);
    if (last !== undefined) await saveAt(last);
  }
  progress.end();
}

export async function copyFiles(
  source: MovedFiles,
  target: MovedFiles,
  { after, saveAt, print }: CopyPlace,
): Promise<void> {
  const progress = startProgress("files", 0, print);
  for await (const ids of pagesOf(source, FILES_PER_PAGE, after)) {
    for (const id of ids) {
      await copyFile(source, target, id);
      progress.add(1);
      await saveAt(id);
    }
  }
  progress.end();
}

/** A running site may sweep a file in the meantime. */
async function copyFile(source: MovedFiles, target: MovedFiles, id: string): Promise<void> {
  try {
    await target.write(id, await source.read(id));
  } catch (error) {
    if (!isAppError(error) || error.code !== "not_found") throw error;
  }
}

/** Pages of keys until the end. */
export async function* pagesOf(
  from: { keys(after: string | undefined, limit: number): Promise<string[]> },
  size: number,
  after?: string,
): AsyncGenerator<string[]> {
  let last = after;
  for (;;) {
    const keys = await from.keys(last, size);
    if (keys.length === 0) return;
    yield keys;
    last = keys.at(-1);
  }
}

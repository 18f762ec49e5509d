import { mkdirSync } from "node:fs";
import { setImmediate as giveWay } from "node:timers/promises";
import { conflict } from "@meridian/platform/app-error";
import type { IndexChange, IndexStatus } from "@meridian/ports/search/search-index";
import { isBusy, isDamage, isFull, meaningOf } from "../../database/sqlite-error.ts";
import { noteDamage } from "../../integrity/damage-note.ts";
import { createIndexBuilder, type IndexBuilder } from "./index-builder.ts";
import type { WordedDocument } from "./index-row.ts";
import { createIndexWriter, type IndexWriter } from "./index-writer.ts";
import {
  claimBuilding,
  endBuilding,
  indexPath,
  isIndexThere,
  nextNumber,
  readCurrentNumber,
  removeDeadIndexes,
  removeIndex,
  removeOtherIndexes,
  writeCurrentNumber,
} from "./search-files.ts";
import { createIndexFile, finishIndexFile, markIncomplete, openForWriting } from "./search-schema.ts";

/** How long a replaced index stays on disk, for readers that have just read its name. */
const REMOVAL_DELAY_MS = 5_000;

/** The only writer of a folder's search index: changes, rebuilds, and its creation. */
export interface IndexOwner {
  /** Opens the serving index; if none can be read, creates an empty one. */
  open(): void;
  apply(changes: Iterable<IndexChange>): void;
  status(): IndexStatus;
  /** Yields between its steps. */
  compact(): Promise<void>;
  /** One rebuild at a time: a second one ends the first and removes leftovers of dead processes. */
  beginRebuild(): number;
  addToRebuild(rebuild: number, documents: readonly WordedDocument[]): void;
  /** Yields to changes of the serving index while completing the new one, which includes them. */
  commitRebuild(rebuild: number, expectedCount: number): Promise<void>;
  abortRebuild(rebuild: number): void;
  close(): void;
}

interface Serving {
  number: number;
  writer: IndexWriter;
}

export function createIndexOwner(dataDir: string): IndexOwner {
  let serving: Serving | undefined;
  let rebuild: { number: number; builder: IndexBuilder } | undefined;

  function opened(): Serving {
    follow();
    serving ??= openCurrent() ?? createEmpty();
    return serving;
  }

  /** Another process may have replaced the index that serves here. */
  function follow(): void {
    const number = readCurrentNumber(dataDir);
    if (serving === undefined || number === undefined || number === serving.number) return;
    const replaced = serving;
    serving = openCurrent() ?? serving;
    if (serving === replaced) return;
    replaced.writer.close();
    removeLater(replaced.number);
  }

  function removeLater(number: number): void {
    setTimeout(() => removeIndex(dataDir, number), REMOVAL_DELAY_MS).unref();
  }

  /** Its writer can still write to an index whose file was removed, but no reader finds it; nor a damaged one. */
  function isInPlace({ number }: Serving): boolean {
    return readCurrentNumber(dataDir) === number && isIndexThere(dataDir, number);
  }

  /** Records damage that the work encounters, so that the index is treated as lost and rebuilt. */
  function noting<T>(work: (serving: Serving) => T): T {
    const current = opened();
    try {
      return work(current);
    } catch (error) {
      if (isDamage(error)) noteDamage(indexPath(dataDir, current.number), String(error));
      throw error;
    }
  }

  function statusOf(current: Serving): IndexStatus {
    if (!isInPlace(current)) return { documents: 0, isReady: false };
    return { documents: current.writer.documents(), isReady: current.writer.isComplete() };
  }

  function openCurrent(): Serving | undefined {
    const number = readCurrentNumber(dataDir);
    if (number === undefined) return undefined;
    try {
      return { number, writer: createIndexWriter(openForWriting(indexPath(dataDir, number))) };
    } catch (error) {
      // An index that cannot be opened because the disk is full or another process writes is not lost.
      if (isFull(error) || isBusy(error)) throw meaningOf(error);
      return undefined;
    }
  }

  function createEmpty(): Serving {
    const number = nextNumber(dataDir, serving?.number);
    const db = createIndexFile(indexPath(dataDir, number));
    markIncomplete(db);
    finishIndexFile(db, indexPath(dataDir, number));
    return serve(number);
  }

  function serve(number: number): Serving {
    const writer = createIndexWriter(openForWriting(indexPath(dataDir, number)));
    writeCurrentNumber(dataDir, number);
    serving?.writer.close();
    serving = { number, writer };
    return serving;
  }

  function rebuildOf(number: number): IndexBuilder {
    if (rebuild?.number !== number) throw conflict("This rebuild of the index has ended.");
    return rebuild.builder;
  }

  function endRebuild(): void {
    if (rebuild === undefined) return;
    rebuild.builder.close();
    removeIndex(dataDir, rebuild.number);
    rebuild = undefined;
  }

  return {
    open() {
      mkdirSync(dataDir, { recursive: true });
      removeDeadIndexes(dataDir, opened().number);
    },
    apply(changes) {
      noting(({ writer }) => writer.apply(changes));
      rebuild?.builder.follow(changes);
    },
    status: () => noting(statusOf),
    async compact() {
      noting(({ number, writer }) => {
        const damage = writer.findDamage();
        if (damage !== undefined) noteDamage(indexPath(dataDir, number), damage);
      });
      for (const _ of opened().writer.compact()) await giveWay();
    },
    beginRebuild() {
      const current = opened().number;
      endRebuild();
      removeOtherIndexes(dataDir, current);
      const number = nextNumber(dataDir, current);
      claimBuilding(dataDir, number);
      rebuild = { number, builder: createIndexBuilder(indexPath(dataDir, number)) };
      return number;
    },
    addToRebuild: (number, documents) => rebuildOf(number).add(documents),
    async commitRebuild(number, expectedCount) {
      const builder = rebuildOf(number);
      const replaced = opened().number;
      try {
        await builder.finish(expectedCount);
      } catch (error) {
        if (rebuild?.number === number) endRebuild();
        throw error;
      }
      serve(number);
      endBuilding(dataDir, number);
      rebuild = undefined;
      removeLater(replaced);
    },
    abortRebuild(number) {
      if (rebuild?.number === number) endRebuild();
    },
    close() {
      endRebuild();
      serving?.writer.close();
      serving = undefined;
    },
  };
}

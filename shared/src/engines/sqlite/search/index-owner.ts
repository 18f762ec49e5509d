import { mkdirSync } from "node:fs";
import { conflict } from "../../../kernel/app-error.ts";
import type { IndexChange, IndexStatus, SearchDocument } from "../../../ports/search-index.ts";
import { createIndexBuilder, type IndexBuilder } from "./index-builder.ts";
import { createIndexWriter, type IndexWriter } from "./index-writer.ts";
import {
  indexPath,
  nextNumber,
  readCurrentNumber,
  removeIndex,
  removeOtherIndexes,
  writeCurrentNumber,
} from "./search-files.ts";
import { createIndexFile, finishIndexFile, openForWriting } from "./search-schema.ts";

/** How long a replaced index stays on the disk, for readers that have just read its name. */
const REMOVAL_DELAY_MS = 5_000;

/** The one writer of a folder's search index: its changes, its rebuilds, and its first creation. */
export interface IndexOwner {
  /** Opens the serving index; where there is none that can be read, an empty one takes its place. */
  open(): void;
  apply(changes: readonly IndexChange[]): void;
  status(): IndexStatus;
  /** One rebuild at a time: a second one ends the first. */
  beginRebuild(): number;
  addToRebuild(rebuild: number, documents: readonly SearchDocument[]): void;
  /** Gives way to changes of the serving index while it completes the new one; they are in it as well. */
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
    serving ??= openCurrent() ?? createEmpty();
    return serving;
  }

  function openCurrent(): Serving | undefined {
    const number = readCurrentNumber(dataDir);
    if (number === undefined) return undefined;
    try {
      return { number, writer: createIndexWriter(openForWriting(indexPath(dataDir, number))) };
    } catch {
      return undefined;
    }
  }

  function createEmpty(): Serving {
    const number = nextNumber(dataDir);
    finishIndexFile(createIndexFile(indexPath(dataDir, number)), indexPath(dataDir, number));
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
      removeOtherIndexes(dataDir, [opened().number]);
    },
    apply(changes) {
      opened().writer.apply(changes);
      rebuild?.builder.follow(changes);
    },
    status: () => ({ documents: opened().writer.documents(), isReady: true }),
    beginRebuild() {
      opened();
      endRebuild();
      const number = nextNumber(dataDir);
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
      rebuild = undefined;
      setTimeout(() => removeIndex(dataDir, replaced), REMOVAL_DELAY_MS).unref();
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

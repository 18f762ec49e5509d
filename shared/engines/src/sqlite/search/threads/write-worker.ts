import { workerData } from "node:worker_threads";
import { lowerPriority } from "@meridian/platform/lower-priority";
import { type PackedList, unpackList } from "@meridian/platform/packed-list";
import type { IndexChange, IndexStatus } from "@meridian/ports/search/search-index";
import { createIndexOwner } from "../index/index-owner.ts";
import type { WordedDocument } from "../index/index-row.ts";
import { type Outcome, outcomeOf, settle, type WorkerData } from "./worker-pool.ts";

/** Entry of the worker thread that changes the index. An import waits for the thread that stores its rows, seldom for this one. */
lowerPriority();
const { dataDir }: WorkerData = workerData;
const owner = createIndexOwner(dataDir);

export interface WriteTasks {
  open: { task: undefined; answer: undefined };
  /** `IndexChange`s. */
  apply: { task: PackedList; answer: undefined };
  writerStatus: { task: undefined; answer: IndexStatus };
  /** Returns the number by which other calls identify the rebuild. */
  beginRebuild: { task: undefined; answer: number };
  addToRebuild: { task: { rebuild: number; documents: readonly WordedDocument[] }; answer: undefined };
  commitRebuild: { task: { rebuild: number; expectedCount: number }; answer: undefined };
  abortRebuild: { task: { rebuild: number }; answer: undefined };
  compact: { task: undefined; answer: undefined };
  closeWriter: { task: undefined; answer: undefined };
}

type Handlers = {
  [Name in keyof WriteTasks]: (task: WriteTasks[Name]["task"]) => Promise<Outcome<WriteTasks[Name]["answer"]>>;
};

const handlers: Handlers = {
  open: () => settle(() => owner.open()),
  apply: (changes) => settle(() => owner.apply(unpackList<IndexChange>(changes))),
  writerStatus: () => outcomeOf(() => owner.status()),
  beginRebuild: () => outcomeOf(() => owner.beginRebuild()),
  addToRebuild: ({ rebuild, documents }) => settle(() => owner.addToRebuild(rebuild, documents)),
  commitRebuild: ({ rebuild, expectedCount }) => settle(() => owner.commitRebuild(rebuild, expectedCount)),
  abortRebuild: ({ rebuild }) => settle(() => owner.abortRebuild(rebuild)),
  compact: () => settle(() => owner.compact()),
  closeWriter: () => settle(() => owner.close()),
};
export const {
  open,
  apply,
  writerStatus,
  beginRebuild,
  addToRebuild,
  commitRebuild,
  abortRebuild,
  compact,
  closeWriter,
} = handlers;

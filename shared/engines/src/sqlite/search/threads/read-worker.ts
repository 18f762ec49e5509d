import { workerData } from "node:worker_threads";
import type {
  ClusteredAnswer,
  ClusterQuery,
  FacetValues,
  FacetValuesQuery,
  IndexAnswer,
  IndexQuery,
  IndexStatus,
  LocatedAnswer,
  LocateQuery,
  SuggestedBusiness,
} from "@meridian/ports/search/search-index";
import { createIndexReader } from "../query/index-reader.ts";
import { type Outcome, outcomeOf, type WorkerData } from "./worker-pool.ts";

/** Entry of a worker thread that answers searches. */
const { dataDir }: WorkerData = workerData;
const reader = createIndexReader(dataDir);

export interface ReadTasks {
  search: { task: IndexQuery; answer: IndexAnswer };
  locate: { task: LocateQuery; answer: LocatedAnswer };
  cluster: { task: ClusterQuery; answer: ClusteredAnswer };
  facetValues: { task: FacetValuesQuery; answer: FacetValues };
  suggest: { task: { text: string; limit: number }; answer: SuggestedBusiness[] };
  status: { task: undefined; answer: IndexStatus };
}

type Handlers = {
  [Name in keyof ReadTasks]: (task: ReadTasks[Name]["task"]) => Promise<Outcome<ReadTasks[Name]["answer"]>>;
};

const handlers: Handlers = {
  search: (query) => outcomeOf(() => reader.search(query)),
  locate: (query) => outcomeOf(() => reader.locate(query)),
  cluster: (query) => outcomeOf(() => reader.cluster(query)),
  facetValues: (query) => outcomeOf(() => reader.facetValues(query)),
  suggest: ({ text, limit }) => outcomeOf(() => reader.suggest(text, limit)),
  status: () => outcomeOf(() => reader.status()),
};
export const { search, locate, cluster, facetValues, suggest, status } = handlers;

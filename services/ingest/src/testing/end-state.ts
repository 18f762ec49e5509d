import { readFile } from "node:fs/promises";
import type { ImportJob } from "@meridian/contracts/imports/import-job";
import type { Engines } from "@meridian/engines/engines";
import { openSearchIndex } from "@meridian/engines/open-search-index";
import { openTransfer } from "@meridian/engines/open-transfer";
import type {
  MovedCollection,
  MovedKind,
  MovedRecord,
  MovedRecords,
} from "@meridian/ports/businesses/directory-transfer";
import { everyCount } from "@meridian/testing/directory/every-count";
import type { TestEngineConfig } from "@meridian/testing/test-engine-config";
import { toBatchUploadReport } from "../load/import-report.ts";

const PAGE = 1000;
/** Beyond this, the index may order equal hits as it likes. */
const COMPARED_HITS = 50;
const SEARCHES = ["cafe", "bakery 77", "high street izmir", "museum lyo", "old"];
const COMPARED_JOBS = 20;
const MAX_UNDONE = 100_000;

export interface ObservedDirectory extends Pick<TestEngineConfig, "config"> {
  engines: Engines;
}

/**
 * Everything in a directory that must not depend on how it got there: businesses, keys, slugs, counts, search results, and each import with
 * its report, issues and files. No other process may have its index open.
 */
export async function endState(directory: ObservedDirectory) {
  const { engines } = directory;
  const jobs = (await engines.importJobs.list(COMPARED_JOBS)).reverse();
  const numberOf = new Map(jobs.map(({ id }, number) => [id, number]));
  return {
    ...(await recordsOf(directory, numberOf)),
    jobs: await Promise.all(jobs.map((job) => jobState(engines, job))),
    listed: await engines.businesses.countListed(),
    stored: await engines.businesses.countAll(),
    unindexed: await engines.businesses.countUnindexed(),
    counts: await everyCount(engines),
    index: await indexState(directory),
  };
}

async function recordsOf({ config }: ObservedDirectory, numberOf: ReadonlyMap<string, number>) {
  const { transfer, close } = await openTransfer(config);
  try {
    const read = <K extends MovedKind>(kind: K) => allOf<MovedRecords[K]>(transfer.collections[kind]);
    const businesses = await read("businesses");
    return {
      businesses: businesses.map(({ business: { createdAt: _c, updatedAt: _u, deletedAt, source, ...rest } }) => ({
        ...rest,
        isDeleted: deletedAt !== undefined,
        source: source === undefined ? undefined : { row: source.row, job: numberOf.get(source.importId) },
      })),
      identityKeys: await read("identityKeys"),
      slugRedirects: await read("slugRedirects"),
      categories: await read("categories"),
      cities: await read("cities"),
      touches: await read("importTouches"),
    };
  } finally {
    await close();
  }
}

async function allOf<R extends MovedRecord>(collection: MovedCollection<R>): Promise<R[]> {
  const records: R[] = [];
  for (let after: string | undefined; ; ) {
    const keys = await collection.keys(after, PAGE);
    if (keys.length === 0) return records.sort((left, right) => (left.key < right.key ? -1 : 1));
    records.push(...(await collection.find(keys)));
    after = keys.at(-1);
  }
}

async function jobState({ importJobs, importUndo, files }: Engines, job: ImportJob) {
  const { state, phase, checkpointRow, failure, notes, isDryRun, issueCounts, columnExtraction } = job;
  const issues = await importJobs.listIssues(job.id, PAGE);
  const { jobId: _, ...report } = toBatchUploadReport("tr", job, issues);
  const textOf = async (fileId: string | null) => {
    if (fileId === null) return null;
    const { path, release } = await files.openLocal(fileId);
    return readFile(path, "utf8").finally(release);
  };
  return {
    ...{ state, phase, checkpointRow, failure, notes, isDryRun, issueCounts, columnExtraction },
    counters: job.counters,
    skippedNames: job.skippedNames,
    report,
    issues,
    rejectedRows: await textOf(job.errorFileId),
    preview: await textOf(job.previewFileId),
    undo: job.undo === null ? null : { ...job.undo, requestedAt: "", finishedAt: "" },
    undone: job.undo === null ? [] : await importUndo.listUndone(job.id, { afterId: "", limit: MAX_UNDONE }),
  };
}

async function indexState({ config }: ObservedDirectory) {
  const index = await openSearchIndex(config, "writer");
  try {
    const { documents } = await index.status();
    const found = [];
    for (const text of SEARCHES) {
      const query = {
        text,
        filters: {},
        sort: "relevance",
        offset: 0,
        limit: COMPARED_HITS,
        withFacets: true,
      } as const;
      const { hits, total, isTotalExact, facets } = await index.search(query);
      const ids = total > COMPARED_HITS ? undefined : hits.map(({ id }) => id);
      found.push({ text, ids, total, isTotalExact, facets });
    }
    return { documents, found };
  } finally {
    await index.close();
  }
}

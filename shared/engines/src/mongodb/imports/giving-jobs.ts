import { UNKNOWN_GIVER } from "@meridian/contracts/businesses/field-sources";
import { type GivingImport, type GivingJob, type GivingJobs, giverOf } from "../../rules/import-givers.ts";
import type { BusinessDocument, ImportJobDocument } from "../documents.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";

type Given = Pick<BusinessDocument, "source" | "fieldSources">;

/** Of a business that no import brings. */
export const NO_GIVER: GivingImport = {
  by: { number: UNKNOWN_GIVER },
  own: undefined,
  jobs: { byId: () => undefined, byNumber: () => undefined },
};

/** The imports that gave these businesses their values. */
export async function readGivingJobs({ importJobs }: MongoDirectory, businesses: Iterable<Given>): Promise<GivingJobs> {
  const ids = new Set<string>();
  const numbers = new Set<number>();
  for (const { source, fieldSources = {} } of businesses) {
    if (source !== undefined) ids.add(source.importId);
    for (const number of Object.values(fieldSources)) if (number > UNKNOWN_GIVER) numbers.add(number);
  }
  if (ids.size + numbers.size === 0) return NO_GIVER.jobs;
  const listed = { listedKinds: 1, listedNames: 1 } as const;
  const projection = { n: 1, sourceId: 1, headerSignature: 1, ...listed, undo: 1, "review.state": 1 } as const;
  const filter = { $or: [{ _id: { $in: [...ids] } }, { n: { $in: [...numbers] } }] };
  const found = await importJobs.find(filter, { projection, ...BOUNDED }).toArray();
  const byId = new Map(found.map((job) => [job._id, toGivingJob(job)]));
  const byNumber = new Map(found.map((job) => [job.n, toGivingJob(job)]));
  return { byId: (id) => byId.get(id), byNumber: (number) => byNumber.get(number) };
}

export async function readSourceOrder({ directorySettings }: MongoDirectory): Promise<readonly string[]> {
  return (await directorySettings.findOne({}, BOUNDED))?.sourceOrder ?? [];
}

export async function readGiving(
  directory: MongoDirectory,
  { own, order }: { own: GivingJob; order: readonly string[] },
  businesses: Iterable<Given>,
): Promise<GivingImport> {
  const jobs = await readGivingJobs(directory, businesses);
  return { jobs, own, by: giverOf(own, { order, jobs }) };
}

export function toGivingJob({
  n,
  sourceId,
  headerSignature,
  listedKinds = [],
  listedNames = [],
  undo,
  review,
}: Pick<
  ImportJobDocument,
  "n" | "sourceId" | "headerSignature" | "listedKinds" | "listedNames" | "undo" | "review"
>): GivingJob {
  return {
    number: n,
    isUndone: undo?.state === "done",
    wasHeld: review !== undefined,
    listedKinds,
    listedNames,
    ...(sourceId === undefined ? {} : { sourceId }),
    ...(headerSignature === undefined ? {} : { headerSignature }),
  };
}

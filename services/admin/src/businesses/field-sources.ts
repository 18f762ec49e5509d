import type { Business } from "@meridian/contracts/businesses/business";
import { FIELD_NAMES, type FieldName } from "@meridian/contracts/businesses/business-fields";
import type { FieldGiver, GivenFields } from "@meridian/contracts/businesses/field-givers";
import { GIVEN_BY_HAND, UNKNOWN_GIVER } from "@meridian/contracts/businesses/field-sources";
import type { ImportJob } from "@meridian/contracts/imports/import-job";
import { isBlank, isKnownGiver, rankInOrder } from "@meridian/domain/businesses/field-givers";
import type { ImportJobStore } from "@meridian/ports/imports/import-job-store";
import type { ImportSourceStore } from "@meridian/ports/imports/import-source-store";
import type { DirectorySettingsStore } from "@meridian/ports/site/directory-settings-store";

export interface FieldSourcesOptions {
  importJobs: Pick<ImportJobStore, "get" | "findByNumbers">;
  importSources: Pick<ImportSourceStore, "get">;
  directorySettings: Pick<DirectorySettingsStore, "get">;
}

export interface GiversOfBusiness {
  giverOf(name: FieldName): FieldGiver;
  /** Lower comes first; the administrator's locks before every source. Undefined without an order of sources. */
  rankOf(name: FieldName): number | undefined;
}

const LOCKED_RANK = -1;
export const BY_HAND: FieldGiver = { kind: "admin", name: null, importId: null, at: null };
const UNKNOWN: FieldGiver = { kind: "unknown", name: null, importId: null, at: null };

/** Who gave the fields of a business their values, and how they rank. */
export async function readGivers(options: FieldSourcesOptions, business: Business): Promise<GiversOfBusiness> {
  const { importJobs, directorySettings } = options;
  const { fieldSources = {}, source, lockedFields } = business;
  const { sourceOrder = [] } = await directorySettings.get();
  const numbers = [...new Set(Object.values(fieldSources))].filter((number) => number > UNKNOWN_GIVER);
  const jobs = numbers.length === 0 ? new Map<number, ImportJob>() : await importJobs.findByNumbers(numbers);
  const main = source === undefined ? undefined : await importJobs.get(source.importId);
  const shown = new Map<ImportJob, FieldGiver>();
  for (const job of [...jobs.values(), ...(main === undefined ? [] : [main])])
    shown.set(job, await toGiver(options, job));

  const numberOf = (name: FieldName) => fieldSources[name] ?? fieldSources.all;
  function jobOf(name: FieldName): ImportJob | undefined {
    const number = numberOf(name);
    return number === undefined ? main : jobs.get(number);
  }
  function giverOf(name: FieldName): FieldGiver {
    const job = jobOf(name);
    if (job !== undefined) return shown.get(job) ?? UNKNOWN;
    const number = numberOf(name);
    return number === GIVEN_BY_HAND || (number === undefined && source === undefined) ? BY_HAND : UNKNOWN;
  }
  function rankOf(name: FieldName): number | undefined {
    if (sourceOrder.length === 0) return undefined;
    const job = jobOf(name);
    const file = job === undefined ? undefined : { ...job, isUndone: job.undo?.state === "done" };
    return lockedFields.includes(name) ? LOCKED_RANK : rankInOrder(sourceOrder, file);
  }
  return { giverOf, rankOf };
}

/** Every field with a value, under its giver. */
export async function listGivenFields(options: FieldSourcesOptions, business: Business): Promise<GivenFields[]> {
  const { giverOf } = await readGivers(options, business);
  const fields = FIELD_NAMES.filter((name) => !isBlank(business, name));
  return [...Map.groupBy(fields, giverOf)].map(([giver, given]) => ({ ...giver, fields: given }));
}

async function toGiver({ importSources }: FieldSourcesOptions, job: ImportJob): Promise<FieldGiver> {
  if (!isKnownGiver({ ...job, isUndone: job.undo?.state === "done" })) return UNKNOWN;
  const { id: importId, sourceId, fileName, finishedAt, createdAt } = job;
  const source = sourceId === undefined ? undefined : await importSources.get(sourceId);
  const at = finishedAt ?? createdAt;
  return source === undefined
    ? { kind: "file", name: fileName, importId, at }
    : { kind: "source", name: source.name, importId, at };
}

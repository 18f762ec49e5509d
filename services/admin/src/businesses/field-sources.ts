import type { Business } from "@meridian/contracts/businesses/business";
import { FIELD_NAMES, type FieldName } from "@meridian/contracts/businesses/business-fields";
import type { FieldGiver, GivenFields } from "@meridian/contracts/businesses/field-givers";
import { GIVEN_BY_HAND, UNKNOWN_GIVER } from "@meridian/contracts/businesses/field-sources";
import type { ImportJob } from "@meridian/contracts/imports/import-job";
import {
  type GivingFile,
  isBlank,
  isKnownGiver,
  kindOfList,
  nameOfList,
  rankInOrder,
} from "@meridian/domain/businesses/field-givers";
import type { ImportJobStore } from "@meridian/ports/imports/import-job-store";
import type { ImportSourceStore } from "@meridian/ports/imports/import-source-store";
import type { DirectorySettingsStore } from "@meridian/ports/site/settings-store";

export interface FieldSourcesOptions {
  importJobs: Pick<ImportJobStore, "get" | "findByNumbers">;
  importSources: Pick<ImportSourceStore, "get">;
  directorySettings: Pick<DirectorySettingsStore, "get">;
}

export interface GiversOfBusiness {
  giverOf(name: FieldName): FieldGiver;
  /** Lower comes first; the administrator's locks before every source. Undefined without an order of sources. */
  rankOf(name: FieldName): number | undefined;
  /** What told the category or the name, where it is that of a whole list and not locked. */
  listBases: { category: GivenFields["kindBasis"]; name: GivenFields["nameBasis"] };
}

const LOCKED_RANK = -1;
export const BY_HAND: FieldGiver = { kind: "admin", name: null, importId: null, at: null };
const UNKNOWN: FieldGiver = { kind: "unknown", name: null, importId: null, at: null };

/** Who gave the fields of each business their values, and how they rank. Reads settings, imports and sources once for all. */
export async function readGivers(
  options: FieldSourcesOptions,
  businesses: readonly Business[],
): Promise<(business: Business) => GiversOfBusiness> {
  const { importJobs, directorySettings } = options;
  const { sourceOrder = [] } = await directorySettings.get();
  const given = businesses.flatMap(({ fieldSources = {} }) => Object.values(fieldSources));
  const numbers = [...new Set(given)].filter((number) => number > UNKNOWN_GIVER);
  const byNumber = numbers.length === 0 ? new Map<number, ImportJob>() : await importJobs.findByNumbers(numbers);
  const byId = new Map([...byNumber.values()].map((job) => [job.id, job]));
  for (const { source } of businesses) {
    if (source === undefined || byId.has(source.importId)) continue;
    const job = await importJobs.get(source.importId);
    if (job !== undefined) byId.set(job.id, job);
  }
  const shown = new Map<string, FieldGiver>();
  for (const job of byId.values()) shown.set(job.id, await toGiver(options, job));

  return ({ fieldSources = {}, source, lockedFields, category, name }) => {
    const main = source === undefined ? undefined : byId.get(source.importId);
    const numberOf = (name: FieldName) => fieldSources[name] ?? fieldSources.all;
    function jobOf(name: FieldName): ImportJob | undefined {
      const number = numberOf(name);
      return number === undefined ? main : byNumber.get(number);
    }
    function giverOf(name: FieldName): FieldGiver {
      const job = jobOf(name);
      if (job !== undefined) return shown.get(job.id) ?? UNKNOWN;
      const number = numberOf(name);
      return number === GIVEN_BY_HAND || (number === undefined && source === undefined) ? BY_HAND : UNKNOWN;
    }
    function rankOf(name: FieldName): number | undefined {
      if (sourceOrder.length === 0) return undefined;
      if (lockedFields.includes(name)) return LOCKED_RANK;
      const job = jobOf(name);
      return rankInOrder(sourceOrder, job === undefined ? undefined : toFile(job));
    }
    const kind = lockedFields.includes("category") ? undefined : kindOfList({ category }, jobOf("category"));
    const listed = lockedFields.includes("name") ? undefined : nameOfList({ name }, jobOf("name"));
    return { giverOf, rankOf, listBases: { category: kind?.basis, name: listed?.basis } };
  };
}

/** Every field with a value, under its giver. */
export async function listGivenFields(options: FieldSourcesOptions, business: Business): Promise<GivenFields[]> {
  const { giverOf, listBases } = (await readGivers(options, [business]))(business);
  const fields = FIELD_NAMES.filter((name) => !isBlank(business, name));
  return [...Map.groupBy(fields, giverOf)].map(([giver, given]) => ({
    ...giver,
    fields: given,
    ...(given.includes("category") ? { kindBasis: listBases.category } : {}),
    ...(given.includes("name") ? { nameBasis: listBases.name } : {}),
  }));
}

async function toGiver({ importSources }: FieldSourcesOptions, job: ImportJob): Promise<FieldGiver> {
  if (!isKnownGiver(toFile(job))) return UNKNOWN;
  const { id: importId, sourceId, fileName, finishedAt, createdAt } = job;
  const source = sourceId === undefined ? undefined : await importSources.get(sourceId);
  const at = finishedAt ?? createdAt;
  return source === undefined
    ? { kind: "file", name: fileName, importId, at }
    : { kind: "source", name: source.name, importId, at };
}

function toFile(job: ImportJob): GivingFile {
  return { ...job, isUndone: job.undo?.state === "done" };
}

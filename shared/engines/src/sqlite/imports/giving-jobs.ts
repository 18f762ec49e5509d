import type { FieldSources } from "@meridian/contracts/businesses/field-sources";
import { listedKindSchema, listedNameSchema } from "@meridian/contracts/imports/import-mapping";
import { type GivingImport, type GivingJob, type GivingJobs, giverOf } from "../../rules/import-givers.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf, optionalText, type SqlValue } from "../database/sql-row.ts";
import { toDirectorySettings } from "../site/sqlite-directory-settings-store.ts";

const JOB =
  "SELECT n, id, source_id, header_signature, listed_kinds, listed_names, review IS NOT NULL AS was_held, undo ->> 'state' AS undo FROM import_job";

/** Reads each import once; for use within a transaction. */
export function openGivingJobs(db: DirectoryDatabase): GivingJobs {
  const read = new Map<SqlValue, GivingJob | undefined>();
  function find(where: string, key: string | number): GivingJob | undefined {
    if (!read.has(key)) read.set(key, toGivingJob(db.sql(`${JOB} WHERE ${where} = ?`).get(key)));
    return read.get(key);
  }
  return { byId: (id) => find("id", id), byNumber: (number) => find("n", number) };
}

/** An import as one that gives values, by the order of sources in the settings. */
export function openGiver(db: DirectoryDatabase, ownOf: (jobs: GivingJobs) => GivingJob | undefined): GivingImport {
  const jobs = openGivingJobs(db);
  const own = ownOf(jobs);
  const { sourceOrder = [] } = toDirectorySettings(db.sql("SELECT * FROM directory_settings").get());
  return { jobs, own, by: giverOf(own, { order: sourceOrder, jobs }) };
}

export function encodeFieldSources(sources: FieldSources | undefined): string | null {
  return sources === undefined ? null : JSON.stringify(sources);
}

function toGivingJob(row: ReturnType<ReturnType<DirectoryDatabase["sql"]>["get"]>): GivingJob | undefined {
  if (row === undefined) return undefined;
  const [sourceId, headerSignature] = [optionalText(row.source_id), optionalText(row.header_signature)];
  return {
    number: numberOf(row.n),
    isUndone: row.undo === "done",
    wasHeld: row.was_held === 1,
    listedKinds: listedKindSchema.array().parse(JSON.parse(optionalText(row.listed_kinds) ?? "[]")),
    listedNames: listedNameSchema.array().parse(JSON.parse(optionalText(row.listed_names) ?? "[]")),
    ...(sourceId === undefined ? {} : { sourceId }),
    ...(headerSignature === undefined ? {} : { headerSignature }),
  };
}

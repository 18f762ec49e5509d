import type { Business, BusinessFields } from "@meridian/contracts/businesses/business";
import { FIELD_GROUPS, FIELD_NAMES, type FieldName } from "@meridian/contracts/businesses/business-fields";
import { type FieldSources, OTHER_SOURCES } from "@meridian/contracts/businesses/field-sources";
import type { ImportJob } from "@meridian/contracts/imports/import-job";
import type { ListedKind, ListedName } from "@meridian/contracts/imports/import-mapping";
import { mergeFields } from "./merge-fields.ts";

/** Who gave each field its value, as the number of an import or as `UNKNOWN_GIVER`, `GIVEN_BY_HAND` or `CLOSED_UNLISTED`. */
export type GiverOf = (name: FieldName) => number;

export interface KnownFields extends Pick<Business, "lockedFields"> {
  fields: BusinessFields;
  giverOf: GiverOf;
  /** What stays whatever the import says. */
  kept?: Iterable<FieldName>;
}

/** An import that describes businesses. */
export interface Giver {
  number: number;
  /** The rank of each giver, 0 first; absent without an order of sources: then all are equal. */
  rankOf?: ((giver: number) => number) | undefined;
}

export interface MergedFields {
  fields: BusinessFields;
  giverOf: GiverOf;
  /** Whether a value stayed out, because a source that comes first gave the present one. */
  isOutranked: boolean;
}

/**
 * `mergeFields` among sources with an order: what one that comes first gave stays, with all that belongs to it if the import contradicts
 * it. A value that such a source confirms becomes its own.
 */
export function mergeGiven(known: KnownFields, incoming: Partial<BusinessFields>, by: Giver): MergedFields {
  const { fields: before, lockedFields, giverOf } = known;
  const { number, rankOf } = by;
  const kept = new Set<FieldName>(known.kept);
  const own = rankOf?.(number) ?? 0;
  const lead = (name: FieldName) => (rankOf === undefined ? 0 : own - rankOf(giverOf(name)));
  let isOutranked = false;
  if (rankOf !== undefined) {
    for (const name of FIELD_NAMES) if (!isBlank(before, name) && lead(name) > 0) kept.add(name);
    const isContradicted = (name: FieldName) =>
      kept.has(name) && !lockedFields.includes(name) && says(incoming, name) && !isSame(before[name], incoming[name]);
    const contradicted = FIELD_NAMES.filter(isContradicted);
    isOutranked = contradicted.length > 0;
    for (const { fields } of FIELD_GROUPS) {
      if (fields.some((name) => contradicted.includes(name))) for (const name of fields) kept.add(name);
    }
  }
  const fields = mergeFields(before, incoming, lockedFields, kept);
  const isGiven = (name: FieldName) =>
    !isSame(before[name], fields[name]) ||
    (lead(name) < 0 && says(incoming, name) && isSame(fields[name], incoming[name]) && !lockedFields.includes(name));
  return { fields, giverOf: (name) => (isGiven(name) ? number : giverOf(name)), isOutranked };
}

/** The stored form of who gave these fields; `main` gave what is not listed. */
export function toFieldSources(fields: BusinessFields, giverOf: GiverOf, main: number): FieldSources | undefined {
  const counts = new Map([[main, 0]]);
  const givers = FIELD_NAMES.filter((name) => !isBlank(fields, name)).map((name) => [name, giverOf(name)] as const);
  for (const [, giver] of givers) counts.set(giver, (counts.get(giver) ?? 0) + 1);
  let all = main;
  for (const [giver, count] of counts) if (count > (counts.get(all) ?? 0)) all = giver;
  const others = givers.filter(([, giver]) => giver !== all);
  return all === main && others.length === 0 ? undefined : { all, ...Object.fromEntries(others) };
}

/** The inverse of `toFieldSources`. */
export function giverIn(sources: FieldSources | undefined, main: number): GiverOf {
  return sources === undefined ? () => main : (name) => sources[name] ?? sources.all ?? main;
}

/** What decides about the rank of an import. */
export interface GivingFile extends Pick<ImportJob, "sourceId" | "headerSignature"> {
  isUndone: boolean;
}

/** As in `sourceOrderSchema`, if it is there. */
export function sourceKeyOf({ sourceId, headerSignature }: Pick<GivingFile, "sourceId" | "headerSignature">): string {
  return sourceId === undefined ? `profile:${headerSignature}` : `source:${sourceId}`;
}

/** The place of an import's source in the order. One that was undone, or is from a time without signatures, is like any other file. */
export function rankInOrder(order: readonly string[], job: GivingFile | undefined): number {
  const at = isKnownGiver(job) ? order.indexOf(sourceKeyOf(job)) : -1;
  const others = order.indexOf(OTHER_SOURCES);
  return at >= 0 ? at : others < 0 ? order.length : others;
}

/** Whether the origin of an import's values is known. */
export function isKnownGiver<F extends GivingFile>(job: F | undefined): job is F {
  return job?.headerSignature !== undefined && !job.isUndone;
}

/** The kind of a whole list that a business has as its category, where no column said it. */
export function kindOfList(
  { category }: Pick<BusinessFields, "category">,
  giver: Partial<Pick<ImportJob, "listedKinds">> | undefined,
): ListedKind | undefined {
  return giver?.listedKinds?.find(({ name }) => name === category);
}

/** The name of a whole list that a business bears, where no column said it. */
export function nameOfList(
  { name }: Pick<BusinessFields, "name">,
  giver: Partial<Pick<ImportJob, "listedNames">> | undefined,
): ListedName | undefined {
  return giver?.listedNames?.find((listed) => listed.name === name);
}

/** A field without a value, which any source may fill. */
export function isBlank(fields: Partial<BusinessFields>, name: FieldName): boolean {
  const value = fields[name];
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === false || (name === "reviews" && value === 0);
}

/** "Operational" may be a default. */
function says(fields: Partial<BusinessFields>, name: FieldName): boolean {
  return !isBlank(fields, name) && !(name === "status" && fields.status === "operational");
}

export function isSame(left: unknown, right: unknown): boolean {
  return left === right || (typeof left === "object" && JSON.stringify(left) === JSON.stringify(right));
}

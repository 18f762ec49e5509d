import type { Business, BusinessFields } from "@meridian/contracts/businesses/business";
import { FIELD_NAMES, type FieldName } from "@meridian/contracts/businesses/business-fields";
import {
  CLOSED_UNLISTED,
  type FieldSources,
  GIVEN_BY_HAND,
  UNKNOWN_GIVER,
} from "@meridian/contracts/businesses/field-sources";
import type { ImportJob } from "@meridian/contracts/imports/import-job";
import {
  type Giver,
  type GiverOf,
  type GivingFile,
  giverIn,
  isKnownGiver,
  isSame,
  kindOfList,
  mergeGiven,
  nameOfList,
  rankInOrder,
  sourceKeyOf,
  toFieldSources,
} from "@meridian/domain/businesses/field-givers";
import { blanksFilledFromRow } from "@meridian/domain/businesses/fill-blanks";
import { mergeFields } from "@meridian/domain/businesses/merge-fields";
import { poorerFields } from "@meridian/domain/businesses/poorer-fields";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";

export interface GivingJob extends GivingFile, Partial<Pick<ImportJob, "listedKinds" | "listedNames">> {
  number: number;
  /** It waits for a decision, or did. */
  wasHeld: boolean;
}

/** The imports that gave values, as far as the engine has them. */
export interface GivingJobs {
  byId(id: string): GivingJob | undefined;
  byNumber(number: number): GivingJob | undefined;
}

/** An import as one that gives values. */
export interface GivingImport {
  by: Giver;
  own: GivingJob | undefined;
  jobs: GivingJobs;
}

/** A business with who gave its values. */
export type GivenBusiness = Pick<Business, "lockedFields" | "fieldSources" | "source"> & { fields: BusinessFields };

export interface MergedDraft {
  fields: BusinessFields;
  isOutranked: boolean;
  /** Who gave the fields, once the import has written them. */
  sources(): FieldSources | undefined;
  /** The same where it changes no field: it may confirm some. */
  confirmedSources(): FieldSources | undefined;
}

/** Without an order all sources are equal. */
export function giverOf(
  own: GivingJob | undefined,
  { order, jobs }: { order: readonly string[]; jobs: GivingJobs },
): Giver {
  const number = own?.number ?? UNKNOWN_GIVER;
  if (order.length === 0) return { number };
  const ranks = new Map([[number, rankInOrder(order, own)]]);
  function rankOf(giver: number): number {
    const rank = ranks.get(giver) ?? rankInOrder(order, giver > UNKNOWN_GIVER ? jobs.byNumber(giver) : undefined);
    ranks.set(giver, rank);
    return rank;
  }
  return { number, rankOf };
}

/**
 * A file that lists what was closed as unlisted says that it is open. The kind of a whole list fills only what has no kind but that of
 * another list, and its name replaces only such a name; both give way to stated ones, whichever source comes first.
 */
export function mergeDraft(
  known: GivenBusiness,
  { fields, omits = [] }: Pick<BusinessDraft, "fields" | "omits">,
  giving: GivingImport,
): MergedDraft {
  const { by, jobs } = giving;
  const main = mainGiverOf(known, jobs);
  const giver = giverIn(known.fieldSources, main);
  const ofList = new Set<FieldName>();
  if (kindOfList(known.fields, jobs.byNumber(giver("category"))) !== undefined) ofList.add("category");
  if (nameOfList(known.fields, jobs.byNumber(giver("name"))) !== undefined) ofList.add("name");
  const { type, category } = known.fields;
  const mayTakeKind = type === undefined && (category === undefined || ofList.has("category"));
  const mayTake = (name: FieldName) => (name === "category" ? mayTakeKind : ofList.has(name));
  const kept = omits.filter((name) => giver(name) !== CLOSED_UNLISTED && !mayTake(name));
  const givesWay = (name: FieldName) => ofList.has(name) && fields[name] !== undefined && !omits.includes(name);
  const givers: GiverOf = (name) => (givesWay(name) ? by.number : giver(name));
  const stated: Partial<BusinessFields> = { ...fields };
  for (const name of fullerFields({ ...known, giver }, fields, giving)) delete stated[name];
  const merged = mergeGiven({ ...known, giverOf: givers, kept }, stated, by);
  return {
    ...merged,
    sources: () => toFieldSources(merged.fields, merged.giverOf, by.number),
    confirmedSources: () => toFieldSources(known.fields, merged.giverOf, main),
  };
}

/**
 * What a later row of an import that was already about the business adds to it. The kind of the whole list counts as blank where the row
 * names its own.
 */
export function fillDraft(
  known: GivenBusiness,
  { fields, omits = [] }: Pick<BusinessDraft, "fields" | "omits">,
  { by, jobs }: GivingImport,
): Pick<MergedDraft, "fields" | "sources"> {
  const main = mainGiverOf(known, jobs);
  const giver = giverIn(known.fieldSources, main);
  const before: BusinessFields = { ...known.fields };
  if (kindOfList(before, jobs.byNumber(giver("category"))) !== undefined) delete before.category;
  const row = { ...fields };
  for (const name of omits) Reflect.deleteProperty(row, name);
  const filled = blanksFilledFromRow(before, row);
  const kept = FIELD_NAMES.filter((name) => before[name] !== undefined && filled[name] === undefined);
  const after = mergeFields(known.fields, filled, known.lockedFields, new Set(kept));
  const giverOf = (name: FieldName) => (isSame(known.fields[name], after[name]) ? giver(name) : by.number);
  return { fields: after, sources: () => toFieldSources(after, giverOf, by.number) };
}

/**
 * The fields that stay because another source says only a part of them. The source that gave a value may shorten it, one that comes first
 * as well, and any that means this very listing.
 */
function fullerFields(
  { fields: known, giver }: { fields: BusinessFields; giver: GiverOf },
  fields: BusinessFields,
  { by, own, jobs }: GivingImport,
): FieldName[] {
  if (fields.placeId !== undefined && fields.placeId === known.placeId) return [];
  const isOthers = (name: FieldName) => {
    if (by.rankOf !== undefined && by.rankOf(by.number) < by.rankOf(giver(name))) return false;
    const other = jobs.byNumber(giver(name));
    return !(isKnownGiver(own) && isKnownGiver(other) && sourceKeyOf(own) === sourceKeyOf(other));
  };
  const poorer = poorerFields(known, fields);
  // A new address makes the street of the former one void.
  const isNewAddress = poorer.includes("fullAddress") && !isOthers("fullAddress");
  return poorer.filter((name) => isOthers(name) && !(isNewAddress && name === "street"));
}

/** Who gave what `fieldSources` does not list. */
export function mainGiverOf({ source }: Pick<Business, "source">, jobs: GivingJobs): number {
  return source === undefined ? GIVEN_BY_HAND : (jobs.byId(source.importId)?.number ?? UNKNOWN_GIVER);
}

/** Who gave each value, for a business that takes some over. */
export function giversOf(business: Pick<Business, "fieldSources" | "source">, jobs: GivingJobs): FieldSources {
  const { fieldSources } = business;
  return { all: mainGiverOf(business, jobs), ...fieldSources };
}

/** Who gave the fields after an edit; `given`: who gave those that it sets, if not the administrator. */
export function sourcesAfterEdit(
  known: GivenBusiness,
  after: BusinessFields,
  { jobs, given }: { jobs: GivingJobs; given?: FieldSources | undefined },
): FieldSources | undefined {
  const main = mainGiverOf(known, jobs);
  const before = giverIn(known.fieldSources, main);
  const byEdit = given === undefined ? () => GIVEN_BY_HAND : giverIn(given, main);
  const isChanged = (name: FieldName) => !isSame(known.fields[name], after[name]);
  const giver = (name: FieldName) => (isChanged(name) ? byEdit(name) : before(name));
  return toFieldSources(after, giver, main);
}

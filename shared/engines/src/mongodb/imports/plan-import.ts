import { isDeepStrictEqual } from "node:util";
import type { FieldSources } from "@meridian/contracts/businesses/field-sources";
import { settledPopularity } from "@meridian/domain/businesses/popularity";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import type { KnownRow } from "@meridian/ports/imports/row-print-store";
import { keysOf } from "../../rules/draft-keys.ts";
import { newPopularity, newStateOf, placeOfDraft } from "../../rules/draft-record.ts";
import { type DraftOutcome, outcomeOfReturn, staysDeleted } from "../../rules/import-outcomes.ts";
import { type DecidingImport, mergeImported } from "../../rules/merge-imported.ts";
import { inTurn, StaleRows } from "../../rules/row-stamps.ts";
import { isNamesake, MAX_DOUBTFUL } from "../../rules/similar-draft.ts";
import { areSameFields, type Derived, derivedOf, storedFields } from "../businesses/business-document.ts";
import type { BusinessDocument, ClaimDocument, TouchedDocument } from "../documents.ts";
import type { PlaceRegister } from "../places/place-register.ts";
import { findByKeys, type ImportSnapshot, newIdsOf, newSlugsOf } from "./import-snapshot.ts";
import { jobEntryId } from "./job-ranges.ts";
import { idOfStamp } from "./known-rows.ts";
import { isWrittenBy } from "./open-writers.ts";
import { previewCreated } from "./preview-created.ts";

/** What to write for one draft. */
export interface PlannedDraft {
  draft: BusinessDraft;
  id: string;
  outcome: DraftOutcome;
  /** See `ImportCounters.outranked`. */
  isOutranked: boolean;
  /** Who gave the values of a business that stays as it is, if the import confirmed some; with the revision that was read. */
  confirmed?: { revision: number; fieldSources: FieldSources | undefined };
  /** Keys and slugs it claims. */
  keyClaims: ClaimDocument[];
  slugClaims: ClaimDocument[];
  /** Absent if the decision is already stored. */
  touched?: TouchedDocument;
  /** Absent if the business does not change. */
  change?: BusinessChange;
  /** A change that an earlier attempt recorded and that is no longer needed. */
  unchangedAgain?: BusinessDocument;
  /** The pairs with businesses that a new one may be, to ask a person about. */
  matches: { newKey: string; knownKey: string }[];
}

export type BusinessChange =
  | { kind: "create"; slug: string; content: Derived & Pick<BusinessDocument, "fields"> }
  | {
      kind: "rewrite" | "restore";
      before: BusinessDocument;
      /** `isApproved` only where the import approves. */
      content: Derived & Pick<BusinessDocument, "fields" | "fieldSources"> & { isApproved?: true };
    };

/**
 * Decides what each draft does, given what the store knew. Pure except for `snapshot`, which is updated with what earlier drafts of the
 * batch will write. Throws StaleRows if an earlier draft is about the business of a known row. A draft decided in an interrupted attempt
 * gets the same decision.
 */
export function planImport(
  snapshot: ImportSnapshot,
  job: PlanningJob,
  drafts: readonly BusinessDraft[],
  known: readonly KnownRow[] = [],
): PlannedDraft[] {
  const scope = { snapshot, job, spokenOf: new Set<string>() };
  const take = inTurn(known);
  const speakBefore = (draft: number) => {
    for (const row of take(draft)) {
      const id = idOfStamp(row);
      if (scope.spokenOf.has(id)) throw new StaleRows([row]);
      scope.spokenOf.add(id);
    }
  };
  const planned = drafts.map((draft, index) => {
    speakBefore(index);
    return planDraft(scope, draft);
  });
  speakBefore(drafts.length);
  return planned;
}

/** The import or dry run of the drafts. */
export interface PlanningJob extends DecidingImport {
  jobId: string;
  /** See `ImportJob`. */
  restoresDeleted: boolean;
  places: Pick<PlaceRegister, "placeOf">;
}

interface PlanScope {
  snapshot: ImportSnapshot;
  job: PlanningJob;
  /** Businesses touched by earlier drafts of the batch. */
  spokenOf: Set<string>;
}

function planDraft(scope: PlanScope, draft: BusinessDraft): PlannedDraft {
  const { snapshot, spokenOf } = scope;
  const { jobId, restoresDeleted } = scope.job;
  const keys = keysOf(draft);
  const { id, known, isSimilar = false } = findBusiness(scope, draft);
  const planned: PlannedDraft = {
    draft,
    id,
    outcome: "duplicate",
    isOutranked: false,
    keyClaims: [],
    slugClaims: [],
    matches: [],
  };
  for (const key of keys) {
    if (snapshot.keyOwners.has(key)) continue;
    snapshot.keyOwners.set(key, id);
    planned.keyClaims.push({ _id: key, businessId: id });
  }
  const origin = originOf(draft);
  const decided = snapshot.touched.get(jobEntryId(jobId, id));
  const isDeleted = known?.deletedAt !== undefined && staysDeleted(known.deletionKind, restoresDeleted);
  // A known row leaves the beginning of an origin: its draft, read after all, is not another one.
  const isOfOther = spokenOf.has(id) || (decided !== undefined && !origin.startsWith(decided.origin));
  if (isOfOther || (decided === undefined && isDeleted && !isSimilar)) {
    return isDeleted ? { ...planned, outcome: "wasDeleted" } : planned;
  }
  spokenOf.add(id);
  if (decided !== undefined && known !== undefined && isWrittenBy(known, jobId)) {
    return { ...planned, outcome: decided.outcome, isOutranked: decided.isOutranked === true };
  }
  if (isDeleted) {
    const entry = { _id: jobEntryId(jobId, id), jobId, origin, outcome: "wasDeleted" } as const;
    return {
      ...planned,
      outcome: "wasDeleted",
      ...(decided === undefined ? { touched: entry } : { unchangedAgain: known }),
    };
  }

  const change = changeOf(scope, draft, id, known, planned);
  const outcome = change === "withheld" ? change : outcomeOf(change);
  planned.outcome = outcome;
  if (change !== undefined && change !== "withheld") planned.change = change;
  else if (decided !== undefined && known !== undefined) planned.unchangedAgain = known;
  if (decided?.outcome !== outcome) {
    const outranked = planned.isOutranked ? ({ isOutranked: true } as const) : {};
    planned.touched = { _id: jobEntryId(jobId, id), jobId, origin, outcome, ...outranked };
  }
  return planned;
}

/** Identifies a draft within its import. */
export function originOf(draft: BusinessDraft): string {
  return `${draft.row} ${keysOf(draft)[0] ?? ""}`;
}

/**
 * The business a draft is about: by its keys, or else a similar one. Rows with different ids are never the same business, so one touched by
 * another draft of the import does not count as similar.
 */
function findBusiness(
  { snapshot, job: { jobId }, spokenOf }: PlanScope,
  draft: BusinessDraft,
): { id: string; known: BusinessDocument | undefined; isSimilar?: boolean } {
  const { businesses, touched, similar } = snapshot;
  const found = findByKeys(snapshot, draft);
  if (found !== undefined) return found;
  const origin = originOf(draft);
  for (const { id } of similar.get(draft)?.same ?? []) {
    const known = businesses.get(id);
    const decided = touched.get(jobEntryId(jobId, id))?.origin ?? origin;
    if (known !== undefined && origin.startsWith(decided) && !spokenOf.has(id)) return { id, known, isSimilar: true };
  }
  const ids = newIdsOf(keysOf(draft));
  const id = ids.find((candidate) => !businesses.has(candidate)) ?? ids.at(-1) ?? "";
  return { id, known: businesses.get(id) };
}

/**
 * Of a new business. One of another draft of this import is a candidate only under the same name, like a shop that its list has twice: the
 * file itself distinguishes the others.
 */
function doubtfulOf({ snapshot, job: { jobId }, spokenOf }: PlanScope, draft: BusinessDraft): PlannedDraft["matches"] {
  const [newKey] = keysOf(draft);
  const { same = [], doubtful = [] } = snapshot.similar.get(draft) ?? {};
  const untouched = doubtful.filter(({ id }) => !spokenOf.has(id) && !snapshot.touched.has(jobEntryId(jobId, id)));
  const isOfName = ({ id }: { id: string }) => isNamesake(draft.fields, snapshot.businesses.get(id)?.fields);
  const knownKeys = [...same.filter(isOfName), ...untouched].flatMap(({ key }) => key ?? []).slice(0, MAX_DOUBTFUL);
  return newKey === undefined ? [] : knownKeys.map((knownKey) => ({ newKey, knownKey }));
}

function changeOf(
  scope: PlanScope,
  draft: BusinessDraft,
  id: string,
  known: BusinessDocument | undefined,
  planned: PlannedDraft,
): BusinessChange | "withheld" | undefined {
  const { snapshot } = scope;
  const { places, isHeld } = scope.job;
  const incoming = storedFields(draft.fields);
  if (known === undefined) {
    planned.matches = doubtfulOf(scope, draft);
    const slug = takeSlug(snapshot, draft, id, planned);
    const derived = derivedOf(incoming, newStateOf(draft).isApproved, placeOfDraft(places, draft));
    const content = { ...derived, popularity: newPopularity(draft, derived.popularity), fields: incoming };
    snapshot.businesses.set(id, previewCreated(id, slug, content));
    return { kind: "create", slug, content };
  }
  if (known.deletedAt !== undefined) {
    snapshot.businesses.set(id, { ...known, fields: incoming });
    return {
      kind: "restore",
      before: known,
      content: { ...derivedOf(incoming, draft.isApproved ?? true, places.placeOf(incoming)), fields: incoming },
    };
  }
  const merged = mergeImported(known, { ...draft, fields: incoming }, scope.job);
  const { isApproving } = merged;
  const fields = storedFields(merged.fields);
  planned.isOutranked = merged.isOutranked;
  if (!isApproving && areSameFields(known.fields, fields)) {
    const fieldSources = isHeld ? known.fieldSources : merged.confirmedSources();
    const { revision } = known;
    if (!isDeepStrictEqual(fieldSources, known.fieldSources)) planned.confirmed = { revision, fieldSources };
    return undefined;
  }
  if (isHeld) return "withheld";
  const derived = derivedOf(fields, isApproving || known.isApproved, places.placeOf(fields));
  const popularity = settledPopularity(known.popularity, derived.popularity);
  snapshot.businesses.set(id, { ...known, fields });
  const fieldSources = merged.sources();
  const given = fieldSources === undefined ? {} : { fieldSources };
  const approval = isApproving ? ({ isApproved: true } as const) : {};
  return { kind: "rewrite", before: known, content: { ...derived, ...approval, ...given, popularity, fields } };
}

/** The wanted slug, or one with the id appended if another business has or had it. */
function takeSlug({ slugOwners }: ImportSnapshot, draft: BusinessDraft, id: string, planned: PlannedDraft): string {
  const slugs = newSlugsOf(draft, id);
  const slug = slugs.find((wanted) => (slugOwners.get(wanted) ?? id) === id) ?? `${id}`;
  if (!slugOwners.has(slug)) planned.slugClaims.push({ _id: slug, businessId: id });
  slugOwners.set(slug, id);
  return slug;
}

function outcomeOf(change: BusinessChange | undefined): TouchedDocument["outcome"] {
  if (change === undefined) return "unchanged";
  if (change.kind === "restore") return outcomeOfReturn(change.before.deletionKind);
  if (change.kind === "create") return "created";
  return change.content.isApproved ? "published" : "updated";
}

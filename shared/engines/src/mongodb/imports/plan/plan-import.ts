import { isDeepStrictEqual } from "node:util";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import type { KnownRow } from "@meridian/ports/imports/row-print-store";
import { keysOf } from "../../../rules/draft-keys.ts";
import { outcomeOfReturn, staysDeleted } from "../../../rules/import-outcomes.ts";
import { mergeImported } from "../../../rules/merge-imported.ts";
import { inTurn, StaleRows } from "../../../rules/row-stamps.ts";
import { isNamesake, MAX_DOUBTFUL } from "../../../rules/similar-draft.ts";
import { areSameFields, storedFields } from "../../businesses/business-document.ts";
import type { BusinessDocument, TouchedDocument } from "../../documents.ts";
import { findByKeys, type ImportSnapshot, newIdsOf, newSlugsOf } from "../import-snapshot.ts";
import { jobEntryId } from "../job-ranges.ts";
import { idOfStamp } from "../known-rows.ts";
import { isWrittenBy } from "../open-writers.ts";
import { createdContent, restoredContent, rewrittenContent } from "./change-content.ts";
import { planFill } from "./plan-fill.ts";
import { type BusinessChange, originOf, type PlannedDraft, type PlanningJob, type PlanScope } from "./planned-draft.ts";
import { previewCreated } from "./preview-created.ts";

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
  const scope = { snapshot, job, spokenOf: new Set<string>(), writers: new Map<string, PlannedDraft>() };
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
  const origin = originOf(draft);
  const decided = snapshot.touched.get(jobEntryId(jobId, id));
  const isDeleted = known?.deletedAt !== undefined && staysDeleted(known.deletionKind, restoresDeleted);
  // A known row leaves the beginning of an origin: its draft, read after all, is not another one.
  const isOfOther = spokenOf.has(id) || (decided !== undefined && !origin.startsWith(decided.origin));
  if (draft.isRepeat === true && (!isOfOther || isDeleted)) return planned;
  for (const key of keys) {
    if (snapshot.keyOwners.has(key)) continue;
    snapshot.keyOwners.set(key, id);
    planned.keyClaims.push({ _id: key, businessId: id });
  }
  if (isOfOther || (decided === undefined && isDeleted && !isSimilar)) {
    if (isDeleted) return { ...planned, outcome: "wasDeleted" };
    planFill(scope, planned);
    return planned;
  }
  spokenOf.add(id);
  scope.writers.set(id, planned);
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
    const content = createdContent(places, draft, incoming);
    snapshot.businesses.set(id, previewCreated(id, slug, content));
    return { kind: "create", slug, content };
  }
  if (known.deletedAt !== undefined) {
    snapshot.businesses.set(id, { ...known, fields: incoming });
    return { kind: "restore", before: known, content: restoredContent(places, draft, incoming) };
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
  snapshot.businesses.set(id, { ...known, fields });
  const content = rewrittenContent(places, known, { fields, isApproving, fieldSources: merged.sources() });
  return { kind: "rewrite", before: known, content };
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

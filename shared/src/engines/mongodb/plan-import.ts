import { mergeFields } from "../../domain/merge-fields.ts";
import { settledPopularity } from "../../domain/popularity.ts";
import type { BusinessDraft } from "../../ports/business-store.ts";
import { keysOf } from "../draft-keys.ts";
import type { DraftOutcome } from "../import-outcomes.ts";
import { areSameFields, type Derived, derivedOf, storedFields } from "./business-document.ts";
import type { BusinessDocument, ClaimDocument, TouchedDocument } from "./documents.ts";
import { type ImportSnapshot, isAddressKey, newIdsOf, newSlugsOf, touchedId } from "./import-snapshot.ts";

/** What is to be written for one draft. */
export interface PlannedDraft {
  draft: BusinessDraft;
  id: string;
  outcome: DraftOutcome;
  /** Keys and slugs that become its own. */
  keyClaims: ClaimDocument[];
  slugClaims: ClaimDocument[];
  /** Absent when what was decided stands already. */
  touched?: TouchedDocument;
  /** Absent when the business stays as it is. */
  change?: BusinessChange;
}

export type BusinessChange =
  | { kind: "create"; slug: string; content: Derived & Pick<BusinessDocument, "fields"> }
  | { kind: "rewrite" | "restore"; before: BusinessDocument; content: Derived & Pick<BusinessDocument, "fields"> };

/**
 * Decides what each draft does, from what the base knew. Pure but for `snapshot`, which takes in what earlier drafts of
 * the batch will have written. A draft that was decided in an attempt that was cut off is decided alike.
 */
export function planImport(snapshot: ImportSnapshot, jobId: string, drafts: readonly BusinessDraft[]): PlannedDraft[] {
  const spokenOf = new Set<string>();
  return drafts.map((draft) => planDraft(snapshot, spokenOf, jobId, draft));
}

function planDraft(snapshot: ImportSnapshot, spokenOf: Set<string>, jobId: string, draft: BusinessDraft): PlannedDraft {
  const keys = keysOf(draft);
  const { id, known } = findBusiness(snapshot, keys, draft.fields.placeId);
  const planned: PlannedDraft = { draft, id, outcome: "duplicate", keyClaims: [], slugClaims: [] };
  for (const key of keys) {
    if (snapshot.keyOwners.has(key)) continue;
    snapshot.keyOwners.set(key, id);
    planned.keyClaims.push({ _id: key, businessId: id });
  }
  const origin = `${draft.row} ${keys[0] ?? ""}`;
  const decided = snapshot.touched.get(touchedId(jobId, id));
  if (spokenOf.has(id) || (decided !== undefined && decided.origin !== origin)) return planned;
  spokenOf.add(id);
  if (decided !== undefined && known?.source?.importId === jobId) return { ...planned, outcome: decided.outcome };

  const change = changeOf(snapshot, draft, id, known, planned);
  const outcome = settleOutcome(outcomeOf(change), decided, known, jobId);
  planned.outcome = outcome;
  if (change !== undefined) planned.change = change;
  if (decided?.outcome !== outcome) planned.touched = { _id: touchedId(jobId, id), jobId, origin, outcome };
  return planned;
}

/**
 * The business of the first key that is known; an address is none of a business that has another place id. A key that was
 * claimed for a business that never came (its import was cut off) gives its id to the one that comes now.
 */
function findBusiness(
  { keyOwners, businesses }: ImportSnapshot,
  keys: readonly string[],
  placeId: string | undefined,
): { id: string; known: BusinessDocument | undefined } {
  for (const key of keys) {
    const id = keyOwners.get(key);
    if (id === undefined) continue;
    const known = businesses.get(id);
    if (!isAddressKey(key)) return { id, known };
    if (known === undefined) continue;
    const ownPlaceId = known.fields.placeId;
    if (placeId === undefined || ownPlaceId === undefined || ownPlaceId === placeId) return { id, known };
  }
  const ids = newIdsOf(keys);
  const id = ids.find((candidate) => !businesses.has(candidate)) ?? ids.at(-1) ?? "";
  return { id, known: businesses.get(id) };
}

function changeOf(
  snapshot: ImportSnapshot,
  draft: BusinessDraft,
  id: string,
  known: BusinessDocument | undefined,
  planned: PlannedDraft,
): BusinessChange | undefined {
  const incoming = storedFields(draft.fields);
  if (known === undefined) {
    const slug = takeSlug(snapshot, draft, id, planned);
    const content = { ...derivedOf(incoming, true), fields: incoming };
    snapshot.businesses.set(id, preview(id, slug, content));
    return { kind: "create", slug, content };
  }
  if (known.deletedAt !== undefined) {
    return { kind: "restore", before: known, content: { ...derivedOf(incoming, true), fields: incoming } };
  }
  const fields = storedFields(mergeFields(known.fields, incoming, known.lockedFields));
  if (areSameFields(known.fields, fields)) return undefined;
  const derived = derivedOf(fields, known.isApproved);
  const popularity = settledPopularity(known.popularity, derived.popularity);
  return { kind: "rewrite", before: known, content: { ...derived, popularity, fields } };
}

/** The wanted slug, or one made of it and the id where another business has it or once had it. */
function takeSlug({ slugOwners }: ImportSnapshot, draft: BusinessDraft, id: string, planned: PlannedDraft): string {
  const slugs = newSlugsOf(draft, id);
  const slug = slugs.find((wanted) => (slugOwners.get(wanted) ?? id) === id) ?? `${id}`;
  if (!slugOwners.has(slug)) planned.slugClaims.push({ _id: slug, businessId: id });
  slugOwners.set(slug, id);
  return slug;
}

/** How later drafts of the batch see a business that the batch is about to create. */
function preview(id: string, slug: string, content: Derived & Pick<BusinessDocument, "fields">): BusinessDocument {
  return {
    _id: id,
    slug,
    ...content,
    isApproved: true,
    lockedFields: [],
    revision: 0,
    createdBy: "",
    createdAt: 0,
    updatedAt: 0,
    counted: { isStored: false },
    countedStep: 0,
  };
}

function outcomeOf(change: BusinessChange | undefined): TouchedDocument["outcome"] {
  if (change === undefined) return "unchanged";
  return change.kind === "rewrite" ? "updated" : "created";
}

/** What an earlier attempt decided stands, unless another import turned out to have created the business. */
function settleOutcome(
  outcome: TouchedDocument["outcome"],
  decided: TouchedDocument | undefined,
  known: BusinessDocument | undefined,
  jobId: string,
): TouchedDocument["outcome"] {
  if (decided?.outcome === "created" && known?.createdBy === jobId) return "created";
  if (decided?.outcome === "updated" && outcome === "unchanged") return "updated";
  return outcome;
}

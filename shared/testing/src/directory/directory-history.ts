import type { Business, BusinessFields } from "@meridian/contracts/businesses/business";
import { businessIdOf } from "@meridian/domain/businesses/identity/business-identity";
import { type SearchDocument, toSearchDocument } from "@meridian/domain/businesses/search-document";
import { categoryByLabelAlone } from "@meridian/domain/categories/business-category";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import type { BusinessPatch } from "@meridian/ports/businesses/business-editor";
import type { PlannedRow } from "@meridian/ports/businesses/import-batch";
import { expect } from "vitest";
import { makeDraft } from "../business-factory.ts";
import { importFile, type StoresUnderTest, startImport, startUndo } from "../stores-under-test.ts";
import { allOf } from "./all-businesses.ts";
import { createDirectoryModel, type DirectoryModel, type ModelUndo } from "./directory-model.ts";

/** How a row identifies its business: by place, by place and another key, or by that key alone. */
export type KnownBy = "place" | "both" | "alias";
type Rows = Readonly<Record<string, { fields: BusinessPatch; by: KnownBy }>>;

export type HistoryStep =
  | { kind: "import"; rows: Rows; restoresDeleted: boolean }
  | { kind: "dryRun"; rows: Rows; restoresDeleted: boolean }
  | { kind: "edit"; key: string; patch: BusinessPatch; lockedFields: readonly string[] | undefined }
  | { kind: "approve"; key: string; isApproved: boolean }
  | { kind: "delete"; key: string; isDeleted: boolean }
  | { kind: "block"; key: string; isBlocked: boolean }
  | { kind: "rename"; key: string }
  | { kind: "index" };
/** `between` runs after the first batch. */
export interface UndoStep {
  kind: "undo";
  at: number;
  limit: number;
  between: readonly HistoryStep[];
}

export interface DirectoryHistory {
  take(step: HistoryStep | UndoStep): Promise<void>;
  /** Expects the stores to match the model. */
  compare(): Promise<void>;
}

const EVERYTHING = { afterId: "", limit: 100 } as const;

/** A directory and its model. Keys have a prefix, so that histories in one directory do not collide. */
export function startHistory({ stores, clock, arrange }: StoresUnderTest, prefix: string): DirectoryHistory {
  const { businesses, editor, importJobs, importUndo } = stores;
  const model: DirectoryModel = createDirectoryModel();
  const jobs: string[] = [];
  const undone = new Set<number>();
  /** Keys whose alias has occurred in a file. */
  const aliased = new Set<string>();
  /** The slugs of each business; the last is the current one. */
  const slugs = new Map<string, string[]>();
  /** The expected content of the index. */
  const indexed = new Map<string, SearchDocument>();

  const idOf = (key: string) => businessIdOf(`place:${prefix}${key}`);
  const keys = new Map<string, string>();
  const keyOf = (id: string) => keys.get(id);
  let strangers: number | undefined;

  async function stored(): Promise<Map<string, Business>> {
    const found = new Map<string, Business>();
    let others = 0;
    for (const business of await allOf(stores)) {
      const key = keyOf(business.id);
      if (key !== undefined) found.set(key, business);
      else others += 1;
    }
    // Only businesses of earlier histories: none was duplicated under another id.
    strangers ??= others;
    expect(others).toBe(strangers);
    return found;
  }

  function draftsOf(rows: Rows): Map<string, BusinessDraft> {
    const expected = Object.entries(rows).map(([key, { fields, by }], at) => {
      keys.set(idOf(key), key);
      const place = prefix + key;
      const draft = makeDraft(place, defined(fields), at + 2);
      if (by === "place") return [key, draft] as const;
      const isAliasAlone = by === "alias" && aliased.has(key);
      const identityKeys = [...(isAliasAlone ? [] : draft.identityKeys), `cid:${place}`];
      if (!isAliasAlone) return [key, { ...draft, identityKeys }] as const;
      const { placeId, ...others } = draft.fields;
      return [key, { ...draft, fields: others, identityKeys }] as const;
    });
    return new Map(expected);
  }

  async function importRows(rows: Rows, restoresDeleted: boolean): Promise<void> {
    await stored();
    const drafts = draftsOf(rows);
    jobs.push(await importFile(stores, [...drafts.values()], { restoresDeleted }));
    model.import(fieldsOf(drafts), restoresDeleted);
    for (const [key, { by }] of Object.entries(rows)) if (by !== "place") aliased.add(key);
    for (const [key, { slug }] of await stored()) if (!slugs.has(key)) slugs.set(key, [slug]);
  }

  async function dryRun(rows: Rows, restoresDeleted: boolean): Promise<void> {
    const drafts = draftsOf(rows);
    const running = await startImport(stores, { isDryRun: true, restoresDeleted });
    const planned: PlannedRow[] = [];
    // One at a time, so that each depends on what is known of those before it, then all again.
    const again = [...drafts.values()].map((draft) => ({ ...draft, row: draft.row + 100 }));
    for (const draft of [...drafts.values(), ...again]) {
      planned.push(...((await running.write([draft])).planned ?? []));
    }
    await running.finish();
    const seen = planned.map(({ outcome, changedFields }) => ({ outcome, changedFields: changedFields.toSorted() }));
    const plans = model.plan(fieldsOf(drafts), restoresDeleted);
    const expected = plans.map(({ outcome, changedFields }) => ({ outcome, changedFields }));
    const repeated = expected.map(({ outcome }) => (outcome === "wasDeleted" ? outcome : "duplicate"));
    expect(seen).toEqual([...expected, ...repeated.map((outcome) => ({ outcome, changedFields: [] }))]);
  }

  async function undo({ at, limit, between }: UndoStep): Promise<void> {
    const left = jobs.map((_, number) => number).filter((number) => !undone.has(number));
    const number = left.at(at % Math.max(1, left.length));
    if (number === undefined || model.changed(number).length === 0) return;
    const jobId = jobs[number] ?? "";
    undone.add(number);
    const lease = await startUndo(stores, jobId);
    const sums: ModelUndo = { removed: [], restored: [], kept: [] };
    const expected = new Map<string, unknown>();
    for (let batch = 0, isDone = false; !isDone; batch++) {
      ({ isDone } = await importUndo.undoBatch(lease, limit));
      const listed = await importUndo.listUndone(jobId, EVERYTHING);
      const fresh = listed.flatMap(({ id }) => (expected.has(keyOf(id) ?? "") ? [] : [keyOf(id) ?? ""]));
      expect(fresh.length).toBeLessThanOrEqual(limit);
      addTo(sums, expected, model.undo(number, fresh));
      const seen = listed.map(({ id, outcome, reason }) => [keyOf(id), { outcome, reason }] as const);
      expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(expected));
      if (batch === 0 && !isDone) for (const step of between) await takeOne(step);
    }
    expect(model.changed(number)).toEqual([]);
    const figures = { removed: sums.removed.length, restored: sums.restored.length, kept: sums.kept.length };
    expect((await importJobs.finishUndo(lease)).undo).toMatchObject({ state: "done", ...figures });
  }

  async function byHand(step: Extract<HistoryStep, { key: string }>): Promise<void> {
    const id = idOf(step.key);
    const business = (await stored()).get(step.key);
    if (business === undefined) return;
    const { revision, deletedAt } = business;
    if (step.kind === "approve") {
      await editor.setApproved([id], step.isApproved);
      model.setApproved(step.key, step.isApproved);
    } else if (step.kind === "delete") {
      await (step.isDeleted ? editor.remove([id]) : editor.restore([id]));
      model.setDeleted(step.key, step.isDeleted);
    } else if (step.kind === "block") {
      await editor.setBlocked([id], step.isBlocked);
      model.setBlocked(step.key, step.isBlocked);
    } else if (step.kind === "rename") {
      const known = slugs.get(step.key) ?? [];
      const slug = `${prefix}${step.key}-${known.length}`;
      await arrange.changeSlug(id, slug);
      slugs.set(step.key, [...known, slug]);
    } else if (deletedAt === undefined) {
      const { patch, lockedFields } = step;
      await editor.edit({ id, revision, patch, ...(lockedFields === undefined ? {} : { lockedFields }) });
      model.edit(step.key, patch, lockedFields);
    }
  }

  async function index(): Promise<void> {
    for (;;) {
      const entries = await businesses.takeUnindexed(50);
      if (entries.length === 0) return;
      for (const { id, business } of entries) {
        if (business === undefined) indexed.delete(id);
        else indexed.set(id, toSearchDocument(business, categoryByLabelAlone));
      }
      await businesses.markIndexed(entries);
    }
  }

  async function takeOne(step: HistoryStep): Promise<void> {
    clock.advance(1_000);
    if (step.kind === "import") await importRows(step.rows, step.restoresDeleted);
    else if (step.kind === "dryRun") await dryRun(step.rows, step.restoresDeleted);
    else if (step.kind === "index") await index();
    else await byHand(step);
  }

  async function compareSlugs(all: ReadonlyMap<string, Business>): Promise<void> {
    for (const [key, { slug, deletedAt, isApproved }] of all) {
      const known = slugs.get(key) ?? [];
      expect([key, slug]).toEqual([key, known.at(-1)]);
      for (const each of known) {
        const kind = (await businesses.findBySlug(each)).kind;
        const current = each === slug ? "found" : "moved";
        expect([key, each, kind]).toEqual([
          key,
          each,
          deletedAt !== undefined ? "gone" : isApproved ? current : "missing",
        ]);
      }
    }
  }

  return {
    async take(step) {
      if (step.kind === "undo") await undo(step);
      else await takeOne(step);
    },
    async compare() {
      const all = await stored();
      const seen = [...all].map(([key, business]) => [key, stateOf(business, jobs)] as const);
      const expected = [...model.states].map(
        ([key, { fields, ...others }]) => [key, { ...fields, ...others }] as const,
      );
      expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(expected));
      await compareSlugs(all);
      await index();
      for (const [key, business] of all) {
        const isListed = business.isApproved && business.deletedAt === undefined && business.status !== "closed";
        const document = isListed ? toSearchDocument(business, categoryByLabelAlone) : undefined;
        expect([key, indexed.get(business.id)]).toEqual([key, document]);
      }
    },
  };
}

function addTo(sums: ModelUndo, expected: Map<string, unknown>, { removed, restored, kept }: ModelUndo): void {
  sums.removed.push(...removed);
  sums.restored.push(...restored);
  sums.kept.push(...kept);
  for (const key of removed) expected.set(key, { outcome: "removed", reason: null });
  for (const key of restored) expected.set(key, { outcome: "restored", reason: null });
  for (const { key, reason } of kept) expected.set(key, { outcome: "kept", reason });
}

function fieldsOf(drafts: ReadonlyMap<string, BusinessDraft>): Map<string, BusinessFields> {
  return new Map([...drafts].map(([key, { fields }]) => [key, fields]));
}

/** Files omit fields that a patch would empty. */
function defined(patch: BusinessPatch): Partial<BusinessFields> {
  const fields: Partial<BusinessFields> = {};
  for (const [name, value] of Object.entries(patch)) Reflect.set(fields, name, value);
  return fields;
}

function stateOf(business: Business, jobs: readonly string[]): object {
  const { id, slug, revision, createdAt, updatedAt, source, fieldSources, deletedAt, ...others } = business;
  return { ...others, isDeleted: deletedAt !== undefined, source: jobs.indexOf(source?.importId ?? "") };
}

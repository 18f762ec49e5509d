import type { BusinessFields, DeletionKind } from "@meridian/contracts/businesses/business";
import { locksAfterApproval } from "@meridian/domain/businesses/approval-lock";
import { mergeFields } from "@meridian/domain/businesses/merge-fields";
import { popularityOf, settledPopularity } from "@meridian/domain/businesses/popularity";
import { patchFields } from "@meridian/engines/rules/patch-fields";
import type { BusinessPatch } from "@meridian/ports/businesses/business-editor";

/** A state of a business. Equal states are still distinct: an undo compares identity. */
interface ModelState {
  fields: BusinessFields;
  popularity: number;
  isApproved: boolean;
  lockedFields: readonly string[];
  isDeleted: boolean;
  /** Absent: deleted without a kind, or not deleted. */
  deletionKind?: DeletionKind;
  /** The number of the import that wrote it. */
  source: number;
}

interface ModelChange {
  key: string;
  /** Undefined if there was no business. */
  before: ModelState | undefined;
  after: ModelState;
}

export interface ModelUndo {
  removed: string[];
  restored: string[];
  kept: { key: string; reason: "edited" | "imported_again" | "deleted" }[];
}

/** A minimal model of a directory after imports, edits and undos: states by key, and the pairs of states that each import changed. */
export interface DirectoryModel {
  readonly states: ReadonlyMap<string, ModelState>;
  /** Rows with distinct keys. Returns the import's number. */
  import(rows: ReadonlyMap<string, BusinessFields>, restoresDeleted: boolean): number;
  /** The outcome of `import` for each row. */
  plan(rows: ReadonlyMap<string, BusinessFields>, restoresDeleted: boolean): ModelPlan[];
  edit(key: string, patch: BusinessPatch, lockedFields: readonly string[] | undefined): void;
  setApproved(key: string, isApproved: boolean): void;
  setDeleted(key: string, isDeleted: boolean): void;
  setBlocked(key: string, isBlocked: boolean): void;
  /** The keys that the import changed and that are not undone. */
  changed(number: number): string[];
  /** Undoes the import's changes to these keys. */
  undo(number: number, keys: readonly string[]): ModelUndo;
}

export interface ModelPlan {
  key: string;
  outcome: "created" | "restored" | "updated" | "unchanged" | "wasDeleted";
  changedFields: string[];
}

interface ModelImport {
  /** The import's number. */
  source: number;
  restoresDeleted: boolean;
}

export function createDirectoryModel(): DirectoryModel {
  const states = new Map<string, ModelState>();
  const imports: ModelChange[][] = [];

  function imported(
    known: ModelState | undefined,
    incoming: BusinessFields,
    { source, restoresDeleted }: ModelImport,
  ): ModelState {
    const exact = popularityOf(incoming.rating, incoming.reviews);
    const fresh = { fields: incoming, popularity: exact, isApproved: true, lockedFields: [], isDeleted: false, source };
    if (known === undefined || (known.isDeleted && isRestorable(known, restoresDeleted))) return fresh;
    if (known.isDeleted) return known;
    const fields = mergeFields(known.fields, incoming, known.lockedFields);
    return isSame(fields, known.fields) ? known : { ...known, fields, source, popularity: settled(known, fields) };
  }

  function change(key: string, changes: Partial<ModelState>): void {
    const known = states.get(key);
    if (known !== undefined) states.set(key, { ...known, ...changes });
  }

  function changeDeletion(key: string, isDeleted: boolean, deletionKind?: DeletionKind): void {
    const known = states.get(key);
    if (known === undefined) return;
    const { deletionKind: _, ...others } = known;
    states.set(key, { ...others, isDeleted, ...(deletionKind === undefined ? {} : { deletionKind }) });
  }

  function planned(key: string, incoming: BusinessFields, restoresDeleted: boolean): ModelPlan {
    const known = states.get(key);
    if (known === undefined) return { key, outcome: "created", changedFields: [] };
    if (known.isDeleted) {
      const returned = known.deletionKind === "undone" ? "created" : "restored";
      return { key, outcome: isRestorable(known, restoresDeleted) ? returned : "wasDeleted", changedFields: [] };
    }
    const { fields } = imported(known, incoming, { source: imports.length, restoresDeleted });
    const names = Object.entries({ ...known.fields, ...fields }).map(([name]) => name);
    const changedFields = names.filter((name) => !isSame([fieldOf(known.fields, name)], [fieldOf(fields, name)]));
    return { key, outcome: changedFields.length === 0 ? "unchanged" : "updated", changedFields: changedFields.sort() };
  }

  function undoOne({ key, before, after }: ModelChange, source: number, undo: ModelUndo): void {
    const now = states.get(key);
    if (now !== after) {
      const isStill = now?.source === source;
      undo.kept.push({ key, reason: now?.isDeleted === true ? "deleted" : isStill ? "edited" : "imported_again" });
      return;
    }
    states.set(key, before ?? { ...after, isDeleted: true, deletionKind: "undone" });
    if (before === undefined || before.isDeleted) undo.removed.push(key);
    else undo.restored.push(key);
  }

  return {
    states,
    import(rows, restoresDeleted) {
      const source = imports.length;
      const changes: ModelChange[] = [];
      for (const [key, incoming] of rows) {
        const before = states.get(key);
        const after = imported(before, incoming, { source, restoresDeleted });
        if (before === after) continue;
        states.set(key, after);
        changes.push({ key, before, after });
      }
      imports.push(changes);
      return source;
    },
    plan: (rows, restoresDeleted) => [...rows].map(([key, incoming]) => planned(key, incoming, restoresDeleted)),
    edit(key, patch, lockedFields) {
      const known = states.get(key);
      if (known === undefined || known.isDeleted) return;
      const fields = patchFields(known.fields, patch);
      const locks = lockedFields ?? known.lockedFields;
      if (isSame(fields, known.fields) && isSame(locks, known.lockedFields)) return;
      change(key, { fields, lockedFields: locks, popularity: settled(known, fields) });
    },
    setApproved(key, isApproved) {
      const known = states.get(key);
      if (known === undefined || known.isDeleted || known.isApproved === isApproved) return;
      change(key, { isApproved, lockedFields: locksAfterApproval(known.lockedFields, isApproved) });
    },
    setDeleted(key, isDeleted) {
      if (states.get(key)?.isDeleted === !isDeleted) changeDeletion(key, isDeleted);
    },
    setBlocked(key, isBlocked) {
      const isSo = states.get(key)?.deletionKind === "blocked";
      if (isSo !== isBlocked) changeDeletion(key, true, isBlocked ? "blocked" : undefined);
    },
    changed: (number) => (imports[number] ?? []).map(({ key }) => key),
    undo(number, keys) {
      const undo: ModelUndo = { removed: [], restored: [], kept: [] };
      const changes = imports[number] ?? [];
      for (const each of changes) if (keys.includes(each.key)) undoOne(each, number, undo);
      imports[number] = changes.filter(({ key }) => !keys.includes(key));
      return undo;
    },
  };
}

function isRestorable({ deletionKind }: ModelState, restoresDeleted: boolean): boolean {
  return deletionKind === "undone" || (deletionKind === undefined && restoresDeleted);
}

function settled(known: ModelState, fields: BusinessFields): number {
  return settledPopularity(known.popularity, popularityOf(fields.rating, fields.reviews));
}

function fieldOf(fields: BusinessFields, name: string): unknown {
  return Reflect.get(fields, name);
}

function isSame(left: object, right: object): boolean {
  return JSON.stringify(sorted(left)) === JSON.stringify(sorted(right));
}

function sorted(value: object): object {
  return Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([left], [right]) => (left < right ? -1 : 1));
}

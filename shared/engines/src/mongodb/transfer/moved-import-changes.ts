import type {
  MovedBeforeImage,
  MovedCollection,
  MovedImportChange,
} from "@meridian/ports/businesses/directory-transfer";
import { partsOfEntryId } from "../imports/job-ranges.ts";
import { revertChange } from "../imports/undo/revert-change.ts";
import type { BeforeImage } from "../imports/undo/undo-documents.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { keyedOf, putAll } from "./key-pages.ts";
import { readUndoneUpTo } from "./moved-undone.ts";

const NOBODY: ReadonlySet<string> = new Set();

/** Leftovers of interrupted batches are not moved: changes never written and changes already reverted. */
export function createMovedImportChanges(directory: MongoDirectory): MovedCollection<MovedImportChange> {
  const { importChanges, businesses } = directory;
  return {
    ...keyedOf(importChanges),
    async find(keys) {
      const changes = await importChanges.find({ _id: { $in: [...keys] } }, BOUNDED).toArray();
      const parts = changes.map(({ _id }) => partsOfEntryId(_id));
      const ids = [...new Set(parts.map(({ entry }) => entry))];
      const found = await businesses.find({ _id: { $in: ids } }, BOUNDED).toArray();
      const known = new Map(found.map((business) => [business._id, business]));
      const undoneUpTo = await readUndoneUpTo(directory, parts);
      return changes.flatMap((change, at): MovedImportChange[] => {
        const { jobId = "", entry: businessId = "" } = parts[at] ?? {};
        const taking = revertChange(change, known.get(businessId), NOBODY);
        const isTaken = taking.kind === "taken" && taking.write === undefined;
        if (taking.kind === "void" || isTaken || businessId <= (undoneUpTo.get(jobId) ?? "")) return [];
        const { _id: key, revision, before } = change;
        return [{ key, jobId, businessId, revision, before: before === undefined ? null : movedOf(before) }];
      });
    },
    write: (records) =>
      putAll(
        importChanges,
        records.map(({ key, revision, before }) => ({
          _id: key,
          revision,
          ...(before === null ? {} : { before: imageOf(before) }),
        })),
      ),
  };
}

function movedOf({ source, trashed, ...others }: BeforeImage): MovedBeforeImage {
  const moved = trashed === undefined ? null : { ...trashed, deletionKind: trashed.deletionKind ?? null };
  return { ...others, source: source ?? null, trashed: moved };
}

function imageOf({ source, trashed, ...others }: MovedBeforeImage): BeforeImage {
  const image: BeforeImage = { ...others, ...(source === null ? {} : { source }) };
  if (trashed === null) return image;
  const { deletionKind, ...state } = trashed;
  return { ...image, trashed: { ...state, ...(deletionKind === null ? {} : { deletionKind }) } };
}

import type {
  businessEditSchema,
  MergeRequest,
  newBusinessSchema,
} from "@meridian/contracts/businesses/admin-businesses";
import { type Business, type BusinessFields, businessFieldsSchema } from "@meridian/contracts/businesses/business";
import { isHiddenByHand, locksAfterApproval } from "@meridian/domain/businesses/approval-lock";
import { identityKeysOf } from "@meridian/domain/businesses/identity/business-identity";
import type { PlaceOf } from "@meridian/domain/places/business-place";
import { isAppError, refusal } from "@meridian/platform/app-error";
import type { BusinessEditor, BusinessPatch } from "@meridian/ports/businesses/business-editor";
import type { BusinessOverview } from "@meridian/ports/businesses/business-overview";
import type { z } from "zod";
import type { ActionNotes } from "../audit/action-notes.ts";
import type { ChangeAnnouncer } from "../change-announcer.ts";
import { type KnownPlaces, requireKnownPlaces } from "./known-places.ts";
import { changedFields, fieldsFor, locksAfter, patchOf, withDependentFields } from "./patch-of-edit.ts";
import { toDetail, toListItem } from "./present-business.ts";

type EditRequest = z.output<typeof businessEditSchema>;
type NewRequest = z.output<typeof newBusinessSchema>;

/** The fields of a business about which nothing is known. */
const BLANK: Partial<BusinessFields> = { subtypes: [], reviews: 0, verified: false, status: "operational" };
const NOT_KEPT = {
  tr: "İşletme bulunamadı veya çöp kutusunda",
  en: "There is no such business, or it is in the trash",
};
const CHANGED = { tr: "İşletme bu sırada değişti", en: "The business was changed in the meantime" };
const ALREADY_LISTED = { tr: "Bu işletme zaten kayıtlı", en: "This business is already listed" };
const IN_TRASH = {
  tr: "Bu işletme çöp kutusunda; oradan geri alabilirsiniz",
  en: "This business is in the trash; you can restore it from there",
};
const BLOCKED = {
  tr: "Bu işletme engellenmiş; eklemek için önce engelini kaldırın",
  en: "This business is blocked; unblock it to add it",
};

export interface EditsService {
  /** Locks the given fields. Throws conflict with the existing business if one has the same identity keys. */
  create(request: NewRequest, actor: string): Promise<Business>;
  /** Throws not_found, also for a business in the trash, and conflict with both versions if it has changed since. */
  edit(id: string, request: EditRequest, actor: string): Promise<Business>;
  /** Throws not_found and conflict like `edit`. */
  merge(request: MergeRequest, actor: string): Promise<Business>;
}

export interface EditsServiceOptions {
  overview: Pick<BusinessOverview, "find">;
  editor: Pick<BusinessEditor, "create" | "edit" | "find" | "merge">;
  places: KnownPlaces["places"];
  placeOf: PlaceOf;
  notes: ActionNotes;
  announcer: ChangeAnnouncer;
}

export function createEditsService(options: EditsServiceOptions): EditsService {
  const { overview, editor, notes, announcer } = options;

  async function kept(id: string): Promise<Business> {
    const business = await editor.find(id);
    if (business === undefined) throw refusal("not_found", NOT_KEPT);
    return business;
  }

  async function conflictOf(id: string, { revision, fields }: EditRequest): Promise<Error> {
    const current = toDetail(await kept(id));
    return refusal("conflict", CHANGED, { details: { current, yours: { revision, fields } } });
  }

  return {
    async create({ fields: given, creating, isApproved }, actor) {
      const patch = patchOf(given, {});
      await requireKnownPlaces(options, { patch, creating }, {});
      const fields = businessFieldsSchema.parse({ ...BLANK, ...patch });
      const changed = changedFields(patch, BLANK);
      const lockedFields = locksAfter(changed, { lockedFields: [] });
      const { business, isNew } = await editor.create({
        fields,
        identityKeys: identityKeysOf(fields),
        isApproved,
        lockedFields,
      });
      if (!isNew) throw refusal("conflict", reasonAgainst(business), { details: { known: toListItem(business) } });
      await notes.add(actor, "business.created", business.id, {
        name: business.name,
        slug: business.slug,
        after: fieldsFor(changed, business),
      });
      await announcer.announce();
      return business;
    },

    async edit(id, request, actor) {
      const before = await kept(id);
      if (before.revision !== request.revision) throw await conflictOf(id, request);
      const patch = patchOf(request.fields, before);
      await requireKnownPlaces(options, { patch, creating: request.creating }, before);
      const changed = changedFields(patch, before);
      const locks = request.lockedFields ?? locksAfter(changed, before);
      const lockedFields = locksAfterApproval(locks, !isHiddenByHand(before.lockedFields));
      const edit = { id, revision: request.revision, patch, lockedFields };
      const after = await editor.edit(edit).catch(async (error: unknown) => {
        throw isConflict(error) ? await conflictOf(id, request) : error;
      });
      if (after.revision === before.revision) return after;
      await notes.add(actor, "business.edited", id, {
        name: after.name,
        before: { ...fieldsFor(changed, before), lockedFields: before.lockedFields },
        after: { ...fieldsFor(changed, after), lockedFields: after.lockedFields },
      });
      await announcer.announce();
      return after;
    },

    async merge({ keepId, removeId, fields, keepRevision, removeRevision }, actor) {
      const [keep, removed] = [await kept(keepId), await kept(removeId)];
      const patch: BusinessPatch = Object.fromEntries(withDependentFields(fields).map((name) => [name, removed[name]]));
      const changed = changedFields(patch, keep);
      const merge = {
        keep: {
          id: keepId,
          revision: keepRevision ?? keep.revision,
          patch,
          lockedFields: locksAfter(changed, keep),
        },
        removeId,
        removeRevision: removeRevision ?? removed.revision,
      };
      const after = await editor.merge(merge).catch((error: unknown) => {
        throw isConflict(error) ? refusal("conflict", CHANGED, { cause: error }) : error;
      });
      await notes.add(actor, "business.merged", keepId, {
        name: after.name,
        removed: { id: removeId, slug: removed.slug, name: removed.name },
        before: fieldsFor(changed, keep),
        after: fieldsFor(changed, after),
      });
      const trashed = await overview.find(removeId);
      await notes.add(actor, "business.deleted", removeId, {
        name: removed.name,
        mergedInto: keepId,
        before: { isDeleted: false, slug: removed.slug },
        after: { isDeleted: true, slug: trashed?.slug ?? null },
      });
      await announcer.announce();
      return after;
    },
  };
}

function isConflict(error: unknown): boolean {
  return isAppError(error) && error.code === "conflict";
}

/** Why a business cannot be added again. */
function reasonAgainst({ deletedAt, deletionKind }: Business) {
  if (deletedAt === undefined) return ALREADY_LISTED;
  return deletionKind === "blocked" ? BLOCKED : IN_TRASH;
}

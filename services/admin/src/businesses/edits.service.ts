import type { businessEditSchema, MergeRequest } from "@meridian/shared/contracts/admin-businesses";
import type { Business } from "@meridian/shared/contracts/business";
import { conflict, isAppError, notFound } from "@meridian/shared/kernel/app-error";
import type { BusinessEditor, BusinessPatch } from "@meridian/shared/ports/business-editor";
import type { BusinessOverview } from "@meridian/shared/ports/business-overview";
import type { z } from "zod";
import type { ActionNotes } from "../audit/action-notes.ts";
import type { ChangeAnnouncer } from "../change-announcer.ts";
import { changedFields, fieldsFor, locksAfter, patchOf } from "./patch-of-edit.ts";
import { toDetail } from "./present-business.ts";

type EditRequest = z.output<typeof businessEditSchema>;

export interface EditsService {
  /** Throws not_found, also for one in the trash, and conflict with both versions where it was changed meanwhile. */
  edit(id: string, request: EditRequest, actor: string): Promise<Business>;
  /** Throws not_found and conflict as `edit` does. */
  merge(request: MergeRequest, actor: string): Promise<Business>;
}

export interface EditsServiceOptions {
  overview: Pick<BusinessOverview, "find">;
  editor: Pick<BusinessEditor, "edit" | "find" | "merge">;
  notes: ActionNotes;
  announcer: ChangeAnnouncer;
}

export function createEditsService({ overview, editor, notes, announcer }: EditsServiceOptions): EditsService {
  async function kept(id: string): Promise<Business> {
    const business = await editor.find(id);
    if (business === undefined) throw notFound("İşletme bulunamadı veya çöp kutusunda");
    return business;
  }

  async function conflictOf(id: string, { revision, fields }: EditRequest): Promise<Error> {
    const current = toDetail(await kept(id));
    return conflict("İşletme bu sırada değişti", { details: { current, yours: { revision, fields } } });
  }

  return {
    async edit(id, request, actor) {
      const before = await kept(id);
      if (before.revision !== request.revision) throw await conflictOf(id, request);
      const patch = patchOf(request.fields, before);
      const changed = changedFields(patch, before);
      const lockedFields = request.lockedFields ?? locksAfter(changed, before);
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
      const patch: BusinessPatch = Object.fromEntries(fields.map((name) => [name, removed[name]]));
      const changed = changedFields(patch, keep);
      const after = await editor.merge({
        keep: {
          id: keepId,
          revision: keepRevision ?? keep.revision,
          patch,
          lockedFields: locksAfter(changed, keep),
        },
        removeId,
        removeRevision: removeRevision ?? removed.revision,
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

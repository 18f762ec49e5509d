import type { Business, BusinessFields } from "@meridian/contracts/businesses/business";
import type { FieldSources } from "@meridian/contracts/businesses/field-sources";

/** An admin's changes to a business. A key with the value undefined empties its field. */
export type BusinessPatch = Partial<{ [Field in keyof BusinessFields]: BusinessFields[Field] | undefined }>;

export interface BusinessEdit {
  id: string;
  /** Throws conflict if the business has changed since this revision was read. */
  revision: number;
  patch: BusinessPatch;
  /** Replaces the set of locked fields, which imports leave alone. */
  lockedFields?: readonly string[];
  /**
   * Who gave the values of the patch; absent: the administrator, or in a merge the givers of the business that goes. What it
   * does not list comes from the import in `Business.source`.
   */
  givenBy?: FieldSources | undefined;
}

/** A business that an administrator adds by hand. */
export interface NewBusiness {
  fields: BusinessFields;
  /** As of `BusinessDraft`. */
  identityKeys: readonly string[];
  isApproved: boolean;
  lockedFields: readonly string[];
}

export interface BusinessMerge {
  /** Revision of the business that stays. */
  keep: BusinessEdit;
  removeId: string;
  /** Throws conflict if it has changed since this revision was read. */
  removeRevision: number;
}

/** What leads to a business, and passes to the winner of a merge. */
export interface BusinessClaims {
  slug: string;
  formerSlugs: string[];
  identityKeys: string[];
}

export interface BusinessSplit extends BusinessClaims {
  keepId: string;
  removedId: string;
}

/**
 * Edits by hand, of one business or at most 1,000. Each effective edit raises the revision, marks the business for the index and
 * updates the roll-ups, without waiting for either. Answers leave out unknown ids.
 */
export interface BusinessEditor {
  /** Finds any business that is not deleted, approved or not. */
  find(id: string): Promise<Business | undefined>;
  /**
   * Adds a business by hand. If its identity keys belong to a business already, even one in the trash, returns that one and
   * changes nothing.
   */
  create(created: NewBusiness): Promise<{ business: Business; isNew: boolean }>;
  /** Throws not_found for an unknown or deleted business, conflict for another revision; neither changes anything. */
  edit(edit: BusinessEdit): Promise<Business>;
  /** Returns the ids that changed. What is hidden so is locked: no import shows it again. */
  setApproved(ids: readonly string[], isApproved: boolean): Promise<string[]>;
  /** Moves businesses to the trash: public reads no longer find them, their slugs answer "gone". Returns the ids that changed. */
  remove(ids: readonly string[]): Promise<string[]>;
  /** Restores businesses from the trash, blocked ones too. Returns the ids that changed. */
  restore(ids: readonly string[]): Promise<string[]>;
  /**
   * Blocks businesses: moves them to the trash permanently, and no import restores them. Unblocking counts as deleting them now.
   * Returns the ids that changed.
   */
  setBlocked(ids: readonly string[], isBlocked: boolean): Promise<string[]>;
  /**
   * Merges two businesses. The loser goes to the trash under a new slug; its slug, former slugs and identity keys pass to the
   * winner, so links and files find the winner. Throws as `edit` does. An interrupted merge can be repeated.
   */
  merge(merge: BusinessMerge): Promise<Business>;
  /** What a merge would move. Throws not_found for an unknown or deleted business. */
  claimsOf(id: string): Promise<BusinessClaims>;
  /**
   * Undoes a merge: the loser leaves the trash with the slugs and keys it had, as far as they still lead to the winner, whose fields stay
   * as they are. Throws not_found if it was purged, and conflict if it is not in the trash. An interrupted split can be repeated.
   */
  split(split: BusinessSplit): Promise<Business>;
}

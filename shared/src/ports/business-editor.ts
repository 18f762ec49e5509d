import type { Business, BusinessFields } from "../contracts/business.ts";

/** What an admin changes of a business. A field that is named but undefined is emptied. */
export type BusinessPatch = Partial<{ [Field in keyof BusinessFields]: BusinessFields[Field] | undefined }>;

export interface BusinessEdit {
  id: string;
  /** A conflict where the business has moved on since it was read. */
  revision: number;
  patch: BusinessPatch;
  /** Fields that imports leave alone from now on, in place of those so far. */
  lockedFields?: readonly string[];
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
  /** Of the one that stays. */
  keep: BusinessEdit;
  removeId: string;
  /** A conflict where it has moved on since it was read. */
  removeRevision: number;
}

/**
 * Changes by hand, one business or a bounded number at a time. Each that changes something raises the revision, marks the
 * business for the index and moves the roll-ups along; none waits for either.
 * Unknown ids are left out of the answers; at most 1,000 ids.
 */
export interface BusinessEditor {
  /** Any business but a deleted one, approved or not. */
  find(id: string): Promise<Business | undefined>;
  /**
   * Adds a business that no import brought. Where one is known under its identity keys, be it in the trash, answers with that one and
   * changes nothing.
   */
  create(created: NewBusiness): Promise<{ business: Business; isNew: boolean }>;
  /** Throws not_found for an unknown or deleted business and conflict for another revision, and then changes nothing. */
  edit(edit: BusinessEdit): Promise<Business>;
  /** Answers with the ids that changed. */
  setApproved(ids: readonly string[], isApproved: boolean): Promise<string[]>;
  /** Puts businesses into the trash: gone from every public read, their slugs answer "gone". Answers with the ids that changed. */
  remove(ids: readonly string[]): Promise<string[]>;
  /** Takes them out of it as they were, blocked ones too. Answers with the ids that changed. */
  restore(ids: readonly string[]): Promise<string[]>;
  /**
   * Blocks businesses: into the trash if they are not there yet, where they stay for good and no import brings them back. Unblocked,
   * they are deleted as of now. Answers with the ids that changed.
   */
  setBlocked(ids: readonly string[], isBlocked: boolean): Promise<string[]>;
  /**
   * Makes one business of two. The one that goes lies in the trash under another slug; its own slug, those that led to it
   * and its identity keys are the other's from then on, so that links and files find that one. Throws as `edit` does. Cut
   * off, it can be repeated.
   */
  merge(merge: BusinessMerge): Promise<Business>;
}

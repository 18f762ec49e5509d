/** A replaced slug, which redirects to the new one. */
export interface FixedSlug {
  id: string;
  from: string;
  to: string;
}

export interface FixedSlugs {
  /** Number of businesses examined. */
  processed: number;
  fixed: FixedSlug[];
  /** Id to continue after; absent after the last step. */
  next?: string;
}

export interface PlacedBusinesses {
  /** Number of businesses examined, and of those whose place changed. */
  processed: number;
  changed: number;
  /** Id to continue after; absent after the last step. */
  next?: string;
}

/** Maintenance of all businesses, in steps that leave nothing open. */
export interface DirectoryUpkeep {
  /** Updates the slugs of the businesses after `after`, in an engine-specific order, to match their name and city. Repeatable. */
  fixSlugs(after: string | undefined, limit: number): Promise<FixedSlugs>;
  /**
   * Places the businesses after `after`, in an engine-specific order, by their fields (domain/business-place.ts), updates
   * roll-ups and marks changed ones for the index. Revisions stay, so imports can still be undone. Repeatable.
   */
  placeBusinesses(after: string | undefined, limit: number): Promise<PlacedBusinesses>;
  /**
   * Purges businesses deleted before `time`, unless blocked, with their identity keys, once the index has dropped them. Their
   * slugs keep answering "gone" until another business takes them. Returns at most `limit` ids; none when finished.
   */
  purgeTrash(time: Date, limit: number): Promise<string[]>;
}

/** A slug that was given in place of another, which leads to it from then on. */
export interface FixedSlug {
  id: string;
  from: string;
  to: string;
}

export interface FixedSlugs {
  /** Businesses that were looked at. */
  processed: number;
  fixed: FixedSlug[];
  /** To go on after; absent after the last step. */
  next?: string;
}

export interface PlacedBusinesses {
  /** Businesses that were looked at, and how many of them stand elsewhere now. */
  processed: number;
  changed: number;
  /** To go on after; absent after the last step. */
  next?: string;
}

/** Work on all businesses, in steps that leave nothing open between them. */
export interface DirectoryUpkeep {
  /**
   * Gives the businesses behind `after`, in an order of the engine's own, the slug that their name and city have by now,
   * where they have another. Repeating a step changes nothing.
   */
  fixSlugs(after: string | undefined, limit: number): Promise<FixedSlugs>;
  /**
   * Gives the businesses behind `after`, in an order of the engine's own, the city and region that follow from their fields
   * (domain/business-place.ts), moves the roll-ups along and marks what has changed for the index. Their revisions stay, so that
   * imports can still be undone. Repeating a step changes nothing.
   */
  placeBusinesses(after: string | undefined, limit: number): Promise<PlacedBusinesses>;
  /**
   * Forgets businesses that were deleted before `time` and are not blocked, with their identity keys, once the index has let go of
   * them. Their slugs go on answering "gone" until another business takes them. Answers with their ids, at most `limit`: none when
   * nothing is left to do.
   */
  purgeTrash(time: Date, limit: number): Promise<string[]>;
}

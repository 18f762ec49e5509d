/** The most values a facet returns, most frequent first. */
export const MAX_FACET_VALUES = 20;

/** Attribute values counted at a time: map cells are counted page by page. Facets pay for each, though they return few. */
export const MAX_COUNTED_VALUES = 500;

/** Texts with fewer hits are also treated as misspelt. */
export const FEW_HITS = 20;

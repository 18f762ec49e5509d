/** When the legal texts were last changed, as they say themselves. */
export const LEGAL_TEXTS_DATE = "2025-12-12";

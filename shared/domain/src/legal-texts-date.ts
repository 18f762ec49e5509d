/** The date of the last change that the legal texts state. */
export const LEGAL_TEXTS_DATE = "2025-12-12";

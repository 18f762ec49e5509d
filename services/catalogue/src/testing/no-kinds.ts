/** A directory without kinds: every text is read as names and places alone. */
export const NO_KINDS = { isKind: () => false };

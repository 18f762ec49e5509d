/** Pairs that are shown at a time. */
export const MAX_SHOWN_MATCHES = 20;
/** Counting stops there. */
export const MAX_COUNTED_MATCHES = 1_000;

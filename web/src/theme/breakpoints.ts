/** Minimum screen widths of responsive styles. */
export const breakpoints = { sm: "480px", md: "768px", lg: "1024px", xl: "1280px", "2xl": "1536px" };

/** The header has room for its links, and for a search beside them: a scrollbar takes its part of a screen of `xl`. */
export const WITH_LINKS = "@container (width >= 52rem)";
export const WITHOUT_LINKS = "@container (width < 52rem)";
export const WITH_SEARCH = "@container (width >= 79rem)";

/**
 * The admin area has room for its sections at the side of a screen of `lg`, less a scrollbar, and its content for several columns. In rem,
 * like all widths of containers: with large text a wide screen is a narrow one.
 */
export const WITH_SECTIONS = "@container (width >= 63rem)";
export const WITHOUT_SECTIONS = "@container (width < 63rem)";
export const WITH_COLUMNS = "@container (width >= 40rem)";

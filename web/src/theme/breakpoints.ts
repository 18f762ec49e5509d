/** Minimum screen widths of responsive styles. */
export const breakpoints = { sm: "480px", md: "768px", lg: "1024px", xl: "1280px", "2xl": "1536px" };

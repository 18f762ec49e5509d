/**
 * Inverts MapLibre's black drawings on dark pages, but not in forced colours, which it draws in white itself. `selector` matches an
 * element inside the styled one.
 */
export function whiteInDark<const S extends string>(selector: S) {
  const inverted = { [selector]: { filter: "invert(1)", _highContrast: { filter: "none" } } };
  return {
    "html[data-color-mode=dark] &": inverted,
    "@media (prefers-color-scheme: dark)": { "html:not([data-color-mode=light]) &": inverted },
  } as const;
}

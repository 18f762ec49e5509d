/** For what MapLibre draws in black: turns it white where the page is dark. `selector` is of an element within the styled one. */
export function whiteInDark<const S extends string>(selector: S) {
  const inverted = { [selector]: { filter: "invert(1)" } };
  return {
    "html[data-color-mode=dark] &": inverted,
    "@media (prefers-color-scheme: dark)": { "html:not([data-color-mode=light]) &": inverted },
  } as const;
}

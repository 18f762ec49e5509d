/** Whether the visitor asked for no motion: a map then jumps instead of flying. */
export function prefersCalm(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

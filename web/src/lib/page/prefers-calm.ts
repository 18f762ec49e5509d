/** Whether the visitor prefers reduced motion: a map then jumps instead of flying. */
export function prefersCalm(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

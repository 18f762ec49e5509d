/** Whether the visitor prefers reduced motion: a map then jumps instead of flying. */
export function prefersCalm(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Scripts choose how a page scrolls: no style sheet keeps a smooth scroll from those who prefer none. */
export function scrollBehavior(): "instant" | "smooth" {
  return prefersCalm() ? "instant" : "smooth";
}

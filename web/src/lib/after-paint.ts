/** Once the browser has shown what a tap changed at once: the place for all that takes longer. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

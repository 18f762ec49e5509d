/** Runs after the browser has painted the immediate effect of a tap: for anything slower. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/**
 * Runs once, after the page has painted its answer to the first press, key or text entered: loads what only an interaction needs. Returns a
 * function that cancels it.
 */
export function onFirstInteraction(run: () => void): () => void {
  const controller = new AbortController();
  const runOnce = () => {
    controller.abort();
    afterPaint(run);
  };
  for (const type of ["pointerdown", "keydown", "input"]) {
    window.addEventListener(type, runOnce, { capture: true, signal: controller.signal });
  }
  return () => controller.abort();
}

/** Runs after the browser has painted the immediate effect of a tap: for anything slower. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

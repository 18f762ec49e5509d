/**
 * Runs once, at the first press or key on the page: the time to load what only an interaction can need. Returns how to call it off.
 */
export function onFirstInteraction(run: () => void): () => void {
  const controller = new AbortController();
  const runOnce = () => {
    controller.abort();
    run();
  };
  for (const type of ["pointerdown", "keydown"]) {
    window.addEventListener(type, runOnce, { capture: true, signal: controller.signal });
  }
  return () => controller.abort();
}

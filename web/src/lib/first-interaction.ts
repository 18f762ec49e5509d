/** Runs once, at the first press or key on the page: loads what only an interaction needs. Returns a function that cancels it. */
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

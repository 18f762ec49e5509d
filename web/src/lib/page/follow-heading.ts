let stop = () => {};

/** Focuses the heading, and the one that replaces it when a script arrives late, until the visitor moves on. */
export function followHeading(options?: FocusOptions): void {
  stop();
  const left = document.activeElement;
  let focused: HTMLElement | null = null;
  const observer = new MutationObserver(follow);
  function follow(): void {
    const { activeElement } = document;
    if (activeElement !== left && activeElement !== focused && activeElement !== document.body) {
      observer.disconnect();
      return;
    }
    const heading = document.querySelector<HTMLElement>("main h1");
    if (heading === null || heading === focused) return;
    heading.tabIndex = -1;
    heading.focus(options);
    focused = heading;
  }
  follow();
  observer.observe(document.body, { childList: true, subtree: true });
  stop = () => observer.disconnect();
}

import { followHeading } from "./follow-heading.ts";

const FOCUSABLE = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex='0']";
const ROW = "li, tr";

/**
 * Restores the keyboard focus where browsers drop it. A button that was disabled while its action ran gets the focus back, or the button
 * beside it does if the first stays disabled. When the focused control or its row is removed, also through a dialog it opened, the focus
 * moves to the control beside it, to the next row, or to the page's heading if nothing is left. Returns a function that stops this.
 */
export function keepFocus(): () => void {
  let focused: Element | undefined;
  let disabled: Element | undefined;
  /** The control that was focused last outside a dialog, and the rows around it. */
  let places: readonly (Element | null)[] = [];
  const remember = ({ target }: FocusEvent) => {
    focused = target instanceof Element ? target : undefined;
    disabled = undefined;
    if (focused !== undefined && !isInDialog(focused)) places = placesAround(focused);
  };
  const observer = new MutationObserver((changes) => {
    if (focused === undefined) return;
    for (const change of changes) {
      if (change.type === "childList") passOn(change, focused, places);
      else if (change.target === focused && focused.matches(":disabled")) disabled = focused;
    }
    if (disabled !== undefined) returnTo(disabled, changes);
  });
  document.addEventListener("focusin", remember);
  observer.observe(document.body, { attributeFilter: ["disabled"], childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", remember);
    observer.disconnect();
  };
}

/** Focuses the control once it is enabled, or the one beside it that was enabled instead. */
function returnTo(disabled: Element, changes: readonly MutationRecord[]): void {
  if (document.activeElement !== document.body && document.activeElement !== disabled) return;
  const enabled = changes.flatMap(({ type, target }) =>
    type === "attributes" && target instanceof HTMLElement && target.matches(":enabled") ? [target] : [],
  );
  const beside = enabled.find(({ parentElement }) => parentElement === disabled.parentElement);
  (enabled.find((control) => control === disabled) ?? beside)?.focus({ preventScroll: true });
}

function placesAround(control: Element): readonly (Element | null)[] {
  const row = control.closest(ROW);
  return row === null ? [control] : [control, ...rowsFrom(row)];
}

function rowsFrom(row: Element): readonly (Element | null)[] {
  return [row, row.nextElementSibling, row.previousElementSibling];
}

function passOn(
  { target, removedNodes, nextSibling, previousSibling }: MutationRecord,
  focused: Element,
  aroundOpener: readonly (Element | null)[],
): void {
  const removed = [...removedNodes].find((node) => node.contains(focused));
  if (removed === undefined || focused.isConnected || isInDialog(target)) return;
  if (isInDialog(focused)) {
    afterDialog(aroundOpener);
    return;
  }
  const row = focused.closest(ROW);
  const rowAround = row === null && target instanceof Element ? target.closest(ROW) : null;
  if (document.activeElement !== document.body) return;
  if (row === null && rowAround === null) {
    if (removed === focused) firstControlOf([nextSibling, previousSibling])?.focus();
    return;
  }
  const around = rowAround === null ? [] : rowsFrom(rowAround);
  focusFirstOf(removed === row || row === null ? [nextSibling, previousSibling, ...around] : []);
}

function focusFirstOf(places: readonly (Node | null)[]): void {
  const control = firstControlOf(places);
  if (control === undefined) followHeading();
  else control.focus();
}

function firstControlOf(places: readonly (Node | null)[]): HTMLElement | undefined {
  return places.map(controlIn).find((found) => found !== null) ?? undefined;
}

function controlIn(place: Node | null): HTMLElement | null {
  if (!(place instanceof HTMLElement) || !place.isConnected) return null;
  return place.matches(FOCUSABLE) ? place : place.querySelector<HTMLElement>(FOCUSABLE);
}

/** Dialogs and popovers return the focus a frame later or, on a busy machine, more, unless what opened them has gone. */
function afterDialog(places: readonly (Element | null)[]): void {
  const followIfLost = () => document.activeElement === document.body && focusFirstOf(places);
  requestAnimationFrame(() => requestAnimationFrame(followIfLost));
}

function isInDialog(node: Node): boolean {
  return node instanceof Element && node.closest("[role=dialog], [role=alertdialog]") !== null;
}

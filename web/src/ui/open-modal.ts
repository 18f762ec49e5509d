import { afterPaint } from "../lib/after-paint.ts";

/** What may take the focus by itself; `checkVisibility` sorts out what is not displayed. */
const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex='0']";
/** How long a page that is busy may keep what is behind a dialog within reach. */
const HOLD_TIMEOUT_MS = 500;

/** Dialogs that are open, the uppermost last. */
const open: HTMLDialogElement[] = [];
/** What of the page nobody can reach because of them. */
let held: HTMLElement[] = [];

/**
 * Shows a dialog over the whole page, moves the focus into it, and calls `onCloseAsked` for Escape and for a phone's back gesture. Answers
 * how to hide it, which gives the focus back.
 *
 * `showModal` would make the page inert before the dialog shows, and the page live again before it goes: both times a browser works out the
 * style of every element first. Here the dialog shows and goes at once, and the page follows after the paint.
 */
export function openModal(dialog: HTMLDialogElement, onCloseAsked: () => void): () => void {
  const opener = document.activeElement;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (dialog !== open.at(-1) || event.defaultPrevented || event.isComposing) return;
    if (event.key === "Tab") keepInside(event, dialog);
    if (event.key !== "Escape") return;
    event.preventDefault();
    onCloseAsked();
  };
  const unwatch = watchBackGesture(onCloseAsked);
  open.push(dialog);
  document.addEventListener("keydown", onKeyDown);
  show(dialog);
  afterPaint(() => whenIdle(holdPage));

  return () => {
    unwatch();
    document.removeEventListener("keydown", onKeyDown);
    open.splice(open.indexOf(dialog), 1);
    hide(dialog);
    afterPaint(() => {
      holdPage();
      const isFocusFree = document.activeElement === document.body || document.activeElement === null;
      if (isFocusFree && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    });
  };
}

/** In the top layer, or where a browser is too old for popovers, above the page by its place in the stack. */
function show(dialog: HTMLDialogElement): void {
  if (!Reflect.has(dialog, "popover")) dialog.show();
  else {
    dialog.popover = "manual";
    dialog.showPopover();
  }
}

function hide(dialog: HTMLDialogElement): void {
  if (!Reflect.has(dialog, "popover")) dialog.close();
  else if (dialog.isConnected) dialog.hidePopover();
}

/** After the last of a dialog comes its first, and the other way round. */
function keepInside(event: KeyboardEvent, dialog: HTMLDialogElement): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility() && !element.matches(":disabled"),
  );
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const { activeElement } = document;
  if (activeElement !== from && dialog.contains(activeElement)) return;
  event.preventDefault();
  to?.focus();
}

/** Takes all that the uppermost dialog leaves behind out of reach, and gives back what is behind none. */
function holdPage(): void {
  for (const element of held) element.inert = false;
  const top = open.at(-1);
  held = top === undefined ? [] : beside(top);
  for (const element of held) element.inert = true;
}

/** All elements that neither hold this one nor are in it, by their outermost. */
function beside(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  if (parent === null || element === document.body) return [];
  const siblings = [...parent.children].filter((sibling) => sibling instanceof HTMLElement);
  return [...siblings.filter((sibling) => sibling !== element && !sibling.inert), ...beside(parent)];
}

function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: HOLD_TIMEOUT_MS });
  else run();
}

interface CloseWatcher extends EventTarget {
  destroy(): void;
}

/** The back gesture of phones, in browsers that tell of it. */
function watchBackGesture(onBack: () => void): () => void {
  const Watcher: (new () => CloseWatcher) | undefined = Reflect.get(window, "CloseWatcher");
  if (Watcher === undefined) return () => undefined;
  const watcher = new Watcher();
  watcher.addEventListener("close", onBack);
  return () => watcher.destroy();
}

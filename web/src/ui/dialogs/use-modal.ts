import { useLocaleContext } from "@chakra-ui/react/locale";
import { useEffect, useEffectEvent, useState } from "react";

/** One may ask something over another. */
let openModals = 0;

interface CloseWatcher extends EventTarget {
  destroy(): void;
}

/**
 * Props for the root of a Chakra dialog or drawer that is mounted only while it is open, and for its content. They add what Chakra lacks: a
 * phone's back gesture closes it, Escape closes an open list in it first, and the focus returns to the opener even if a field took it at
 * once.
 */
export function useModal(onClose: () => void) {
  const { locale } = useLocaleContext();
  const [opener] = useState(() => document.activeElement);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    // Only some browsers have it.
    const Watcher: (new () => CloseWatcher) | undefined = Reflect.get(window, "CloseWatcher");
    if (Watcher === undefined) return;
    const watcher = new Watcher();
    watcher.addEventListener("close", () => close());
    return () => watcher.destroy();
  }, []);

  useEffect(lockScroll, []);

  return {
    root: {
      open: true,
      preventScroll: false,
      onOpenChange: onClose,
      finalFocusEl: () => (opener instanceof HTMLElement ? opener : null),
      onEscapeKeyDown: (event: KeyboardEvent) => {
        if (document.activeElement?.getAttribute("aria-expanded") === "true") event.preventDefault();
      },
      onFocusOutside: (event: Event) => event.preventDefault(),
    },
    /** It is at the end of the document, outside the element that names the language. */
    content: { lang: locale },
  };
}

/**
 * The page behind stays where it is, and as wide as it is. Chakra's own lock tells every element the width of the scrollbar by a property
 * of `<html>`, which restyles them all, 0.1 s on a slow phone.
 */
function lockScroll(): () => void {
  const { style } = document.body;
  if (openModals === 0) {
    const scrollbarPx = window.innerWidth - document.documentElement.clientWidth;
    style.overflow = "hidden";
    if (scrollbarPx > 0) style.paddingInlineEnd = `${scrollbarPx}px`;
  }
  openModals++;
  return () => {
    openModals--;
    if (openModals > 0) return;
    style.overflow = "";
    style.paddingInlineEnd = "";
  };
}

import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { followHeading } from "../../lib/page/follow-heading.ts";
import { scrollBehavior } from "../../lib/page/prefers-calm.ts";

/**
 * For a link that turns the page of a list: once the new page is there the window moves up to its top, smoothly unless motion is
 * unwanted, and the focus to its heading. Not before, since the place on the page that is left would be forgotten.
 */
export function useScrollToTop(): (event: MouseEvent) => void {
  const router = useRouter();
  return ({ metaKey, ctrlKey, shiftKey, altKey }) => {
    if (metaKey || ctrlKey || shiftKey || altKey) return;
    const stop = router.subscribe("onRendered", () => {
      stop();
      window.scrollTo({ top: 0, behavior: scrollBehavior() });
      followHeading({ preventScroll: true });
    });
  };
}

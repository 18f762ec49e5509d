import { VisuallyHidden } from "@chakra-ui/react";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/**
 * Does for client-side navigation what a browser does on load: moves the focus to the page's heading and announces its title. A page whose
 * list alone changes keeps the focus.
 */
export function PageAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState("");
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return;
        setTitle(document.title);
        // No page needs it before its first link is followed. The router has restored the page's place.
        import("../../lib/page/follow-heading.ts").then(
          ({ followHeading }) => followHeading({ preventScroll: true }),
          () => undefined,
        );
      }),
    [router],
  );
  return (
    <VisuallyHidden role="status" data-page-title="">
      {title}
    </VisuallyHidden>
  );
}

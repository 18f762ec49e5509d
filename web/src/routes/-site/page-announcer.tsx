import { VisuallyHidden } from "@chakra-ui/react";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { followHeading } from "../../lib/page/follow-heading.ts";

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
        // At once: a script that loads first might take the focus from what the visitor has chosen since.
        // The router has restored the page's place.
        followHeading({ preventScroll: true });
      }),
    [router],
  );
  return (
    <VisuallyHidden role="status" data-page-title="">
      {title}
    </VisuallyHidden>
  );
}

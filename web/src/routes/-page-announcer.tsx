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
        const heading = document.querySelector<HTMLElement>("main h1");
        if (heading !== null) {
          heading.tabIndex = -1;
          heading.focus({ preventScroll: true });
        }
        setTitle(document.title);
      }),
    [router],
  );
  return (
    <VisuallyHidden role="status" data-page-title="">
      {title}
    </VisuallyHidden>
  );
}

import { VisuallyHidden } from "@chakra-ui/react";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/**
 * What a browser does when it loads a page, done where a script has shown another one: the focus goes to its heading, and its title is
 * read out. A page whose list alone changes keeps the focus.
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

import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { useLocation } from "@tanstack/react-router";
import { Menu, X } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { WITH_LINKS } from "../../../theme/breakpoints.ts";
import { Link } from "../../../ui/link.tsx";
import { SAVED_LINK, SITE_LINKS } from "./site-links.ts";

/** A native disclosure, so that the menu opens without JavaScript too. */
const Details = chakra("details", {
  base: {
    [WITH_LINKS]: { display: "none" },
    "&[open] .when-closed, &:not([open]) .when-open": { display: "none" },
  },
});
const Summary = chakra("summary", {
  base: {
    display: "grid",
    placeItems: "center",
    width: "44px",
    height: "44px",
    borderRadius: "field",
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
  },
});
const Sheet = chakra("nav", {
  base: {
    position: "absolute",
    insetInline: "0",
    top: "full",
    bg: "bg",
    borderBottomWidth: "1px",
    borderColor: "border",
    boxShadow: "float",
    px: "4",
    py: "2",
  },
});

export function MobileMenu() {
  const details = useRef<HTMLDetailsElement>(null);
  const pathname = useLocation({ select: (location) => location.pathname });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => {
    if (details.current !== null) details.current.open = false;
  }, [pathname]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || details.current === null) return;
    details.current.open = false;
    details.current.querySelector("summary")?.focus();
  };

  /** Open, it would cover what is focused below it. A press moves the focus to nothing: it is no reason to close. */
  const closeBehindFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
  };

  return (
    <Details ref={details} onKeyDown={closeOnEscape} onBlur={closeBehindFocus}>
      <Summary>
        <Menu className="when-closed" aria-hidden="true" size={22} />
        <X className="when-open" aria-hidden="true" size={22} />
        <VisuallyHidden>Menu</VisuallyHidden>
      </Summary>
      <Sheet aria-label="Menu">
        <ul>
          {[...SITE_LINKS, SAVED_LINK].map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                activeOptions={{ exact: to === "/" }}
                variant="plain"
                display="flex"
                alignItems="center"
                minH="12"
                fontSize="lg"
                fontWeight="medium"
                css={{ "&[aria-current=page]": { color: "accent" } }}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Sheet>
    </Details>
  );
}

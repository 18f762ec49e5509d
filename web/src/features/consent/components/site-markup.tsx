import { ConsentCenter } from "./consent-center.tsx";
import { SiteSnippets } from "./site-snippets.tsx";

export interface SiteMarkupProps {
  isAdmin: boolean;
  /** The cookie settings were asked for before this was there. */
  isOpenAtFirst: boolean;
}

/** What the admin added to every page, and what visitors have to say to it. */
export function SiteMarkup({ isAdmin, isOpenAtFirst }: SiteMarkupProps) {
  return (
    <>
      <ConsentCenter isAdmin={isAdmin} isOpenAtFirst={isOpenAtFirst} />
      <SiteSnippets isAdmin={isAdmin} />
    </>
  );
}

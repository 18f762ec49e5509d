import { ConsentCenter } from "./consent-center.tsx";
import { SiteSnippets } from "./site-snippets.tsx";

export interface SiteMarkupProps {
  isAdmin: boolean;
  /** The cookie settings were requested before this loaded. */
  isOpenAtFirst: boolean;
}

/** The markup the admin adds to every page, and the visitor's consent to it. */
export function SiteMarkup({ isAdmin, isOpenAtFirst }: SiteMarkupProps) {
  return (
    <>
      <ConsentCenter isAdmin={isAdmin} isOpenAtFirst={isOpenAtFirst} />
      <SiteSnippets isAdmin={isAdmin} />
    </>
  );
}

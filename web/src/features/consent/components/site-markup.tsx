import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useConsent } from "../../../lib/page/consent.ts";
import { pageNonce } from "../../../lib/page/page-nonce.ts";
import { siteSettingsQuery } from "../api/get-site-settings.ts";
import { insertSnippet } from "../insert-snippet.ts";
import { isAllowed, snippetsOf } from "../snippets.ts";
import { ConsentCenter } from "./consent-center.tsx";

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

/** Per document: inserted nodes stay until a reload. */
const inserted = new Set<string>();
let queue: Promise<void> = Promise.resolve();

/**
 * Inserts the admin's markup into public pages, each node once per page load and after consent if it needs any. The admin area never runs
 * it: entering it from a public page reloads.
 */
function SiteSnippets({ isAdmin }: { isAdmin: boolean }) {
  const consent = useConsent();
  const { data: settings } = useQuery({ ...siteSettingsQuery, enabled: !isAdmin });

  useEffect(() => {
    if (isAdmin && inserted.size > 0) window.location.reload();
  }, [isAdmin]);

  useEffect(() => {
    if (isAdmin || settings === undefined || consent === undefined) return;
    for (const snippet of snippetsOf(settings)) {
      if (inserted.has(snippet.key) || !isAllowed(snippet, consent)) continue;
      inserted.add(snippet.key);
      queue = queue.then(() => insertSnippet(snippet, pageNonce()));
    }
  }, [isAdmin, settings, consent]);

  return null;
}

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useConsent } from "../../../lib/consent.ts";
import { pageNonce } from "../../../lib/page-nonce.ts";
import { siteSettingsQuery } from "../api/get-site-settings.ts";
import { insertSnippet } from "../insert-snippet.ts";
import { isAllowed, snippetsOf } from "../snippets.ts";

/** Of this document: what was inserted stays until the page is loaded anew. */
const inserted = new Set<string>();
let queue: Promise<void> = Promise.resolve();

/**
 * Inserts the admin's markup into public pages: what needs consent once it is given, each node once a page load. The admin area
 * never runs any of it: who comes there from a public page loads it anew.
 */
export function SiteSnippets({ isAdmin }: { isAdmin: boolean }) {
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

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { onConsentAsked } from "../../../lib/page/consent-request.ts";
import { useToast } from "../../../ui/messages/toaster.tsx";
import { siteSettingsQuery } from "../api/get-site-settings.ts";
import type { SiteMarkup } from "./site-markup.tsx";

/** Most sites have no markup of their own and nothing to ask, and few visitors open the cookie settings: loaded only when needed. */
export function LazySiteMarkup({ isAdmin }: { isAdmin: boolean }) {
  const { ads } = useRouter().options.context.page;
  const { data: settings } = useQuery({ ...siteSettingsQuery, enabled: !isAdmin });
  const [Loaded, setLoaded] = useState<typeof SiteMarkup>();
  const [isAsked, setAsked] = useState(false);
  const toast = useToast();
  const hasSnippets = Object.values(settings ?? {}).some((markup) => markup !== "");
  const isWanted = (ads !== null && !isAdmin) || hasSnippets;
  const [isAdminDocument] = useState(isAdmin);
  const load = useCallback(async () => {
    const { SiteMarkup: loaded } = await import("./site-markup.tsx");
    setLoaded(() => loaded);
  }, []);

  // A document of the admin area has a policy without the origins that snippets need.
  useEffect(() => {
    if (isAdminDocument && !isAdmin && hasSnippets) window.location.reload();
  }, [isAdminDocument, isAdmin, hasSnippets]);

  // If it cannot be loaded, the page works without it.
  useEffect(() => {
    if (isWanted) load().catch(() => undefined);
  }, [isWanted, load]);

  const open = useEffectEvent(() => {
    setAsked(true);
    load().catch(() => {
      setAsked(false);
      toast({ title: "The cookie settings could not be loaded", description: "Try again in a moment.", tone: "error" });
    });
  });
  useEffect(() => onConsentAsked(() => open()), []);

  return Loaded === undefined ? null : <Loaded isAdmin={isAdmin} isOpenAtFirst={isAsked} />;
}

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import {
  ALL_ACCEPTED,
  ALL_REFUSED,
  type ConsentChoice,
  expireScriptCookies,
  saveConsent,
  useConsent,
} from "../../../lib/page/consent.ts";
import { onConsentAsked } from "../../../lib/page/consent-request.ts";
import { LazySheet } from "../../../ui/dialogs/lazy-sheet.tsx";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { useToast } from "../../../ui/messages/toaster.tsx";
import { siteSettingsQuery } from "../api/get-site-settings.ts";
import { snippetsOf } from "../snippets.ts";
import { ConsentBanner } from "./consent-banner.tsx";

/** Few visitors open it. */
const ConsentForm = lazyPart(async () => (await import("./consent-form.tsx")).ConsentForm);

/**
 * Asks once for consent if the site has anything that needs it, and opens the settings from the footer's link. Withdrawing consent reloads
 * the page without the scripts that ran.
 */
export function ConsentCenter({ isAdmin, isOpenAtFirst }: { isAdmin: boolean; isOpenAtFirst: boolean }) {
  const consent = useConsent();
  const toast = useToast();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const isNeeded = useIsConsentNeeded(isAdmin);
  useEffect(() => onConsentAsked(() => setOpen(true)), []);

  const choose = (choice: ConsentChoice) => {
    setOpen(false);
    if (saveConsent(choice)) {
      expireScriptCookies();
      window.location.reload();
      return;
    }
    toast({ title: "Cookie settings saved", description: "You can change them at the foot of every page." });
  };

  return (
    <>
      {consent === null && isNeeded && !isOpen && (
        <ConsentBanner
          onAcceptAll={() => choose(ALL_ACCEPTED)}
          onRefuseAll={() => choose(ALL_REFUSED)}
          onChoose={() => setOpen(true)}
        />
      )}
      <LazySheet title="Cookie settings" size="sm" isOpen={isOpen} onClose={() => setOpen(false)}>
        <ConsentForm initial={consent ?? ALL_REFUSED} onSave={choose} />
      </LazySheet>
    </>
  );
}

function useIsConsentNeeded(isAdmin: boolean): boolean {
  const { ads } = useRouter().options.context.page;
  const { data: settings } = useQuery({ ...siteSettingsQuery, enabled: !isAdmin });
  const [hasTracking, setHasTracking] = useState(false);
  useEffect(() => {
    setHasTracking(settings !== undefined && snippetsOf(settings).some(({ category }) => category !== undefined));
  }, [settings]);
  return !isAdmin && (ads !== null || hasTracking);
}

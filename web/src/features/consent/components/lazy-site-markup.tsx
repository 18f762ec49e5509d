import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { onConsentAsked } from "../../../lib/consent-request.ts";
import { siteSettingsQuery } from "../api/get-site-settings.ts";
import type { SiteMarkupProps } from "./site-markup.tsx";

/** Where it cannot be loaded, the page stands without it. */
const SiteMarkup = lazy<ComponentType<SiteMarkupProps>>(() =>
  import("./site-markup.tsx").then(
    ({ SiteMarkup: component }) => ({ default: component }),
    () => ({ default: () => null }),
  ),
);

/** Most sites have no markup of their own and nothing to ask, and few visitors open the cookie settings: loaded where it is of use. */
export function LazySiteMarkup({ isAdmin }: { isAdmin: boolean }) {
  const { ads } = useRouter().options.context.page;
  const { data: settings } = useQuery({ ...siteSettingsQuery, enabled: !isAdmin });
  const [isAsked, setAsked] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const hasMarkup = settings !== undefined && Object.values(settings).some((markup) => markup !== "");
  useEffect(() => onConsentAsked(() => setAsked(true)), []);
  useEffect(() => {
    if (hasMarkup || (ads !== null && !isAdmin)) setWanted(true);
  }, [hasMarkup, ads, isAdmin]);

  if (!isAsked && !isWanted) return null;
  return (
    <Suspense>
      <SiteMarkup isAdmin={isAdmin} isOpenAtFirst={isAsked} />
    </Suspense>
  );
}

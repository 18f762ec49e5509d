import { SkipNavLink } from "@chakra-ui/react";
import { LocaleProvider } from "@chakra-ui/react/locale";
import figtreeUrl from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import {
  createRootRouteWithContext,
  type ErrorComponentProps,
  HeadContent,
  Outlet,
  ScriptOnce,
  Scripts,
  useLocation,
  useMatch,
  useRouter,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { LazySiteMarkup } from "../features/consent/components/lazy-site-markup.tsx";
import { FailedPage } from "../features/layout/components/failed-page.tsx";
import { OfflineNotice } from "../features/layout/components/offline-notice.tsx";
import { SiteFooter } from "../features/layout/components/site-footer.tsx";
import { SiteHeader } from "../features/layout/components/site-header.tsx";
import { PREVIEW_PATH } from "../lib/head/page-head.ts";
import { COLOR_MODE_SCRIPT } from "../lib/page/color-mode.ts";
import { EARLY_PRESS_SCRIPT } from "../lib/page/early-press.ts";
import { OPENSEARCH_PATH } from "../lib/page/page-config.ts";
import type { RouterContext } from "../lib/page/router-context.ts";
import { IconSprite } from "../ui/icons/icon-sprite.tsx";
import { MAIN_ID, Main } from "../ui/main.tsx";
import { ToastProvider } from "../ui/messages/toaster.tsx";
import { PageHeaderSearch } from "./-results/header-search.tsx";
import { PageAnnouncer } from "./-site/page-announcer.tsx";
import { VisitCounter } from "./-site/visit-counter.tsx";

const TURKISH_TOASTS = { region: "Bildirimler", dismiss: "Kapat" };

export const Route = createRootRouteWithContext<RouterContext>()({
  head: ({ match }) => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1, viewport-fit=cover" },
      { title: "Meridian – businesses around the world" },
      { name: "theme-color", media: "(prefers-color-scheme: light)", content: "#FBFAF7" },
      { property: "og:site_name", content: "Meridian" },
      { property: "og:image", content: `${match.context.page.publicUrl}${PREVIEW_PATH}` },
      { name: "twitter:card", content: "summary_large_image" },
    ],
    links: [
      { rel: "preload", href: figtreeUrl, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
      { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
      { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
      { rel: "manifest", href: "/site.webmanifest" },
      { rel: "search", href: OPENSEARCH_PATH, type: "application/opensearchdescription+xml", title: "Meridian" },
    ],
  }),
  shellComponent: Shell,
  component: Layout,
  errorComponent: FailedSite,
});

function Shell({ children }: { children: ReactNode }) {
  const nonce = useRouter().options.ssr?.nonce;
  return (
    <html lang={useIsAdmin() ? "tr" : "en"} suppressHydrationWarning>
      <head>
        {/* Vite and our entry read the nonce here; browsers hide it from everything but scripts. */}
        {nonce !== undefined && <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />}
        <HeadContent />
        <ScriptOnce>{`${COLOR_MODE_SCRIPT};${EARLY_PRESS_SCRIPT}`}</ScriptOnce>
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

/** Whether the page is one of the admin area, which is in Turkish. */
function useIsAdmin(): boolean {
  return useLocation({ select: ({ pathname }) => pathname.startsWith("/admin") });
}

function Layout() {
  const isAdmin = useIsAdmin();
  /** The admin area's sections and header come before its content. */
  const hasShell = useMatch({ from: "/admin", shouldThrow: false }) !== undefined;
  return (
    <LocaleProvider locale={isAdmin ? "tr-TR" : "en-US"}>
      <ToastProvider {...(isAdmin ? { words: TURKISH_TOASTS } : {})}>
        <SkipNavLink id={MAIN_ID} lang={isAdmin ? "tr" : undefined}>
          {isAdmin ? "İçeriğe geç" : "Skip to content"}
        </SkipNavLink>
        <IconSprite />
        {!isAdmin && <SiteHeader search={<PageHeaderSearch />} />}
        {hasShell ? (
          <Outlet />
        ) : (
          <Main>
            <Outlet />
          </Main>
        )}
        {!isAdmin && <SiteFooter />}
        <LazySiteMarkup isAdmin={isAdmin} />
        <OfflineNotice isAdmin={isAdmin} />
        <PageAnnouncer />
        <VisitCounter isAdmin={isAdmin} />
      </ToastProvider>
    </LocaleProvider>
  );
}

/** Replaces header, page and footer if something around the page fails. */
function FailedSite(failure: ErrorComponentProps) {
  return (
    <Main>
      <FailedPage {...failure} />
    </Main>
  );
}

import { NO_ORIGINS, type SiteOrigins } from "@meridian/contracts/site/site-settings";
import { createNonce } from "@meridian/platform/http/csp-nonce";
import type { RequestHandler, Response } from "express";
import helmet from "helmet";
import { CSP_REPORTS_PATH } from "./csp-reports.ts";

export interface SecurityHeadersOptions {
  /** Whether visitors use https. */
  isSecure: boolean;
  /** Foreign origins that pages may connect to: map styles and tiles. */
  connectOrigins: readonly string[];
  /** Foreign origins that pages may embed: the ad network's. */
  frameOrigins?: readonly string[];
  /** Origins that the admin's snippets need on a page with this path. */
  siteOrigins?: (path: string) => SiteOrigins;
}

const ONE_YEAR_SECONDS = 31_536_000;
const PERMISSIONS = "geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()";
const NONCE = "cspNonce";
const ORIGINS = "siteOrigins";

/** The nonce in this response's policy. */
export function nonceOf(res: Response): string {
  const nonce: unknown = res.locals[NONCE];
  if (typeof nonce !== "string") throw new Error("An answer without security headers has no nonce");
  return nonce;
}

function originsOf(res: Response): SiteOrigins {
  return res.locals[ORIGINS] as SiteOrigins;
}

/** Sets security headers on every response, with a fresh CSP nonce. */
export function securityHeaders({
  isSecure,
  connectOrigins,
  frameOrigins = [],
  siteOrigins = () => NO_ORIGINS,
}: SecurityHeadersOptions): RequestHandler[] {
  const ownNonce = (_req: unknown, res: unknown) => `'nonce-${nonceOf(res as Response)}'`;
  const withSites = (kind: keyof SiteOrigins, ...own: readonly string[]) => [
    (_req: unknown, res: unknown) => [...own, ...originsOf(res as Response)[kind]].join(" "),
  ];
  // Chat widgets write style elements. They have no nonce, and beside one browsers ignore 'unsafe-inline'.
  const styleSources = (req: unknown, res: unknown) => {
    const { style } = originsOf(res as Response);
    return style.length === 0 ? `'self' ${ownNonce(req, res)}` : ["'self'", "'unsafe-inline'", ...style].join(" ");
  };
  const giveNonce: RequestHandler = ({ originalUrl }, res, next) => {
    res.locals[NONCE] = createNonce();
    res.locals[ORIGINS] = siteOrigins(originalUrl.split("?", 1)[0] ?? "/");
    res.set("Permissions-Policy", PERMISSIONS);
    next();
  };
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [ownNonce, ...withSites("script", "'strict-dynamic'")],
        scriptSrcAttr: ["'none'"],
        styleSrcElem: [styleSources],
        styleSrcAttr: ["'unsafe-inline'"],
        workerSrc: ["'self'", "blob:"],
        imgSrc: withSites("image", "'self'", "https:", "data:", "blob:"),
        fontSrc: withSites("font", "'self'", "data:"),
        connectSrc: withSites("connect", "'self'", ...connectOrigins),
        frameSrc: withSites("frame", "'self'", ...frameOrigins),
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        // Every browser sends these at once. Beside `report-to` Chromium ignores them, and batches its reports for a minute or more.
        reportUri: [CSP_REPORTS_PATH],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: ONE_YEAR_SECONDS, includeSubDomains: false } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
    crossOriginOpenerPolicy: isSecure,
    originAgentCluster: false,
  });
  return [giveNonce, setHeaders];
}

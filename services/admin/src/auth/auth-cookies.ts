import {
  hostCookieName,
  hostCookieValue,
  SESSION_MAX_MS,
  sessionCookieName,
} from "@meridian/platform/http/require-session";
import type { CookieOptions, Response } from "express";
import { DEVICE_MAX_MS, DEVICE_TOKEN_PATTERN } from "./device-token.ts";
import type { BrowserTokens } from "./new-session.ts";

const DEVICE_COOKIE = "meridian_device";

export interface AuthCookies {
  set(res: Response, tokens: BrowserTokens): void;
  /** Ends the browser's session but keeps its device cookie. */
  clearSession(res: Response): void;
}

/** Login cookies: HttpOnly, SameSite, and Secure when the origin is https. */
export function createAuthCookies(publicOrigin: string | undefined): AuthCookies {
  const isSecure = publicOrigin?.startsWith("https:") ?? false;
  const sessionName = sessionCookieName(isSecure);
  const deviceName = hostCookieName(DEVICE_COOKIE, isSecure);
  const options: CookieOptions = { httpOnly: true, sameSite: "strict", path: "/", secure: isSecure };
  return {
    set(res, { session, device }) {
      res.cookie(sessionName, session, { ...options, maxAge: SESSION_MAX_MS });
      res.cookie(deviceName, device, { ...options, maxAge: DEVICE_MAX_MS });
    },
    clearSession: (res) => res.clearCookie(sessionName, options),
  };
}

export function deviceTokenOf(cookieHeader: string | undefined): string | undefined {
  return hostCookieValue(cookieHeader, DEVICE_COOKIE, DEVICE_TOKEN_PATTERN);
}

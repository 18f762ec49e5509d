import { SESSION_MAX_MS, sessionCookieName } from "@meridian/shared/http/require-session";
import type { CookieOptions, Response } from "express";

export interface SessionCookie {
  set(res: Response, token: string): void;
  clear(res: Response): void;
}

/** The cookie of a session: no script reads it and no other site sends it; an https origin makes it Secure. */
export function createSessionCookie(publicOrigin: string | undefined): SessionCookie {
  const isSecure = publicOrigin?.startsWith("https:") ?? false;
  const name = sessionCookieName(isSecure);
  const options: CookieOptions = { httpOnly: true, sameSite: "strict", path: "/", secure: isSecure };
  return {
    set: (res, token) => res.cookie(name, token, { ...options, maxAge: SESSION_MAX_MS }),
    clear: (res) => res.clearCookie(name, options),
  };
}

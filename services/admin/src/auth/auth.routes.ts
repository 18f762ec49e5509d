import { getSession, login, logout } from "@meridian/shared/contracts/admin-api";
import { mountEndpoint, mountSessionEndpoint } from "@meridian/shared/http/mount-endpoint";
import {
  type Authorize,
  rejectForeignOrigin,
  SESSION_MAX_MS,
  sessionCookieName,
  tokenOf,
} from "@meridian/shared/http/require-session";
import { type CookieOptions, Router } from "express";
import { clientAddressOf } from "../visitor-address.ts";
import type { AuthService } from "./auth.service.ts";

export interface AuthRoutesOptions {
  service: AuthService;
  authorize: Authorize;
  /** Origin under which the site is reached; https makes the cookie Secure. */
  publicOrigin: string | undefined;
}

export function createAuthRoutes({ service, authorize, publicOrigin }: AuthRoutesOptions): Router {
  const router = Router();
  const isSecure = publicOrigin?.startsWith("https:") ?? false;
  const cookieName = sessionCookieName(isSecure);
  const cookie: CookieOptions = { httpOnly: true, sameSite: "strict", path: "/", secure: isSecure };

  mountEndpoint(router, login, async ({ body, req, res }) => {
    rejectForeignOrigin(req.headers, publicOrigin);
    const previousToken = tokenOf(req.headers.cookie);
    const token = await service.login(body, { address: clientAddressOf(req), previousToken });
    res.cookie(cookieName, token, { ...cookie, maxAge: SESSION_MAX_MS });
    return { success: true, message: "Giriş başarılı" };
  });

  mountSessionEndpoint(router, logout, authorize, async ({ authorized, res }) => {
    await service.logout(authorized.session);
    res.clearCookie(cookieName, cookie);
    return { success: true, message: "Çıkış yapıldı" };
  });

  mountSessionEndpoint(router, getSession, authorize, async ({ authorized: { session } }) => ({
    username: session.username,
    createdAt: session.createdAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
  }));
  return router;
}

import { getSession, login, logout } from "@meridian/contracts/admin/admin-api";
import { createRouter, mountEndpoint, mountSessionEndpoint } from "@meridian/platform/http/mount-endpoint";
import { succeeded } from "@meridian/platform/http/request-language";
import { type Authorize, rejectForeignOrigin, tokenOf } from "@meridian/platform/http/require-session";
import type { Request, Router } from "express";
import { clientAddressOf } from "../visitor-address.ts";
import type { AuthService } from "./auth.service.ts";
import { createAuthCookies, deviceTokenOf } from "./auth-cookies.ts";

export interface AuthRoutesOptions {
  service: AuthService;
  authorize: Authorize;
  /** The site's public origin; https makes the cookies Secure. */
  publicOrigin: string | undefined;
}

export function createAuthRoutes({ service, authorize, publicOrigin }: AuthRoutesOptions): Router {
  const router = createRouter();
  const cookies = createAuthCookies(publicOrigin);

  mountEndpoint(router, login, async ({ body, req, res }) => {
    rejectForeignOrigin(req.headers, publicOrigin);
    const { cookie } = req.headers;
    const kept = { previousToken: tokenOf(cookie), deviceToken: deviceTokenOf(cookie) };
    cookies.set(res, await service.login(body, { ...loginOriginOf(req), ...kept }));
    return succeeded(req, { tr: "Giriş başarılı", en: "Logged in" });
  });

  mountSessionEndpoint(router, logout, authorize, async ({ authorized, req, res }) => {
    await service.logout(authorized.session);
    cookies.clearSession(res);
    return succeeded(req, { tr: "Çıkış yapıldı", en: "Logged out" });
  });

  mountSessionEndpoint(router, getSession, authorize, async ({ authorized: { session } }) => ({
    username: session.username,
    createdAt: session.createdAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
  }));
  return router;
}

export function loginOriginOf(req: Request): { address: string; userAgent: string | undefined } {
  return { address: clientAddressOf(req), userAgent: req.get("user-agent") };
}

import { getSession, login, logout } from "@meridian/shared/contracts/admin-api";
import { mountEndpoint, mountSessionEndpoint } from "@meridian/shared/http/mount-endpoint";
import { type Authorize, rejectForeignOrigin, tokenOf } from "@meridian/shared/http/require-session";
import { type Request, Router } from "express";
import { clientAddressOf } from "../visitor-address.ts";
import type { AuthService } from "./auth.service.ts";
import { createSessionCookie } from "./session-cookie.ts";

export interface AuthRoutesOptions {
  service: AuthService;
  authorize: Authorize;
  /** Origin under which the site is reached; https makes the cookie Secure. */
  publicOrigin: string | undefined;
}

export function createAuthRoutes({ service, authorize, publicOrigin }: AuthRoutesOptions): Router {
  const router = Router();
  const cookie = createSessionCookie(publicOrigin);

  mountEndpoint(router, login, async ({ body, req, res }) => {
    rejectForeignOrigin(req.headers, publicOrigin);
    const previousToken = tokenOf(req.headers.cookie);
    const token = await service.login(body, { ...loginOriginOf(req), previousToken });
    cookie.set(res, token);
    return { success: true, message: "Giriş başarılı" };
  });

  mountSessionEndpoint(router, logout, authorize, async ({ authorized, res }) => {
    await service.logout(authorized.session);
    cookie.clear(res);
    return { success: true, message: "Çıkış yapıldı" };
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

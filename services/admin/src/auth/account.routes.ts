import { changePassword, listSessions, revokeOtherSessions, revokeSession } from "@meridian/shared/contracts/account";
import { createRouter } from "@meridian/shared/http/create-router";
import { mountSessionEndpoint } from "@meridian/shared/http/mount-endpoint";
import type { Authorize } from "@meridian/shared/http/require-session";
import type { Router } from "express";
import type { AccountService } from "./account.service.ts";
import { loginOriginOf } from "./auth.routes.ts";
import { createAuthCookies } from "./auth-cookies.ts";

export interface AccountRoutesOptions {
  service: AccountService;
  authorize: Authorize;
  publicOrigin: string | undefined;
}

export function createAccountRoutes({ service, authorize, publicOrigin }: AccountRoutesOptions): Router {
  const router = createRouter();
  const cookies = createAuthCookies(publicOrigin);
  mountSessionEndpoint(router, listSessions, authorize, ({ authorized: { session } }) => service.list(session));
  mountSessionEndpoint(router, revokeSession, authorize, async ({ params, authorized: { session } }) => {
    await service.revoke(params.id, session);
    return { success: true, message: "Oturum kapatıldı" };
  });
  mountSessionEndpoint(router, revokeOtherSessions, authorize, async ({ authorized: { session } }) => {
    const count = await service.revokeOthers(session);
    return { success: true, message: `${count} oturum kapatıldı` };
  });
  mountSessionEndpoint(router, changePassword, authorize, async ({ body, req, res, authorized: { session } }) => {
    cookies.set(res, await service.changePassword(body, session, loginOriginOf(req)));
    return { success: true, message: "Şifre değiştirildi; diğer oturumlar kapatıldı" };
  });
  return router;
}

import { changePassword, listSessions, revokeOtherSessions, revokeSession } from "@meridian/contracts/admin/account";
import { createRouter, mountSessionEndpoint } from "@meridian/platform/http/mount-endpoint";
import { succeeded } from "@meridian/platform/http/request-language";
import type { Authorize } from "@meridian/platform/http/require-session";
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
  mountSessionEndpoint(router, revokeSession, authorize, async ({ params, req, authorized: { session } }) => {
    await service.revoke(params.id, session);
    return succeeded(req, { tr: "Oturum kapatıldı", en: "The session was ended" });
  });
  mountSessionEndpoint(router, revokeOtherSessions, authorize, async ({ req, authorized: { session } }) => {
    const count = await service.revokeOthers(session);
    return succeeded(req, { tr: `${count} oturum kapatıldı`, en: `Sessions ended: ${count}` });
  });
  mountSessionEndpoint(router, changePassword, authorize, async ({ body, req, res, authorized: { session } }) => {
    cookies.set(res, await service.changePassword(body, session, loginOriginOf(req)));
    return succeeded(req, {
      tr: "Şifre değiştirildi; diğer oturumlar kapatıldı",
      en: "The password was changed, and the other sessions were ended",
    });
  });
  return router;
}

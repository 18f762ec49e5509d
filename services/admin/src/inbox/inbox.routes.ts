import { changeInboxState, eraseInboxItems, listInbox } from "@meridian/contracts/site/site-api";
import { createRouter, mountSessionEndpoint } from "@meridian/platform/http/mount-endpoint";
import { succeeded } from "@meridian/platform/http/request-language";
import type { Authorize } from "@meridian/platform/http/require-session";
import type { Router } from "express";
import type { InboxService } from "./inbox.service.ts";

export function createInboxRoutes(service: InboxService, authorize: Authorize): Router {
  const router = createRouter();
  mountSessionEndpoint(router, listInbox, authorize, ({ query }) => service.list(query));
  mountSessionEndpoint(router, changeInboxState, authorize, async ({ body, req, authorized: { session } }) => {
    const count = await service.setState(body.ids, body.state, session.username);
    return succeeded(req, { tr: `${count} kayıt güncellendi`, en: `Items updated: ${count}` });
  });
  mountSessionEndpoint(router, eraseInboxItems, authorize, async ({ body, req, authorized: { session } }) => {
    const count = await service.erase(body.ids, session.username);
    return succeeded(req, { tr: `${count} kayıt silindi`, en: `Items deleted: ${count}` });
  });
  return router;
}

import { changeInboxState, eraseInboxItems, listInbox } from "@meridian/shared/contracts/site-api";
import { createRouter } from "@meridian/shared/http/create-router";
import { mountSessionEndpoint } from "@meridian/shared/http/mount-endpoint";
import { succeeded } from "@meridian/shared/http/request-language";
import type { Authorize } from "@meridian/shared/http/require-session";
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

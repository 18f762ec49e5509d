import { addSynonym, listSynonyms, removeSynonym } from "@meridian/contracts/categories/synonyms-api";
import { createRouter, mountSessionEndpoint } from "@meridian/platform/http/mount-endpoint";
import { succeeded } from "@meridian/platform/http/request-language";
import type { Authorize } from "@meridian/platform/http/require-session";
import type { Router } from "express";
import type { SynonymsService } from "./synonyms.service.ts";

export function createSynonymsRoutes(service: SynonymsService, authorize: Authorize): Router {
  const router = createRouter();
  mountSessionEndpoint(router, listSynonyms, authorize, async () => ({ synonyms: await service.list() }));
  mountSessionEndpoint(router, addSynonym, authorize, ({ body, authorized: { session } }) =>
    service.add(body, session.username),
  );
  mountSessionEndpoint(router, removeSynonym, authorize, async ({ params, req, authorized: { session } }) => {
    await service.remove(params.id, session.username);
    return succeeded(req, { tr: "Eş anlamlı kaldırıldı", en: "The synonym was removed" });
  });
  return router;
}

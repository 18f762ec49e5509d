import {
  countMatches,
  decideMatch,
  listMatches,
  type MatchDecision,
  undoMatch,
} from "@meridian/contracts/businesses/matches-api";
import type { Bilingual } from "@meridian/platform/app-error";
import { createRouter, mountSessionEndpoint } from "@meridian/platform/http/mount-endpoint";
import { succeeded } from "@meridian/platform/http/request-language";
import type { Authorize } from "@meridian/platform/http/require-session";
import type { Router } from "express";
import type { MatchesService } from "./matches.service.ts";

const DONE: Record<MatchDecision, Bilingual> = {
  same: { tr: "İşletmeler birleştirildi", en: "The businesses were merged" },
  different: { tr: "Farklı işletmeler olarak kaydedildi", en: "They were kept as two businesses" },
  later: { tr: "Karar sonraya bırakıldı", en: "The decision was postponed" },
};

export function createMatchesRoutes(service: MatchesService, authorize: Authorize): Router {
  const router = createRouter();
  mountSessionEndpoint(router, listMatches, authorize, () => service.list());
  mountSessionEndpoint(router, countMatches, authorize, async () => ({ openCount: await service.count() }));
  mountSessionEndpoint(router, decideMatch, authorize, async ({ params, body, req, authorized: { session } }) => {
    await service.decide(params.id, body.decision, session.username);
    return succeeded(req, DONE[body.decision]);
  });
  mountSessionEndpoint(router, undoMatch, authorize, async ({ params, req, authorized: { session } }) => {
    await service.undo(params.id, session.username);
    return succeeded(req, { tr: "Karar geri alındı", en: "The decision was undone" });
  });
  return router;
}

import {
  decideCategory,
  listCategoryDecisions,
  listCategoryLabels,
  searchKinds,
  undoCategoryDecision,
} from "@meridian/contracts/categories/categories-api";
import { createRouter, mountSessionEndpoint } from "@meridian/platform/http/mount-endpoint";
import type { Authorize } from "@meridian/platform/http/require-session";
import type { Router } from "express";
import type { CategoriesService } from "./categories.service.ts";

export function createCategoriesRoutes(service: CategoriesService, authorize: Authorize): Router {
  const router = createRouter();
  mountSessionEndpoint(router, listCategoryLabels, authorize, ({ query }) => service.labels(query));
  mountSessionEndpoint(router, searchKinds, authorize, async ({ query }) => ({ kinds: service.kinds(query.q) }));
  mountSessionEndpoint(router, listCategoryDecisions, authorize, ({ query }) => service.decisions(query.before));
  mountSessionEndpoint(router, decideCategory, authorize, ({ body, authorized: { session } }) =>
    service.decide(body, session.username),
  );
  mountSessionEndpoint(router, undoCategoryDecision, authorize, ({ params, authorized: { session } }) =>
    service.undo(params.id, session.username),
  );
  return router;
}

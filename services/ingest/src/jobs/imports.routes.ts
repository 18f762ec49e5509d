import {
  cancelImport,
  getImport,
  listImports,
  listUndone,
  listUploadReports,
  retryImport,
  startImport,
  undoImport,
} from "@meridian/shared/contracts/ingest-api";
import { createRouter } from "@meridian/shared/http/create-router";
import { mountSessionEndpoint } from "@meridian/shared/http/mount-endpoint";
import type { Authorize } from "@meridian/shared/http/require-session";
import type { Router } from "express";
import type { ImportsService } from "./imports.service.ts";

export function createImportsRoutes(service: ImportsService, authorize: Authorize): Router {
  const router = createRouter();
  mountSessionEndpoint(router, listUploadReports, authorize, () => service.listReports());
  mountSessionEndpoint(router, listImports, authorize, ({ query }) => service.list(query.limit, query.offset));
  mountSessionEndpoint(router, startImport, authorize, ({ body, authorized }) =>
    service.start(body, authorized.session.username),
  );
  mountSessionEndpoint(router, retryImport, authorize, ({ params, authorized }) =>
    service.retry(params.id, authorized.session.username),
  );
  mountSessionEndpoint(router, getImport, authorize, ({ params }) => service.get(params.id));
  mountSessionEndpoint(router, cancelImport, authorize, ({ params, authorized }) =>
    service.cancel(params.id, authorized.session.username),
  );
  mountSessionEndpoint(router, undoImport, authorize, ({ params, authorized }) =>
    service.undo(params.id, authorized.session.username),
  );
  mountSessionEndpoint(router, listUndone, authorize, ({ params, query }) => service.listUndone(params.id, query));
  return router;
}

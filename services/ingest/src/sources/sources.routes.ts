import type { ImportSource } from "@meridian/shared/contracts/import-source";
import type { ShownSource } from "@meridian/shared/contracts/sources-api";
import { addSource, changeSource, listSources, removeSource, runSource } from "@meridian/shared/contracts/sources-api";
import { createRouter } from "@meridian/shared/http/create-router";
import { mountSessionEndpoint } from "@meridian/shared/http/mount-endpoint";
import { type Language, languageOf } from "@meridian/shared/http/request-language";
import type { Authorize } from "@meridian/shared/http/require-session";
import type { Router } from "express";
import { inLanguage, text } from "../messages/text.ts";
import type { SourcesService } from "./sources.service.ts";

export function createSourcesRoutes(service: SourcesService, authorize: Authorize): Router {
  const router = createRouter();
  mountSessionEndpoint(router, listSources, authorize, async ({ req }) => {
    return { sources: (await service.list()).map((source) => show(languageOf(req), source)) };
  });
  mountSessionEndpoint(router, addSource, authorize, async ({ req, body, authorized }) =>
    show(languageOf(req), await service.add(body, authorized.session.username)),
  );
  mountSessionEndpoint(router, changeSource, authorize, async ({ req, params, body, authorized }) =>
    show(languageOf(req), await service.change(params.id, body, authorized.session.username)),
  );
  mountSessionEndpoint(router, removeSource, authorize, async ({ req, params, authorized }) => {
    await service.remove(params.id, authorized.session.username);
    return { success: true, message: inLanguage(languageOf(req), text("source_removed")) } as const;
  });
  mountSessionEndpoint(router, runSource, authorize, async ({ req, params, authorized }) =>
    show(languageOf(req), await service.run(params.id, authorized.session.username)),
  );
  return router;
}

function show(language: Language, source: ImportSource): ShownSource {
  const { etag: _etag, lastModified: _lastModified, contentSha256: _contentSha256, lastFailure, ...shown } = source;
  return { ...shown, lastFailure: lastFailure === null ? null : inLanguage(language, lastFailure) };
}

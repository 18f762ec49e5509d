import type { ImportSource } from "@meridian/contracts/imports/import-source";
import {
  addSource,
  changeSource,
  decideUnlisted,
  listSources,
  listUnlisted,
  removeSource,
  runSource,
  type ShownSource,
} from "@meridian/contracts/imports/sources-api";
import { createRouter, mountSessionEndpoint } from "@meridian/platform/http/mount-endpoint";
import { type Language, languageOf } from "@meridian/platform/http/request-language";
import type { Authorize } from "@meridian/platform/http/require-session";
import type { Router } from "express";
import { inLanguage, text } from "../messages/text.ts";
import type { SourcesService } from "./sources.service.ts";
import type { UnlistedService } from "./unlisted.service.ts";

export interface SourcesServices {
  sources: SourcesService;
  unlisted: UnlistedService;
}

export function createSourcesRoutes({ sources, unlisted }: SourcesServices, authorize: Authorize): Router {
  const router = createRouter();
  const show = async (language: Language, source: ImportSource): Promise<ShownSource> => {
    const { etag: _etag, lastModified: _lastModified, contentSha256: _contentSha256, lastFailure, ...shown } = source;
    return {
      ...shown,
      lastFailure: lastFailure === null ? null : inLanguage(language, lastFailure),
      unlisted: await unlisted.count(source.id),
    };
  };
  mountSessionEndpoint(router, listSources, authorize, async ({ req }) => {
    const shown = (await sources.list()).map((source) => show(languageOf(req), source));
    return { sources: await Promise.all(shown) };
  });
  mountSessionEndpoint(router, addSource, authorize, async ({ req, body, authorized }) =>
    show(languageOf(req), await sources.add(body, authorized.session.username)),
  );
  mountSessionEndpoint(router, changeSource, authorize, async ({ req, params, body, authorized }) =>
    show(languageOf(req), await sources.change(params.id, body, authorized.session.username)),
  );
  mountSessionEndpoint(router, removeSource, authorize, async ({ req, params, authorized }) => {
    await sources.remove(params.id, authorized.session.username);
    return { success: true, message: inLanguage(languageOf(req), text("source_removed")) };
  });
  mountSessionEndpoint(router, runSource, authorize, async ({ req, params, authorized }) =>
    show(languageOf(req), await sources.run(params.id, authorized.session.username)),
  );
  mountSessionEndpoint(router, listUnlisted, authorize, ({ params, query }) => unlisted.list(params.id, query));
  mountSessionEndpoint(router, decideUnlisted, authorize, async ({ req, params, body, authorized }) => {
    const { id: sourceId, businessId } = params;
    await unlisted.decide({ sourceId, businessId }, body.decision, authorized.session.username);
    const message = text(body.decision === "close" ? "listing_closed" : "listing_kept");
    return { success: true, message: inLanguage(languageOf(req), message) };
  });
  return router;
}

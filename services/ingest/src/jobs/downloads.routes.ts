import { pipeline } from "node:stream/promises";
import { getDryRunOutcome, getRejectedRows, getUndoOutcome } from "@meridian/contracts/imports/import-files-api";
import { createRouter, mountSessionEndpoint } from "@meridian/platform/http/mount-endpoint";
import { languageOf } from "@meridian/platform/http/request-language";
import type { Authorize } from "@meridian/platform/http/require-session";
import type { Response, Router } from "express";
import type { Download, DownloadsService } from "./downloads.service.ts";

export function createDownloadsRoutes(service: DownloadsService, authorize: Authorize): Router {
  const router = createRouter();
  mountSessionEndpoint(router, getRejectedRows, authorize, async ({ params: { id }, query, req, res }) =>
    send(res, await service.rejectedRows(id, query.language ?? languageOf(req))),
  );
  mountSessionEndpoint(router, getDryRunOutcome, authorize, async ({ params: { id }, req, res }) =>
    send(res, await service.preview(id, languageOf(req))),
  );
  mountSessionEndpoint(router, getUndoOutcome, authorize, async ({ params: { id }, req, res }) =>
    send(res, await service.undone(id, languageOf(req))),
  );
  return router;
}

/** A pipeline adds several listeners to the response, besides those for counting, limiting and logging. */
const MAX_LISTENERS = 20;

async function send(res: Response, { name, content, release }: Download): Promise<void> {
  res.set("Cache-Control", "no-store").type("text/csv; charset=utf-8").attachment(name);
  res.setMaxListeners(MAX_LISTENERS);
  try {
    await pipeline(content, res);
  } catch (error) {
    // A disconnected client misses nothing; any other must not mistake a partial file for the whole.
    if (!res.headersSent) throw error;
    res.destroy();
  } finally {
    await release();
  }
}

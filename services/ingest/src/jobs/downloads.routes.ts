import { pipeline } from "node:stream/promises";
import { IMPORT_FILE_PATHS } from "@meridian/shared/contracts/ingest-api";
import type { Authorize } from "@meridian/shared/http/require-session";
import { type Response, Router } from "express";
import type { Download, DownloadsService } from "./downloads.service.ts";

export function createDownloadsRoutes(service: DownloadsService, authorize: Authorize): Router {
  const router = Router();
  const serve = (path: string, open: (jobId: string) => Promise<Download>): void => {
    router.get<string, { id: string }>(path, async (req, res) => {
      await authorize(req, res);
      await send(res, await open(req.params.id));
    });
  };
  serve(IMPORT_FILE_PATHS.errors, service.rejectedRows);
  serve(IMPORT_FILE_PATHS.preview, service.preview);
  serve(IMPORT_FILE_PATHS.undone, service.undone);
  return router;
}

/** A pipeline listens to the answer in several places, beside all who count, bound and log it. */
const MAX_LISTENERS = 20;

async function send(res: Response, { name, content, sizeBytes, release }: Download): Promise<void> {
  res.set("Cache-Control", "no-store").type("text/csv; charset=utf-8").attachment(name);
  res.setMaxListeners(MAX_LISTENERS);
  if (sizeBytes !== undefined) res.set("Content-Length", String(sizeBytes));
  try {
    await pipeline(content, res);
  } catch (error) {
    // Who has left misses nothing; anybody else must not take half a file for the whole.
    if (!res.headersSent) throw error;
    res.destroy();
  } finally {
    await release();
  }
}

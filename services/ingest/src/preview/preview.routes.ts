import { previewImport } from "@meridian/contracts/imports/ingest-api";
import { createRouter, mountSessionEndpoint } from "@meridian/platform/http/mount-endpoint";
import { languageOf } from "@meridian/platform/http/request-language";
import type { Authorize } from "@meridian/platform/http/require-session";
import type { RequestHandler, Router } from "express";
import { type ReceiveOptions, receiveUpload } from "../upload/receive-upload.ts";
import type { PreviewService } from "./preview.service.ts";

export interface PreviewRoutesOptions {
  service: PreviewService;
  authorize: Authorize;
  receive: ReceiveOptions;
}

export function createPreviewRoutes({ service, authorize, receive }: PreviewRoutesOptions): Router {
  const router = createRouter();
  router.post(previewImport.path, storeMultipart(authorize, receive));
  mountSessionEndpoint(router, previewImport, authorize, ({ req, body }) => service.preview(body, languageOf(req)));
  return router;
}

/** An enclosed file is stored first, and further calls refer to it by id. Without an import, it is swept after an hour. */
function storeMultipart(authorize: Authorize, receive: ReceiveOptions): RequestHandler {
  return async (req, res, next) => {
    if (!req.is("multipart/form-data")) return next();
    await authorize(req, res);
    const { file, fileName } = await receiveUpload(req, receive);
    req.body = { fileId: file.id, fileName };
    next();
  };
}

import type { ImportJob } from "@meridian/contracts/imports/import-job";
import { uploadExcel, uploadExcelBatch } from "@meridian/contracts/imports/ingest-api";
import { createRouter } from "@meridian/platform/http/create-router";
import { mountSessionEndpoint } from "@meridian/platform/http/mount-endpoint";
import { languageOf } from "@meridian/platform/http/request-language";
import type { Authorize, Authorized } from "@meridian/platform/http/require-session";
import type { Request, Router } from "express";
import { refusal, text } from "../messages/text.ts";
import { answerWhenEnded } from "./answer-when-ended.ts";
import { boundUnreadBody } from "./bound-unread-body.ts";
import { type ReceivedUpload, type ReceiveOptions, receiveUpload } from "./receive-upload.ts";
import type { UploadService } from "./upload.service.ts";

export interface UploadRoutesOptions {
  service: UploadService;
  authorize: Authorize;
  receive: ReceiveOptions;
}

const MAX_CONCURRENT_UPLOADS = 8;

export function createUploadRoutes({ service, authorize, receive }: UploadRoutesOptions): Router {
  const router = createRouter();
  let uploads = 0;

  const takeIn = async (
    req: Request,
    authorized: Authorized,
    accept: (upload: ReceivedUpload, actor: string) => Promise<ImportJob>,
  ): Promise<ImportJob> => {
    if (uploads >= MAX_CONCURRENT_UPLOADS) {
      throw refusal("unavailable", text("too_many_uploads"), { retryAfterSeconds: 10 });
    }
    uploads++;
    try {
      return await accept(await receiveUpload(req, receive), authorized.session.username);
    } finally {
      uploads--;
    }
  };

  router.use([uploadExcel.path, uploadExcelBatch.path], boundUnreadBody);
  mountSessionEndpoint(router, uploadExcel, authorize, async ({ req, res, authorized }) => {
    const job = await takeIn(req, authorized, service.accept);
    return answerWhenEnded(res, job.id, (signal) => service.report(job, { language: languageOf(req), signal }));
  });
  mountSessionEndpoint(router, uploadExcelBatch, authorize, async ({ req, res, authorized }) => {
    const job = await takeIn(req, authorized, service.acceptOfSeveral);
    return answerWhenEnded(res, job.id, (signal) =>
      service.reportOfSeveral(job, { language: languageOf(req), signal }),
    );
  });
  return router;
}

import type { ImportJob } from "@meridian/contracts/imports/import-job";
import { uploadExcel, uploadExcelBatch } from "@meridian/contracts/imports/ingest-api";
import { createRouter, mountSessionEndpoint } from "@meridian/platform/http/mount-endpoint";
import { languageOf } from "@meridian/platform/http/request-language";
import type { Authorize, Authorized } from "@meridian/platform/http/require-session";
import type { Request, Response, Router } from "express";
import { refusal, text } from "../messages/text.ts";
import { boundUnreadBody } from "./bound-unread-body.ts";
import { type ReceivedUpload, type ReceiveOptions, receiveUpload } from "./receive-upload.ts";
import type { UploadService } from "./upload.service.ts";

/** Shorter than any proxy's timeout for a response in progress. */
const SIGN_OF_LIFE_MS = 10_000;

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

/**
 * Starts the response at once, so that no proxy or client times out and sends the file again: headers name the job, and whitespace, which
 * may precede JSON, follows until `report` resolves. `report` throws only when its signal aborts because the caller disconnected; the job
 * continues.
 */
async function answerWhenEnded<T>(
  res: Response,
  jobId: string,
  report: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  res.type("json").set({ "Cache-Control": "no-store, no-transform", Location: `/api/admin/imports/${jobId}` });
  res.flushHeaders();
  const signs = setInterval(() => res.write("\n"), SIGN_OF_LIFE_MS);
  try {
    const answer = await report(whenClosed(res));
    res.write(JSON.stringify(answer));
    return answer;
  } finally {
    clearInterval(signs);
    res.end();
  }
}

function whenClosed(res: Response): AbortSignal {
  const closed = new AbortController();
  const onClose = (): void => closed.abort(new Error("The caller disconnected"));
  if (res.closed) onClose();
  else res.once("close", onClose);
  return closed.signal;
}

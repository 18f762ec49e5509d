import type { IncomingHttpHeaders } from "node:http";
import {
  CHUNK_MEDIA_TYPE,
  FILE_ID_HEADER,
  MAX_CHUNK_BYTES,
  RESUMABLE_UPLOADS_PATH,
  TUS_EXTENSIONS,
  TUS_VERSION,
} from "@meridian/contracts/imports/resumable-upload";
import { createRouter } from "@meridian/platform/http/mount-endpoint";
import type { Authorize } from "@meridian/platform/http/require-session";
import type { PartialFile } from "@meridian/ports/imports/partial-files";
import type { RequestHandler, Router } from "express";
import { refusal, text } from "../messages/text.ts";
import { boundUnreadBody } from "./bound-unread-body.ts";
import type { ResumableService } from "./resumable.service.ts";
import { takeResumableBody } from "./resumable-body.ts";

const MAX_METADATA_LENGTH = 4096;

export interface ResumableRoutesOptions {
  service: ResumableService;
  authorize: Authorize;
  /** Aborted when the process stops; the bytes of a part received by then are kept. */
  stopSignal: AbortSignal;
}

const MAX_CONCURRENT_PARTS = 16;
const UPLOAD_PATH = `${RESUMABLE_UPLOADS_PATH}/:id`;

/** Uploads in parts by tus 1.0.0: core, creation, expiration, termination. */
export function createResumableRoutes(options: ResumableRoutesOptions): Router {
  const { service, authorize, stopSignal } = options;
  const router = createRouter();
  let parts = 0;

  router.use(RESUMABLE_UPLOADS_PATH, boundUnreadBody, readOverriddenMethod, async (req, res, next) => {
    await authorize(req, res);
    res.set({ "Tus-Resumable": TUS_VERSION, "Cache-Control": "no-store" });
    if (req.method === "OPTIONS" || req.get("Tus-Resumable") === TUS_VERSION) return next();
    res.status(412).set("Tus-Version", TUS_VERSION).type("text/plain").send(`Tus-Resumable must be ${TUS_VERSION}`);
  });

  router.options(RESUMABLE_UPLOADS_PATH, (_req, res) => {
    const capabilities = { "Tus-Version": TUS_VERSION, "Tus-Extension": TUS_EXTENSIONS };
    res
      .set({ ...capabilities, "Tus-Max-Size": String(service.maxBytes) })
      .status(204)
      .end();
  });

  router.post(RESUMABLE_UPLOADS_PATH, async (req, res) => {
    const sizeBytes = bytesIn(req.headers, "Upload-Length");
    const upload = await service.begin({ fileName: fileNameIn(req.get("Upload-Metadata")), sizeBytes });
    res.location(`${RESUMABLE_UPLOADS_PATH}/${upload.id}`).set(headersOf(upload)).status(201).end();
  });

  router.head(UPLOAD_PATH, async (req, res) => {
    const upload = await service.find(req.params.id);
    res
      .set({ ...headersOf(upload), "Upload-Length": String(upload.sizeBytes), "Upload-Metadata": metadataOf(upload) })
      .status(200)
      .end();
  });

  router.patch(UPLOAD_PATH, async (req, res) => {
    if (req.get("Content-Type") !== CHUNK_MEDIA_TYPE) {
      throw refusal("unsupported_media", text("not_a_chunk", { mediaType: CHUNK_MEDIA_TYPE }));
    }
    const offsetBytes = bytesIn(req.headers, "Upload-Offset");
    if (Number(req.get("Content-Length") ?? 0) > MAX_CHUNK_BYTES) {
      throw refusal("too_large", text("part_too_large", { megabytes: MAX_CHUNK_BYTES / 1024 / 1024 }));
    }
    if (parts >= MAX_CONCURRENT_PARTS) {
      throw refusal("unavailable", text("too_many_uploads"), { retryAfterSeconds: 5 });
    }
    parts++;
    const body = takeResumableBody(req, { maxBytes: MAX_CHUNK_BYTES, stopSignal });
    try {
      const upload = await service.append(req.params.id, body.chunks, offsetBytes);
      res.set(headersOf(upload)).status(204).end();
    } finally {
      body.release();
      parts--;
    }
  });

  router.delete(UPLOAD_PATH, async (req, res) => {
    await service.abandon(req.params.id);
    res.status(204).end();
  });
  return router;
}

/** For clients whose network blocks PATCH and DELETE. */
const readOverriddenMethod: RequestHandler = (req, _res, next) => {
  const method = req.get("X-HTTP-Method-Override");
  if (method === undefined || req.method !== "POST") return next();
  if (method !== "PATCH" && method !== "DELETE") throw refusal("invalid_input", text("wrong_override"));
  req.method = method;
  next();
};

/** A header with a number of bytes. Throws invalid_input if it is missing or malformed. */
function bytesIn(headers: IncomingHttpHeaders, name: string): number {
  const value = headers[name.toLowerCase()];
  if (typeof value !== "string" || !/^\d{1,15}$/.test(value)) {
    throw refusal("invalid_input", text("not_bytes", { header: name }));
  }
  return Number(value);
}

/** The `filename` of the protocol's metadata: names and base64 values, `filename w5ZybmVrLmNzdg==,filetype dGV4dC9jc3Y=`. */
function fileNameIn(metadata: string | undefined): string {
  if (metadata === undefined || metadata.length > MAX_METADATA_LENGTH) {
    throw refusal("invalid_input", text("file_not_named"));
  }
  const pairs = metadata.split(",").map((pair) => pair.trim().split(" "));
  const encoded = pairs.find(([key]) => key === "filename")?.[1];
  const name = encoded === undefined ? "" : Buffer.from(encoded, "base64").toString("utf8");
  if (name === "") throw refusal("invalid_input", text("file_not_named"));
  return name;
}

/** The headers that describe an upload. */
export function headersOf({ offsetBytes, expiresAt, file }: PartialFile): Record<string, string> {
  return {
    "Upload-Offset": String(offsetBytes),
    "Upload-Expires": expiresAt.toUTCString(),
    ...(file === undefined ? {} : { [FILE_ID_HEADER]: file.id }),
  };
}

function metadataOf({ fileName }: PartialFile): string {
  return `filename ${Buffer.from(fileName).toString("base64")}`;
}

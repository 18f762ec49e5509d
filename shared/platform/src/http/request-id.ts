import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";
import type { Logger } from "../logger.ts";
import { REQUEST_ID_HEADER, runInRequestContext } from "../request-context.ts";
import { isRefused } from "./server/refusals.ts";

const VALID_ID = /^[\w-]{8,64}$/;

/** Adopts the gateway's request id or creates one, and makes it available to everything the request does. */
export const requestId: RequestHandler = (req, res, next) => {
  const given = req.get(REQUEST_ID_HEADER);
  const id = given !== undefined && VALID_ID.test(given) ? given : randomUUID();
  req.headers[REQUEST_ID_HEADER] = id;
  res.set(REQUEST_ID_HEADER, id);
  runInRequestContext({ requestId: id }, next);
};

/** Logs one line per request when the response ends or the client disconnects, except for counted rejections. */
export function logRequests(logger: Logger): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    res.once("close", () => {
      if (isRefused(res)) return;
      const durationMs = Math.round((performance.now() - startedAt) * 10) / 10;
      const path = req.originalUrl.split("?", 1)[0];
      logger.info({ method: req.method, path, status: res.statusCode, durationMs }, "request");
    });
    next();
  };
}

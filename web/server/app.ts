import { answerNotFound, createProblemHandler } from "@meridian/platform/http/problem-handler";
import type { Replicas } from "@meridian/platform/http/replicas/replicas";
import { logRequests, requestId } from "@meridian/platform/http/request-id";
import type { Metrics } from "@meridian/platform/http/server/health-routes";
import { createRefusals } from "@meridian/platform/http/server/refusals";
import type { Logger } from "@meridian/platform/logger";
import express, { type Express, type RequestHandler } from "express";
import sirv from "sirv";
import type { PageConfig } from "../src/lib/page/page-config.ts";
import { createOpenSearchRoute } from "./opensearch.ts";
import { CLIENT_FOLDER, type PageRenderer } from "./page-renderer.ts";
import { queueRequests } from "./queue-requests.ts";
import { createPageHandler } from "./render-page.ts";
import { createTileRoutes, type TilesFile } from "./tiles-file.ts";

/** Enough to keep a core busy while others wait for data, and what can be rendered before gateways give up. */
const PAGES = { maxAtOnce: 6, maxWaiting: 100 };

/** The build compresses them as hard as it can, once; their names change with their contents. */
const PRECOMPRESSED = { brotli: true, gzip: true, immutable: true, maxAge: 31_536_000 };

export interface WebAppOptions {
  logger: Logger;
  metrics: Metrics;
  renderer: PageRenderer;
  config: PageConfig;
  catalogue: Replicas;
  tilesFile?: TilesFile | undefined;
}

/** Serves the build's static files, and pages for everything else. */
export function createWebApp({ logger, metrics, renderer, config, catalogue, tilesFile }: WebAppOptions): Express {
  const app = express();
  app.disable("x-powered-by");
  app.use(requestId, logRequests(logger), metrics.observeRequests);
  if (renderer.middleware === undefined) {
    app.use("/assets", sirv(`${CLIENT_FOLDER}assets`, PRECOMPRESSED));
    app.use(express.static(CLIENT_FOLDER, { index: false, redirect: false, maxAge: "1d" }));
    app.use("/assets", answerNotFound);
  } else {
    app.use(renderer.middleware);
  }
  app.use(onlyReads, createTileRoutes(tilesFile), createOpenSearchRoute(config));
  app.use(
    queueRequests(PAGES, createRefusals(metrics, logger)),
    createPageHandler({ renderer, config, catalogue, logger }),
  );
  app.use(createProblemHandler(logger));
  return app;
}

const onlyReads: RequestHandler = (req, res, next) => {
  if (req.method === "GET" || req.method === "HEAD") next();
  else answerNotFound(req, res, next);
};

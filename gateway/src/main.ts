import { openSharedState } from "@meridian/engines/open-engines";
import { publicOriginOf } from "@meridian/platform/http/public-url";
import { createEngineWatch } from "@meridian/platform/http/server/engine-watch";
import { loadProcessConfig, startProcess } from "@meridian/platform/http/server/start-process";
import { createGateway } from "./app.ts";
import { cacheMaxBytesOf, connectOriginsOf, frameOriginsOf, gatewayConfigSchema, serviceUrlsOf } from "./config.ts";
import { datasetVersionCheck, watchDatasetVersion } from "./dataset-version-watch.ts";
import { servicesCheck } from "./upstream/silent-services.ts";

/** Allows for a large upload over a slow connection. */
const REQUEST_TIMEOUT_MS = 15 * 60_000;
/** The first start builds the pages, which takes minutes on a slow machine. */
const STARTING_FOR_MS = 5 * 60_000;

const config = loadProcessConfig(gatewayConfigSchema, process.env);
const { logger, metrics, serve } = startProcess("gateway", config);
const { datasetVersion, rateLimits, close } = await openSharedState(config, createEngineWatch(metrics, logger));
const watch = await watchDatasetVersion(datasetVersion);
const services = serviceUrlsOf(config);
const gateway = createGateway({
  services,
  version: watch.version,
  refreshVersion: watch.refresh,
  isSecure: publicOriginOf(config)?.startsWith("https:") ?? false,
  connectOrigins: connectOriginsOf(config),
  frameOrigins: frameOriginsOf(config),
  trustedHops: config.TRUST_PROXY,
  rateLimitFactor: config.RATE_LIMIT_FACTOR,
  rateLimits,
  cacheMaxBytes: cacheMaxBytesOf(config),
  logger,
  metrics,
  startingForMs: STARTING_FOR_MS,
});
const checkConnections = async () => {
  if (server.isDraining()) throw new Error("This gateway is about to stop");
  return {};
};
const server = await serve(gateway.app, {
  requestTimeoutMs: REQUEST_TIMEOUT_MS,
  isProbed: false,
  checks: [
    datasetVersionCheck(datasetVersion, watch),
    servicesCheck(services),
    { name: "connections", check: checkConnections },
  ],
  attach: ({ server: listening, drain }) => [
    { name: "notice", run: () => drain(config.DRAIN_SECONDS * 1000) },
    { name: "websockets", run: gateway.attachWebsockets(listening) },
  ],
  closing: [
    { name: "dataset version", run: watch.stop },
    { name: "stores", run: close },
  ],
});

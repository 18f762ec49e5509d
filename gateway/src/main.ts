import { openSharedState } from "@meridian/shared/engines/open-engines";
import { createEngineWatch } from "@meridian/shared/http/engine-watch";
import { createHealthApp, createMetrics } from "@meridian/shared/http/health-routes";
import { listenAddressOf } from "@meridian/shared/http/process-config";
import { publicOriginOf } from "@meridian/shared/http/public-url";
import { startServer } from "@meridian/shared/http/start-server";
import { endOnFailure } from "@meridian/shared/kernel/end-on-failure";
import { loadConfig } from "@meridian/shared/kernel/load-config";
import { createLogger } from "@meridian/shared/kernel/logger";
import { shutdownOnSignal } from "@meridian/shared/kernel/shutdown";
import { createGateway } from "./app.ts";
import { cacheMaxBytesOf, connectOriginsOf, frameOriginsOf, gatewayConfigSchema, serviceUrlsOf } from "./config.ts";
import { watchDatasetVersion } from "./dataset-version-watch.ts";
import { servicesCheck } from "./upstream/silent-services.ts";

/** Allows for a large upload over a slow connection. */
const REQUEST_TIMEOUT_MS = 15 * 60_000;
/** The first start builds the pages, which takes minutes on a slow machine. */
const STARTING_FOR_MS = 5 * 60_000;

endOnFailure();
const config = loadConfig(gatewayConfigSchema, process.env);
const logger = createLogger({ service: "gateway", level: config.LOG_LEVEL });
const metrics = createMetrics("gateway");
const address = listenAddressOf("gateway", config);

const { datasetVersion, rateLimits, close } = await openSharedState(config, createEngineWatch(metrics, logger));
const watch = await watchDatasetVersion(datasetVersion);
const services = serviceUrlsOf(config);
const gateway = createGateway({
  services,
  version: watch.version,
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
/** A stale dataset version is reported but does not make the gateway unready. */
const health = createHealthApp(metrics, [
  {
    name: "dataset version",
    check: async () => {
      const isHeard = await datasetVersion.current().then(
        () => true,
        () => false,
      );
      return { version: watch.version(), isHeard };
    },
  },
  servicesCheck(services),
  {
    name: "connections",
    check: async () => {
      if (server.isDraining()) throw new Error("This gateway is about to stop");
      return {};
    },
  },
]);

const server = await startServer(gateway.app, { ...address, requestTimeoutMs: REQUEST_TIMEOUT_MS, isProbed: false });
const endWebsockets = gateway.attachWebsockets(server.server);
const internal = await startServer(health, { host: config.LISTEN_HOST ?? "127.0.0.1", port: address.internalPort });
logger.info({ port: server.port, internalPort: internal.port }, "listening");

shutdownOnSignal({
  logger,
  steps: [
    { name: "notice", run: () => server.drain(config.DRAIN_SECONDS * 1000) },
    { name: "websockets", run: endWebsockets },
    { name: "server", run: () => server.close() },
    { name: "dataset version", run: watch.stop },
    { name: "stores", run: close },
    { name: "internal server", run: () => internal.close() },
  ],
});

import { createMetrics } from "@meridian/platform/http/server/health-routes";
import { type RunningServer, startServer } from "@meridian/platform/http/server/start-server";
import { createLogger } from "@meridian/platform/logger";
import express, { type Express } from "express";
import { onTestFinished } from "vitest";
import { createGateway, type GatewayOptions } from "../app.ts";
import type { ServiceName } from "../proxy-routes.ts";

const logger = createLogger({ service: "gateway", level: "silent" });
const NAMES: readonly ServiceName[] = ["web", "catalogue", "admin", "ingest"];

export type TestServices = Partial<Record<ServiceName, (app: Express) => void>>;

export interface TestGateway {
  url: string;
  port: number;
  setVersion(version: number): void;
  serverOf(name: ServiceName): RunningServer;
  close: () => Promise<void>;
}

/** As below; it closes after the test. */
export async function startTestGateway(...given: Parameters<typeof startGateway>): Promise<TestGateway> {
  const gateway = await startGateway(...given);
  onTestFinished(gateway.close);
  return gateway;
}

/** A gateway in front of four servers that `build` has given their routes, all on free ports. */
export async function startGateway(build: TestServices, overrides: Partial<GatewayOptions> = {}): Promise<TestGateway> {
  const running: RunningServer[] = [];
  const start = async (app: Express) => {
    const server = await startServer(app, { host: "127.0.0.1", port: 0 });
    running.push(server);
    return server;
  };
  const servers = new Map<ServiceName, RunningServer>();
  for (const name of NAMES) {
    const app = express();
    build[name]?.(app);
    servers.set(name, await start(app));
  }
  const serverOf = (name: ServiceName) => {
    const server = servers.get(name);
    if (server === undefined) throw new Error(`${name} is not running`);
    return server;
  };
  const urlsOf = (name: ServiceName) => [new URL(`http://127.0.0.1:${serverOf(name).port}`)];
  let version = 1;
  const gateway = createGateway({
    services: { web: urlsOf("web"), catalogue: urlsOf("catalogue"), admin: urlsOf("admin"), ingest: urlsOf("ingest") },
    version: () => version,
    refreshVersion: async () => undefined,
    isSecure: false,
    connectOrigins: [],
    trustedHops: 0,
    rateLimitFactor: 1,
    cacheMaxBytes: 10_000_000,
    logger,
    metrics: createMetrics("gateway"),
    ...overrides,
  });
  const server = await start(gateway.app);
  const closeWebsockets = gateway.attachWebsockets(server.server);
  const close = async (): Promise<void> => {
    closeWebsockets();
    for (const each of running.splice(0)) {
      each.server.closeAllConnections();
      if (each.server.listening) await each.close();
    }
  };
  return {
    url: `http://127.0.0.1:${server.port}`,
    port: server.port,
    setVersion: (next) => {
      version = next;
    },
    serverOf,
    close,
  };
}

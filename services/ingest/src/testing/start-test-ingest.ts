import { randomBytes, randomUUID } from "node:crypto";
import { DAY_MS } from "@meridian/contracts/durations";
import type { EngineConfig } from "@meridian/engines/engine-config";
import type { Engines } from "@meridian/engines/engines";
import { openEngines } from "@meridian/engines/open-engines";
import { openSearchIndex } from "@meridian/engines/open-search-index";
import { hashToken, SESSION_IDLE_MS, sessionCookieName } from "@meridian/platform/http/require-session";
import { createMetrics } from "@meridian/platform/http/server/health-routes";
import { startServer } from "@meridian/platform/http/server/start-server";
import { createLogger } from "@meridian/platform/logger";
import type { SearchIndex } from "@meridian/ports/search/search-index";
import { completeIndex } from "@meridian/testing/search/search-index-handles";
import { makeTestEngineConfig } from "@meridian/testing/test-engine-config";
import { createIngest } from "../app.ts";

/** The whole service on the engines under test, with its own data and a session. */
export interface TestIngest {
  url: string;
  /** Value of a Cookie header with a valid session. */
  cookie: string;
  config: EngineConfig;
  engines: Engines;
  index: SearchIndex;
  stop(): Promise<void>;
}

export interface TestIngestOptions {
  maxUploadBytes?: number;
  leaseMs?: number;
  /** Another replica of the service, which shares its engines. */
  beside?: TestIngest;
  /** Existing data, which is kept. */
  config?: EngineConfig;
  allowedSourceHosts?: ReadonlySet<string>;
  sourcePollMs?: number;
  /** What the schedule of sources takes for now. */
  clock?: () => Date;
}

export async function startTestIngest(options: TestIngestOptions = {}): Promise<TestIngest> {
  const { maxUploadBytes, leaseMs = 30_000, beside, allowedSourceHosts, sourcePollMs, clock } = options;
  const { config, engines, index, close } =
    beside === undefined ? await openOwnEngines(options.config) : { ...beside, close: async () => {} };
  const logger = createLogger({ service: "ingest", level: "silent" });
  const metrics = createMetrics("ingest");
  const ingest = createIngest({
    ...engines,
    index,
    indexHolder: randomUUID(),
    session: engines,
    logger,
    metrics,
    leaseMs,
    retentionMs: DAY_MS,
    ...(maxUploadBytes === undefined ? {} : { maxUploadBytes }),
    ...(allowedSourceHosts === undefined ? {} : { allowedSourceHosts }),
    ...(sourcePollMs === undefined ? {} : { sourcePollMs }),
    ...(clock === undefined ? {} : { clock }),
  });
  const server = await startServer(ingest.app, { host: "127.0.0.1", port: 0 });
  ingest.attachTo(server);
  ingest.start();
  return {
    url: `http://127.0.0.1:${server.port}`,
    cookie: await openSession(engines),
    config,
    engines,
    index,
    async stop() {
      await ingest.drain();
      server.server.closeAllConnections();
      await server.close();
      await close();
    },
  };
}

async function openOwnEngines(given: EngineConfig | undefined) {
  const { config, remove } =
    given === undefined ? await makeTestEngineConfig() : { config: given, remove: async () => {} };
  const engines = await openEngines(config);
  const index = await openSearchIndex(config, "writer");
  // Otherwise businesses stored before the service's first look at its directory would seem to await the placing of an upgrade.
  if (given === undefined) await completeIndex(index);
  return {
    config,
    engines,
    index,
    async close() {
      await index.close();
      await engines.close();
      await remove();
    },
  };
}

/** Creates a session without a login. */
export async function openSession({ credentials, sessions }: Pick<Engines, "credentials" | "sessions">) {
  const credential = await credentials.putFirst({ username: "admin", passwordHash: "unused" });
  const token = randomBytes(32).toString("base64url");
  const now = new Date();
  await sessions.create({
    tokenHash: hashToken(token),
    username: credential.username,
    credentialVersion: credential.version,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + SESSION_IDLE_MS),
  });
  return `${sessionCookieName(false)}=${token}`;
}

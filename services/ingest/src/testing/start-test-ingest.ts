import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { type Engines, openEngines } from "@meridian/shared/engines/open-engines";
import { openSearchIndex } from "@meridian/shared/engines/open-search-index";
import { createMetrics } from "@meridian/shared/http/health-routes";
import { hashToken, SESSION_IDLE_MS, sessionCookieName } from "@meridian/shared/http/require-session";
import { startServer } from "@meridian/shared/http/start-server";
import { createLogger } from "@meridian/shared/kernel/logger";
import type { SearchIndex } from "@meridian/shared/ports/search-index";
import { createIngest } from "../app.ts";
import { makeDataDir } from "./make-data-dir.ts";

/** The whole service on embedded engines in a folder of its own, with a session to call it by. */
export interface TestIngest {
  url: string;
  /** Value of a Cookie header with a live session. */
  cookie: string;
  dataDir: string;
  engines: Engines;
  index: SearchIndex;
  stop(): Promise<void>;
}

export interface TestIngestOptions {
  maxUploadBytes?: number;
  /** Kept when the service stops; a new one otherwise, which is removed. */
  dataDir?: string;
  leaseMs?: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export async function startTestIngest(options: TestIngestOptions = {}): Promise<TestIngest> {
  const dataDir = options.dataDir ?? (await makeDataDir());
  const logger = createLogger({ service: "ingest", level: "silent" });
  const engines = await openEngines({ DATA_DIR: dataDir });
  const index = await openSearchIndex({ DATA_DIR: dataDir }, "writer");
  const metrics = createMetrics("ingest");
  const { maxUploadBytes, leaseMs = 30_000 } = options;
  const ingest = createIngest({
    ...engines,
    index,
    session: engines,
    logger,
    metrics,
    leaseMs,
    retentionMs: DAY_MS,
    ...(maxUploadBytes === undefined ? {} : { maxUploadBytes }),
  });
  const server = await startServer(ingest.app, { host: "127.0.0.1", port: 0 });
  ingest.attachTo(server);
  ingest.start();
  return {
    url: `http://127.0.0.1:${server.port}`,
    cookie: await openSession(engines),
    dataDir,
    engines,
    index,
    async stop() {
      await ingest.drain();
      server.server.closeAllConnections();
      await server.close();
      await index.close();
      await engines.close();
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true });
    },
  };
}

/** Logs an administrator in behind the login's back. */
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

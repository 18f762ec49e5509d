import { createAdminApp } from "../../../services/admin/src/app.ts";
import { openSession } from "../../../services/ingest/src/testing/start-test-ingest.ts";
import { openEngines } from "../../../shared/src/engines/open-engines.ts";
import { createMetrics } from "../../../shared/src/http/health-routes.ts";
import { startServer } from "../../../shared/src/http/start-server.ts";
import { createLogger } from "../../../shared/src/kernel/logger.ts";

/** Run as a process of its own: `admin-process.ts <folder>` serves its directory, and prints where and with which session. */
const engines = await openEngines({ DATA_DIR: process.argv[2] ?? "" });
const logger = createLogger({ service: "admin", level: "error" });
const app = createAdminApp({ ...engines, logger, metrics: createMetrics("admin") });
const { port } = await startServer(app, { host: "127.0.0.1", port: 0 });
console.log(JSON.stringify({ port, cookie: await openSession(engines) }));

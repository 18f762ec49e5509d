import type { RequestListener } from "node:http";
import { startServer } from "@meridian/platform/http/server/start-server";

export interface TestApp {
  /** "http://127.0.0.1:…", without a trailing slash. */
  url: string;
  close(): Promise<void>;
}

/** Serves an app on a free port. */
export async function startTestApp(app: RequestListener): Promise<TestApp> {
  const { server, port, close } = await startServer(app, { host: "127.0.0.1", port: 0 });
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      return close();
    },
  };
}

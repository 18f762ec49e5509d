import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { login } from "../../../shared/contracts/src/admin/admin-api.ts";
import { freePort } from "../../../shared/testing/src/engines/free-port.ts";
import { planOf } from "../../supervisor/processes.ts";

const MAIN = fileURLToPath(new URL("../../../services/admin/src/main.ts", import.meta.url));
const START_TIMEOUT_MS = 60_000;
const PASSWORD = "measures-a-made-up-directory";

/** The admin service as in production, on a bench folder, with a logged-in session. */
export interface AdminService {
  pid: number;
  port: number;
  /** Of the logged-in session. */
  cookie: string;
  stop(): Promise<void>;
}

export async function startAdmin(dataDir: string): Promise<AdminService> {
  const [port, internalPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const env = {
    DATA_DIR: dataDir,
    LISTEN_PORT: String(port),
    INTERNAL_PORT: String(internalPort),
    LOG_LEVEL: "error",
    ADMIN_PASSWORD: PASSWORD,
  };
  const { nodeFlags, environment } = planOf("admin", { host: "127.0.0.1", port, internalPort });
  const child = spawn(process.execPath, [...nodeFlags, MAIN], {
    env: { ...env, ...environment },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const exited = once(child, "exit");
  const credentials = {
    method: login.method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "admin", password: PASSWORD }),
  };

  async function logIn(): Promise<string> {
    const deadline = performance.now() + START_TIMEOUT_MS;
    for (;;) {
      const answer = await fetch(url + login.path, credentials).catch(() => undefined);
      if (answer?.ok === true) return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
      if (child.exitCode !== null || performance.now() > deadline) throw new Error("the admin service did not start");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  return {
    pid: child.pid ?? 0,
    port,
    cookie: await logIn(),
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { login } from "../../../shared/contracts/src/admin/admin-api.ts";
import { type CleanupJob, cleanupJobsSchema, DELETE_ALL_WORD } from "../../../shared/contracts/src/admin/cleanup.ts";
import {
  deleteAllBusinesses,
  fixSlugs,
  listCleanupJobs,
  restoreDeleted,
} from "../../../shared/contracts/src/admin/cleanup-api.ts";
import { freePort } from "../../../shared/testing/src/engines/free-port.ts";
import { planOf } from "../../supervisor/processes.ts";

const MAIN = fileURLToPath(new URL("../../../services/admin/src/main.ts", import.meta.url));
const START_TIMEOUT_MS = 60_000;
const PASSWORD = "measures-a-made-up-directory";
const begunSchema = z.object({ jobId: z.string() });

/** The admin service as in production, on a bench folder, with a logged-in session. */
export interface AdminService {
  pid: number;
  port: number;
  /** Of the logged-in session. */
  cookie: string;
  /** These return the id of a job, which may continue afterwards. */
  deleteAll(): Promise<string>;
  restore(jobId: string): Promise<string>;
  fixSlugs(): Promise<string>;
  job(id: string): Promise<CleanupJob>;
  stop(): Promise<void>;
}

interface Call {
  method: string;
  path: string;
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
  const send = (call: Call, body?: unknown, cookie = "") =>
    fetch(url + call.path, {
      method: call.method,
      headers: { cookie, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const cookie = await logIn();
  const ask = async (call: Call, body?: unknown): Promise<unknown> => {
    const answer = await send(call, body, cookie);
    if (!answer.ok) throw new Error(`${call.method} ${call.path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const begin = async (call: Call, body?: unknown) => begunSchema.parse(await ask(call, body)).jobId;

  async function logIn(): Promise<string> {
    const deadline = performance.now() + START_TIMEOUT_MS;
    for (;;) {
      const answer = await send(login, { username: "admin", password: PASSWORD }).catch(() => undefined);
      if (answer?.ok === true) return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
      if (child.exitCode !== null || performance.now() > deadline) throw new Error("the admin service did not start");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  return {
    pid: child.pid ?? 0,
    port,
    cookie,
    deleteAll: () => begin(deleteAllBusinesses, { confirmation: DELETE_ALL_WORD, password: PASSWORD }),
    restore: (jobId) => begin(restoreDeleted, { jobId }),
    fixSlugs: () => begin(fixSlugs),
    async job(id) {
      const { jobs } = cleanupJobsSchema.parse(await ask(listCleanupJobs));
      const job = jobs.find((candidate) => candidate.id === id);
      if (job === undefined) throw new Error("The job is not in the list");
      return job;
    },
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}

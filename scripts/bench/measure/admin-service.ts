import { login } from "../../../shared/contracts/src/admin/admin-api.ts";
import { type BenchService, startBenchService } from "./bench-service.ts";

const PASSWORD = "measures-a-made-up-directory";

export interface AdminService extends Pick<BenchService<string>, "pid" | "port" | "stop"> {
  /** Of the logged-in session. */
  cookie: string;
}

/** The admin service with a logged-in session. */
export async function startAdmin(dataDir: string): Promise<AdminService> {
  const credentials = {
    method: login.method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "admin", password: PASSWORD }),
  };
  const { ready: cookie, ...service } = await startBenchService("admin", {
    dataDir,
    environment: { ADMIN_PASSWORD: PASSWORD },
    look: async (url) => {
      const answer = await fetch(url + login.path, credentials);
      return answer.ok ? (answer.headers.getSetCookie()[0]?.split(";")[0] ?? "") : undefined;
    },
  });
  return { ...service, cookie };
}

import { get, type RequestListener } from "node:http";
import { get as getOverTls } from "node:https";
import { startIoTimeout } from "../../io-timeout.ts";

/** Not in any routing table, so visitors cannot reach it through a gateway. */
export const PROBE_PATH = "/internal/alive";
const PROBE_TIMEOUT_MS = 1_500;

/** Answers before any middleware of the service, which distinguishes a slow replica from a hung one. */
export function answeringProbes(listener: RequestListener): RequestListener {
  return (req, res) => {
    if (req.url === PROBE_PATH) res.writeHead(204).end();
    else listener(req, res);
  };
}

/** `answers`: with any status. `hangs`: accepts the connection but stays silent, like a process starved of CPU. */
export type ProbeOutcome = "answers" | "hangs" | "away";

/** Probes a replica. */
export function probeReplica(replica: URL): Promise<ProbeOutcome> {
  return new Promise((resolve) => {
    const ask = replica.protocol === "https:" ? getOverTls : get;
    let isConnected = false;
    const probe = ask(new URL(PROBE_PATH, replica), { agent: false }, (answer) => {
      resolve("answers");
      answer.destroy();
    });
    const clear = startIoTimeout(PROBE_TIMEOUT_MS, () => {
      resolve(isConnected ? "hangs" : "away");
      probe.destroy();
    });
    probe.once("error", () => resolve("away"));
    probe.once("close", clear);
    probe.once("socket", (socket) => {
      socket.unref();
      socket.once("connect", () => {
        isConnected = true;
      });
    });
  });
}

/** Whether a replica answers. Accepting a connection is not enough: the kernel does that for a hung process. */
export async function answersProbe(replica: URL): Promise<boolean> {
  return (await probeReplica(replica)) === "answers";
}

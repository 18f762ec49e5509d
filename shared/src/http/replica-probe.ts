import { get, type RequestListener } from "node:http";
import { get as getOverTls } from "node:https";
import { startIoTimeout } from "../kernel/io-timeout.ts";

/** Outside every routing table: no visitor reaches it through a gateway. */
export const PROBE_PATH = "/internal/alive";
const PROBE_TIMEOUT_MS = 1_500;

/** Says that the process lives before anything of the service runs, so that a copy slow at its work is told from one that hangs. */
export function answeringProbes(listener: RequestListener): RequestListener {
  return (req, res) => {
    if (req.url === PROBE_PATH) res.writeHead(204).end();
    else listener(req, res);
  };
}

/** `answers`: with any status. `hangs`: takes the connection and says nothing in time, like a process that gets no turn on a busy machine. */
export type ProbeOutcome = "answers" | "hangs" | "away";

/** Asks a copy whether it lives. */
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

/** Whether a copy answers. Taking a connection is not enough: the system does that for a process that hangs. */
export async function answersProbe(replica: URL): Promise<boolean> {
  return (await probeReplica(replica)) === "answers";
}

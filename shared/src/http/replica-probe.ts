import { get, type RequestListener } from "node:http";
import { get as getOverTls } from "node:https";

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

/**
 * Whether a copy answers at all; its status is no matter. Taking a connection is not enough: the system does that for a process
 * that hangs.
 */
export function answersProbe(replica: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const ask = replica.protocol === "https:" ? getOverTls : get;
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
    const probe = ask(new URL(PROBE_PATH, replica), { agent: false, signal }, (answer) => {
      resolve(true);
      answer.destroy();
    });
    probe.once("error", () => resolve(false));
    probe.once("socket", (socket) => socket.unref());
  });
}

import { connect } from "node:net";
import { type EngineEnvironment, type EngineUnderTest, type StartedEngine, startEngine } from "./engine-under-test.ts";

const PROGRAM = "redis-server";
const PROBE_TIMEOUT_MS = 1_000;

/** The Redis of REDIS_URL, else one of this machine's own `redis-server`. */
export async function findRedis(environment: EngineEnvironment): Promise<EngineUnderTest> {
  const { REDIS_URL: url } = environment;
  if (url !== undefined && url !== "") {
    return { isFound: true, source: "Redis of REDIS_URL", url, stop: async () => {} };
  }
  const started = await startRedis();
  if (started === undefined) return { isFound: false, reason: `REDIS_URL is not set and ${PROGRAM} is not installed` };
  const { port, stop } = started;
  return { isFound: true, source: `${PROGRAM} of this machine`, url: `redis://127.0.0.1:${port}`, stop };
}

/** Starts a `redis-server` that keeps nothing on the disk; undefined where it is not installed. */
export function startRedis(options: { port?: number; password?: string } = {}): Promise<StartedEngine | undefined> {
  const { port, password } = options;
  const secrets = password === undefined ? [] : ["--requirepass", password];
  return startEngine({
    program: PROGRAM,
    args: (ownPort, folder) => {
      const place = ["--port", String(ownPort), "--bind", "127.0.0.1", "--dir", folder];
      return [...place, "--save", "", "--appendonly", "no", ...secrets];
    },
    isReady: answersPing,
    ...(port === undefined ? {} : { port }),
  });
}

/** A Redis with a password answers as well: that we must log in. */
function answersPing(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1", timeout: PROBE_TIMEOUT_MS }, () => socket.write("PING\r\n"));
    const end = (isReady: boolean) => {
      socket.destroy();
      resolve(isReady);
    };
    socket.once("data", (data) => end(/^\+PONG|^-NOAUTH/.test(data.toString())));
    socket.once("error", () => end(false));
    socket.once("timeout", () => end(false));
  });
}

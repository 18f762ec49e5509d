import { connect } from "node:net";
import { openRedis } from "@meridian/engines/redis/open-redis";
import { type EngineContainer, inDocker, type ReachDocker, reachDocker } from "./docker-engine.ts";
import { askBroker, type EngineEnvironment, type EngineUnderTest, firstFound, fromUrl } from "./engine-under-test.ts";
import { type StartedEngine, startEngine } from "./start-engine.ts";

const PROGRAM = "redis-server";
const PORT = 6379;
const PROBE_TIMEOUT_MS = 1_000;

const CONTAINER: EngineContainer = {
  engine: "redis",
  port: PORT,
  command: ["redis-server", "--save", "", "--appendonly", "no"],
  async describe(address) {
    const url = `redis://${address}`;
    return { url, version: await readVersion(url) };
  },
};

/** Redis at REDIS_URL, else in Docker, else a local `redis-server`. */
export async function findRedis(
  environment: EngineEnvironment,
  reach: ReachDocker = () => reachDocker(environment.DOCKER_HOST),
): Promise<EngineUnderTest> {
  if (environment.brokerUrl !== undefined) return askBroker(environment.brokerUrl, "redis");
  const given = fromUrl("REDIS_URL", environment, async (url) => ({ version: `Redis ${await readVersion(url)}` }));
  return firstFound([given, inDocker(CONTAINER, reach), fromProgram]);
}

async function fromProgram(): Promise<EngineUnderTest> {
  const started = await startRedis();
  if (started === undefined) return { isFound: false, reason: `${PROGRAM} is not installed` };
  const { port, stop } = started;
  const url = `redis://127.0.0.1:${port}`;
  return { isFound: true, source: `${PROGRAM} ${await readVersion(url)} of this machine`, url, stop };
}

/** The version reported by the server. */
async function readVersion(url: string): Promise<string> {
  const link = await openRedis(url);
  try {
    const [, version = "of an unknown version"] =
      /^redis_version:(\S+)/m.exec(await link.ask((redis) => redis.info("server"))) ?? [];
    return version;
  } finally {
    await link.close();
  }
}

/** Starts a `redis-server` without persistence; undefined if it is not installed. */
export function startRedis(
  options: { port?: number; password?: string; extra?: readonly string[] } = {},
): Promise<StartedEngine | undefined> {
  const { port, password, extra = [] } = options;
  const secrets = password === undefined ? [] : ["--requirepass", password];
  return startEngine({
    program: PROGRAM,
    args: (ownPort, folder) => {
      const place = ["--port", String(ownPort), "--bind", "127.0.0.1", "--dir", folder];
      return [...place, "--save", "", "--appendonly", "no", ...secrets, ...extra];
    },
    isReady: answersPing,
    ...(port === undefined ? {} : { port }),
  });
}

/** A Redis with a password answers too, asking for a login. */
function answersPing(port: number): Promise<boolean> {
  return answersTo("PING", /^\+PONG|^-NOAUTH/, port);
}

/** Whether the reply to a command matches, in Redis's wire format. */
export function answersTo(command: string, wished: RegExp, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1", timeout: PROBE_TIMEOUT_MS }, () =>
      socket.write(`${command}\r\n`),
    );
    const end = (isReady: boolean) => {
      socket.destroy();
      resolve(isReady);
    };
    socket.once("data", (data) => end(wished.test(data.toString())));
    socket.once("error", () => end(false));
    socket.once("timeout", () => end(false));
  });
}

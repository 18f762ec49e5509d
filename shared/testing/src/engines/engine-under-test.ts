import { z } from "zod";

export type EngineName = "mongodb" | "meilisearch" | "redis";
export const ENGINE_NAMES: readonly EngineName[] = ["mongodb", "meilisearch", "redis"];

/** A server for tests, or the reason why there is none. */
export type EngineUnderTest =
  | {
      isFound: true;
      /** Name, reported version and origin, for the summary. */
      source: string;
      url: string;
      apiKey?: string;
      /** Why the sources tried before had none. */
      passedOver?: readonly string[];
      stop(): Promise<void>;
    }
  | { isFound: false; reason: string };

export type FoundEngine = Extract<EngineUnderTest, { isFound: true }>;

/** Where to look for engines first. */
export interface EngineEnvironment {
  MONGODB_URL?: string | undefined;
  MEILI_URL?: string | undefined;
  MEILI_API_KEY?: string | undefined;
  REDIS_URL?: string | undefined;
  /** The Docker engine; the default socket if unset. */
  DOCKER_HOST?: string | undefined;
  /** The broker that shares engines across the run; without it, each caller starts its own. */
  brokerUrl?: string | undefined;
}

declare module "vitest" {
  interface ProvidedContext {
    /** The engine URLs given to the test run. */
    engineEnvironment: EngineEnvironment;
    /** The engines that service tests open. */
    engineSet: "embedded" | "cluster";
  }
}

/** Tries to get an engine from one source. */
export type EngineSource = () => Promise<EngineUnderTest>;

/** The engine of the first source that has one; otherwise the reasons of all. */
export async function firstFound(sources: readonly EngineSource[]): Promise<EngineUnderTest> {
  const reasons: string[] = [];
  for (const source of sources) {
    const engine = await source();
    if (engine.isFound) return { ...engine, passedOver: [...reasons, ...(engine.passedOver ?? [])] };
    reasons.push(engine.reason);
  }
  return { isFound: false, reason: reasons.join("; ") };
}

/** An engine whose address is a setting. An unreachable URL is a mistake: throws instead of using another engine. */
export function fromUrl(
  setting: keyof EngineEnvironment,
  environment: EngineEnvironment,
  describe: (url: string) => Promise<Pick<FoundEngine, "apiKey"> & { version: string }>,
): EngineSource {
  return async () => {
    const url = environment[setting];
    if (url === undefined || url === "") return { isFound: false, reason: `${setting} is not set` };
    const { version, ...access } = await describe(url);
    return { isFound: true, source: `${version} of ${setting}`, url, ...access, stop: async () => {} };
  };
}

/** The broker's description of an engine over HTTP. */
export const foundEngineSchema = z.discriminatedUnion("isFound", [
  z.object({
    isFound: z.literal(true),
    source: z.string(),
    url: z.string(),
    apiKey: z.string().optional(),
    passedOver: z.array(z.string()).default([]),
  }),
  z.object({ isFound: z.literal(false), reason: z.string() }),
]);

/** Long enough to download an engine. */
const BROKER_TIMEOUT_MS = 5 * 60_000;

/** An engine shared by this run's broker, which stops it. */
export async function askBroker(brokerUrl: string, name: EngineName): Promise<EngineUnderTest> {
  const answer = await fetch(`${brokerUrl}/${name}`, { signal: AbortSignal.timeout(BROKER_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`No ${name} for this run: ${await answer.text()}`);
  const found = foundEngineSchema.parse(await answer.json());
  if (!found.isFound) return found;
  const { apiKey, ...engine } = found;
  return { ...engine, ...(apiKey === undefined ? {} : { apiKey }), stop: async () => {} };
}

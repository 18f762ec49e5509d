import { z } from "zod";

export type EngineName = "mongodb" | "meilisearch" | "redis";
export const ENGINE_NAMES: readonly EngineName[] = ["mongodb", "meilisearch", "redis"];

/** A server that tests may use, or why there is none. */
export type EngineUnderTest =
  | {
      isFound: true;
      /** What it is, which version it says it has, and where it comes from, for the summary. */
      source: string;
      url: string;
      apiKey?: string;
      /** Why the places that are asked before this one had none. */
      passedOver?: readonly string[];
      stop(): Promise<void>;
    }
  | { isFound: false; reason: string };

export type FoundEngine = Extract<EngineUnderTest, { isFound: true }>;

/** Where engines are looked for first. */
export interface EngineEnvironment {
  MONGODB_URL?: string | undefined;
  MEILI_URL?: string | undefined;
  MEILI_API_KEY?: string | undefined;
  REDIS_URL?: string | undefined;
  /** Where a Docker engine is asked; its usual socket when unset. */
  DOCKER_HOST?: string | undefined;
  /** Address of the broker that keeps the engines of the whole run; without it each caller starts its own. */
  brokerUrl?: string | undefined;
}

declare module "vitest" {
  interface ProvidedContext {
    /** The URLs of engines that the test run was started with. */
    engineEnvironment: EngineEnvironment;
    /** Which engines tests of services open. */
    engineSet: "embedded" | "cluster";
  }
}

/** Asks one place for an engine. */
export type EngineSource = () => Promise<EngineUnderTest>;

/** The engine of the first place that has one; otherwise the reasons of all of them. */
export async function firstFound(sources: readonly EngineSource[]): Promise<EngineUnderTest> {
  const reasons: string[] = [];
  for (const source of sources) {
    const engine = await source();
    if (engine.isFound) return { ...engine, passedOver: [...reasons, ...(engine.passedOver ?? [])] };
    reasons.push(engine.reason);
  }
  return { isFound: false, reason: reasons.join("; ") };
}

/** How the broker tells of an engine over HTTP. */
export const toldEngineSchema = z.discriminatedUnion("isFound", [
  z.object({
    isFound: z.literal(true),
    source: z.string(),
    url: z.string(),
    apiKey: z.string().optional(),
    passedOver: z.array(z.string()).default([]),
  }),
  z.object({ isFound: z.literal(false), reason: z.string() }),
]);

/** Long enough to fetch an engine for the first time. */
const BROKER_TIMEOUT_MS = 5 * 60_000;

/** The engine that the broker of this run keeps; whoever started the broker stops it. */
export async function askBroker(brokerUrl: string, name: EngineName): Promise<EngineUnderTest> {
  const answer = await fetch(`${brokerUrl}/${name}`, { signal: AbortSignal.timeout(BROKER_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`No ${name} for this run: ${await answer.text()}`);
  const told = toldEngineSchema.parse(await answer.json());
  if (!told.isFound) return told;
  const { apiKey, ...engine } = told;
  return { ...engine, ...(apiKey === undefined ? {} : { apiKey }), stop: async () => {} };
}

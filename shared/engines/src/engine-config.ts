import { ConfigError } from "@meridian/platform/load-config";
import { z } from "zod";

/** What every process needs to know to open its engines. */
export const engineConfigShape = {
  DATA_DIR: z.string().min(1).default("./data").describe("Folder of the embedded engines and of uploaded files"),
  MONGODB_URL: z
    .string()
    .min(1)
    .optional()
    .describe(
      "Connection string of MongoDB, which then keeps the directory and the uploaded files; embedded when unset",
    ),
  MEILI_URL: z
    .string()
    .min(1)
    .optional()
    .describe("Address of Meilisearch, which then answers searches: http://host:7700; embedded when unset"),
  MEILI_API_KEY: z
    .string()
    .min(1)
    .optional()
    .describe("Key of Meilisearch: ingest needs one that may write its indexes, the others one that may search"),
  MEILI_INDEX_PREFIX: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,100}$/, "must be letters, digits, hyphens and underscores")
    .optional()
    .describe("Begins the names of the indexes, so that one Meilisearch can serve several sites; none when unset"),
  MEILI_SEARCH_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(10)
    .max(10_000)
    .optional()
    .describe("Longest that a search waits for Meilisearch before names alone are searched; 1000 when unset"),
  MEILI_FACET_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(10)
    .max(10_000)
    .optional()
    .describe("Longest that found businesses wait for their counts before they are shown without; 1000 when unset"),
  MEILI_FACETS_AT_ONCE: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000)
    .optional()
    .describe("Questions for counts that a process asks Meilisearch at a time; 6 when unset"),
  REDIS_URL: z
    .string()
    .min(1)
    .optional()
    .describe(
      "Address of Redis, which then keeps sessions and limits: redis://user:password@host:6379/0, rediss:// for TLS. " +
        "Sentinels: redis+sentinel://user:password@host1:26379,host2:26379/primary-name/0, their own login as " +
        "?sentinel_username=…&sentinel_password=…. A Redis Cluster is refused",
    ),
  REDIS_KEY_PREFIX: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe("Begins every key and channel, so that one Redis can serve several sites; meridian: when unset"),
};
export const engineConfigSchema = z.object(engineConfigShape);
export type EngineConfig = z.infer<typeof engineConfigSchema>;

export interface ClusterConfig {
  mongodbUrl: string;
  meiliUrl: string;
  meiliApiKey: string | undefined;
  meiliIndexPrefix: string;
  meiliSearchTimeoutMs: number | undefined;
  meiliFacetTimeoutMs: number | undefined;
  meiliFacetsAtOnce: number | undefined;
  redisUrl: string;
  redisKeyPrefix: string;
}

const DEFAULT_REDIS_KEY_PREFIX = "meridian:";

/** The Redis that gateways share. It may be their only engine setting: they hold nothing else. Undefined for the embedded engines. */
export function sharedConfigOf(config: EngineConfig): Pick<ClusterConfig, "redisUrl" | "redisKeyPrefix"> | undefined {
  const { REDIS_URL, REDIS_KEY_PREFIX = DEFAULT_REDIS_KEY_PREFIX } = config;
  return REDIS_URL === undefined ? clusterConfigOf(config) : { redisUrl: REDIS_URL, redisKeyPrefix: REDIS_KEY_PREFIX };
}

/**
 * The URLs of the cluster's engines; undefined for the embedded ones. Throws a ConfigError for a mixture: they hold one directory together.
 */
export function clusterConfigOf(config: EngineConfig): ClusterConfig | undefined {
  const { MONGODB_URL, MEILI_URL, MEILI_API_KEY, REDIS_URL } = config;
  const urls = { MONGODB_URL, MEILI_URL, REDIS_URL };
  const missing = Object.entries(urls).filter(([, url]) => url === undefined);
  if (missing.length === Object.keys(urls).length) return undefined;
  if (MONGODB_URL === undefined || MEILI_URL === undefined || REDIS_URL === undefined) {
    const names = missing.map(([name]) => name).join(" and ");
    throw new ConfigError(
      `A cluster needs MONGODB_URL, MEILI_URL and REDIS_URL together: set ${names} too, or none of them.`,
    );
  }
  return {
    mongodbUrl: MONGODB_URL,
    meiliUrl: MEILI_URL,
    meiliApiKey: MEILI_API_KEY,
    meiliIndexPrefix: config.MEILI_INDEX_PREFIX ?? "",
    meiliSearchTimeoutMs: config.MEILI_SEARCH_TIMEOUT_MS,
    meiliFacetTimeoutMs: config.MEILI_FACET_TIMEOUT_MS,
    meiliFacetsAtOnce: config.MEILI_FACETS_AT_ONCE,
    redisUrl: REDIS_URL,
    redisKeyPrefix: config.REDIS_KEY_PREFIX ?? DEFAULT_REDIS_KEY_PREFIX,
  };
}

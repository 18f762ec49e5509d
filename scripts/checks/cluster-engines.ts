import type { FoundCluster } from "../../shared/testing/src/engines/cluster-namespace.ts";
import type { EngineBroker } from "../../shared/testing/src/engines/engine-broker.ts";
import {
  ENGINE_NAMES,
  type EngineName,
  type EngineUnderTest,
} from "../../shared/testing/src/engines/engine-under-test.ts";

/** The three engines of a cluster, or one line that names the missing ones and why. */
export async function findCluster(
  broker: Pick<EngineBroker, "engineOf">,
): Promise<{ engines: FoundCluster } | { missing: string }> {
  const [mongodb, meilisearch, redis] = await Promise.all([
    broker.engineOf("mongodb"),
    broker.engineOf("meilisearch"),
    broker.engineOf("redis"),
  ]);
  if (mongodb.isFound && meilisearch.isFound && redis.isFound) return { engines: { mongodb, meilisearch, redis } };
  const all = { mongodb, meilisearch, redis };
  const missing = ENGINE_NAMES.flatMap((name) => {
    const engine = all[name];
    return engine.isFound ? [] : [`${LABELS[name]}: ${engine.reason}`];
  });
  return { missing: missing.join(" · ") };
}

const LABEL_WIDTH = 12;
const LABELS: Readonly<Record<EngineName, string>> = { mongodb: "MongoDB", meilisearch: "Meilisearch", redis: "Redis" };

/** The engines inside every process. */
export function embeddedLine(): string {
  const { node, sqlite } = process.versions;
  return `  ${"embedded".padEnd(LABEL_WIDTH)} SQLite ${sqlite} of Node ${node}`;
}

/** Which servers a test run found, and which it could not reach. */
export function engineLines(used: ReadonlyMap<EngineName, EngineUnderTest>): string[] {
  return ENGINE_NAMES.map((name) => {
    const engine = used.get(name);
    const label = LABELS[name].padEnd(LABEL_WIDTH);
    if (engine === undefined) return `  ${label} not asked for`;
    if (!engine.isFound) return `  ${label} not reached: ${engine.reason}`;
    const { source, passedOver = [] } = engine;
    return `  ${label} ${source}${passedOver.length === 0 ? "" : ` (before it: ${passedOver.join("; ")})`}`;
  });
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EngineConfig } from "../engines/engine-config.ts";
import { type Engines, openEngines } from "../engines/open-engines.ts";

export interface TestEngines extends Engines {
  config: EngineConfig;
}

/** The embedded engines in a folder of their own, which `close` removes. */
export async function openTestEngines(clock?: () => Date): Promise<TestEngines> {
  const config: EngineConfig = { DATA_DIR: await mkdtemp(join(tmpdir(), "meridian-test-")) };
  const engines = await openEngines(config, clock === undefined ? {} : { clock });
  return {
    ...engines,
    config,
    async close() {
      await engines.close();
      await rm(config.DATA_DIR, { recursive: true, force: true });
    },
  };
}

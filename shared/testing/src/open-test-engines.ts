import type { Placing } from "@meridian/domain/categories/business-category";
import type { Engines } from "@meridian/engines/engines";
import { type OpenEnginesOptions, openEngines } from "@meridian/engines/open-engines";
import { makeTestEngineConfig, type TestEngineConfig } from "./test-engine-config.ts";

export interface TestEngines extends Engines, Pick<TestEngineConfig, "config"> {}

/** This run's engines with their own data, which `close` removes. */
export async function openTestEngines(
  options: Pick<OpenEnginesOptions, "clock" | keyof Placing> = {},
): Promise<TestEngines> {
  const { config, remove } = await makeTestEngineConfig();
  const engines = await openEngines(config, options);
  return {
    ...engines,
    config,
    async close() {
      await engines.close();
      await remove();
    },
  };
}

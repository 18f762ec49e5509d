import type { Placing } from "../domain/business-category.ts";
import type { Engines } from "../engines/engines.ts";
import { type OpenEnginesOptions, openEngines } from "../engines/open-engines.ts";
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

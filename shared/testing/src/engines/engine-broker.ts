import { createServer, type ServerResponse } from "node:http";
import { ENGINE_NAMES, type EngineEnvironment, type EngineName, type EngineUnderTest } from "./engine-under-test.ts";
import { ENGINE_FINDERS } from "./reach-engine.ts";

/** Finds each engine at most once, on first demand, for all processes of a test run. */
export interface EngineBroker {
  /** The URL for `askBroker`. */
  url: string;
  engineOf(name: EngineName): Promise<EngineUnderTest>;
  /** The engines requested so far. */
  used(): Promise<ReadonlyMap<EngineName, EngineUnderTest>>;
  /** Stops the engines it started. */
  close(): Promise<void>;
}

export async function startEngineBroker(environment: EngineEnvironment): Promise<EngineBroker> {
  const engines = new Map<EngineName, Promise<EngineUnderTest>>();

  function engineOf(name: EngineName): Promise<EngineUnderTest> {
    const known = engines.get(name);
    if (known !== undefined) return known;
    const finding = ENGINE_FINDERS[name](environment);
    engines.set(name, finding);
    return finding;
  }

  async function answer(path: string, res: ServerResponse): Promise<void> {
    const name = ENGINE_NAMES.find((each) => path === `/${each}`);
    if (name === undefined) {
      res.writeHead(404).end();
      return;
    }
    try {
      const body = JSON.stringify(await engineOf(name));
      res.writeHead(200, { "content-type": "application/json" }).end(body);
    } catch (error) {
      res.writeHead(500).end(error instanceof Error ? error.message : String(error));
    }
  }

  const server = createServer((req, res) => void answer(req.url ?? "", res));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The broker of engines has no port");

  return {
    url: `http://127.0.0.1:${address.port}`,
    engineOf,
    async used() {
      const found = new Map<EngineName, EngineUnderTest>();
      for (const [name, finding] of engines) found.set(name, await finding.catch(failed));
      return found;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      for (const finding of engines.values()) {
        const engine = await finding.catch(failed);
        if (engine.isFound) await engine.stop();
      }
    },
  };
}

function failed(error: unknown): EngineUnderTest {
  return { isFound: false, reason: error instanceof Error ? error.message : String(error) };
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { IndexQuery } from "../../../shared/ports/src/search/search-index.ts";
import { freePort } from "../../../shared/testing/src/engines/free-port.ts";
import { planOf } from "../../supervisor/processes.ts";

const MAIN = fileURLToPath(new URL("../../../services/catalogue/src/main.ts", import.meta.url));
const START_TIMEOUT_MS = 60_000;

/** The catalogue service as in production, on a bench folder. */
export interface CatalogueProcess {
  search(query: IndexQuery): Promise<void>;
  suggest(text: string): Promise<void>;
  /** The text of a response. */
  read(path: string): Promise<string>;
  pid: number;
  stop(): Promise<void>;
}

export async function startCatalogue(dataDir: string): Promise<CatalogueProcess> {
  const [port, internalPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const env = { DATA_DIR: dataDir, LISTEN_PORT: String(port), INTERNAL_PORT: String(internalPort), LOG_LEVEL: "error" };
  const { nodeFlags, environment } = planOf("catalogue", { host: "127.0.0.1", port, internalPort });
  const child = spawn(process.execPath, [...nodeFlags, MAIN], {
    env: { ...env, ...environment },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const exited = once(child, "exit");
  const deadline = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    const answer = await fetch(`${url}/api/search?q=restaurant`).catch(() => undefined);
    const body: unknown = answer?.ok === true ? await answer.json() : undefined;
    if (typeof body === "object" && body !== null && "isDegraded" in body && body.isDegraded === false) break;
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill();
      throw new Error("the catalogue did not start: it may still be building its index");
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const fetched = async (path: string): Promise<Response> => {
    const answer = await fetch(url + path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer;
  };
  const get = async (path: string): Promise<void> => {
    await (await fetched(path)).arrayBuffer();
  };
  return {
    pid: child.pid ?? 0,
    search: (query) => get(`/api/search?${parametersOf(query)}`),
    read: async (path) => (await fetched(path)).text(),
    suggest: (text) => get(`/api/suggest?${new URLSearchParams({ q: text })}`),
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}

function parametersOf({ text, filters }: IndexQuery): URLSearchParams {
  const parameters = new URLSearchParams({ q: text });
  const { categorySlug, countryCode, cityKey, minRating, isVerified, has, openAt, near } = filters;
  if (categorySlug !== undefined) parameters.set("category", categorySlug);
  if (countryCode !== undefined) parameters.set("country", countryCode);
  if (cityKey !== undefined) parameters.set("city", cityKey);
  if (minRating !== undefined) parameters.set("minRating", String(minRating));
  if (isVerified === true) parameters.set("verified", "1");
  if (has !== undefined) parameters.set("has", has.join(","));
  if (openAt !== undefined) parameters.set("openNow", "1");
  if (near === undefined) return parameters;
  parameters.set("near", `${near.lat.toFixed(5)},${near.lng.toFixed(5)}`);
  parameters.set("radiusKm", String(near.radiusKm));
  return parameters;
}

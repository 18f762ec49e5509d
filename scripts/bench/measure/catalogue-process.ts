import type { IndexQuery } from "../../../shared/ports/src/search/search-index.ts";
import { startBenchService } from "./bench-service.ts";

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
  const { pid, url, stop } = await startBenchService("catalogue", { dataDir, look: searchesWithIndex });
  const fetched = async (path: string): Promise<Response> => {
    const answer = await fetch(url + path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer;
  };
  const get = async (path: string): Promise<void> => {
    await (await fetched(path)).arrayBuffer();
  };
  return {
    pid,
    stop,
    search: (query) => get(`/api/search?${parametersOf(query)}`),
    read: async (path) => (await fetched(path)).text(),
    suggest: (text) => get(`/api/suggest?${new URLSearchParams({ q: text })}`),
  };
}

/** It does not while it is still building its index. */
async function searchesWithIndex(url: string): Promise<true | undefined> {
  const answer = await fetch(`${url}/api/search?q=restaurant`);
  const body: unknown = answer.ok ? await answer.json() : undefined;
  const isReady = typeof body === "object" && body !== null && "isDegraded" in body && body.isDegraded === false;
  return isReady ? true : undefined;
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

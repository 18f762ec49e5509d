import { API_TABLES } from "@meridian/contracts/api-tables";
import type { Endpoint } from "@meridian/contracts/endpoint";

const ENDPOINTS = API_TABLES.flatMap(({ endpoints }) => Object.values(endpoints))
  // `/imports/profiles` is tried before `/imports/:id`.
  .toSorted((a, b) => a.path.split(":").length - b.path.split(":").length)
  .map((endpoint) => ({ endpoint, pattern: patternOf(endpoint.path) }));

/** Throws if an answer violates the endpoint's contract, or there is no such endpoint. */
export function checkAnswer(method: string, url: string, answer: unknown): void {
  const [path = ""] = url.split("?", 1);
  const found = ENDPOINTS.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path));
  if (found === undefined) throw new Error(`no contract has ${method} ${path}`);
  parseAnswer(found.endpoint, answer);
}

/** The answer parsed by the endpoint's contract. Throws if it violates it. */
export function parseAnswer({ method, path, response }: Endpoint, answer: unknown): unknown {
  const { success, data, error } = response.safeParse(answer);
  if (!success) throw new Error(`the answer to ${method} ${path} breaks its contract: ${error.message}`);
  return data;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(/:\w+/g, "[^/]+")}$`);
}

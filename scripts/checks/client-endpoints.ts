import { globSync } from "node:fs";
import { basename, join } from "node:path";
import type { Endpoint } from "../../shared/contracts/src/endpoint.ts";

const CONTRACTS = join(import.meta.dirname, "../../shared/contracts/src");
export const CLIENT_ENDPOINTS = join(import.meta.dirname, "../../shared/contracts/src/client/endpoints");

const MAX_LINE_LENGTH = 120;

type NamedEndpoint = readonly [name: string, endpoint: Endpoint];

/** The generated client endpoints by file name: one file per contract file that defines endpoints. */
export async function clientEndpointFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const file of globSync("**/*.ts", { cwd: CONTRACTS, exclude: ["client/**", "**/*.test.ts"] }).sort()) {
    const exported: Record<string, unknown> = await import(join(CONTRACTS, file));
    const endpoints = Object.entries(exported).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]));
    if (endpoints.length === 0) continue;
    files.set(`${basename(file).replace(/(-api)?\.ts$/, "")}.gen.ts`, textOf(file, endpoints));
  }
  return files;
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "method" in value && "path" in value && "response" in value;
}

function textOf(file: string, endpoints: readonly NamedEndpoint[]): string {
  const header = `// Made from shared/contracts/src/${file} by: npm run client-endpoints
import type * as contract from "../../${file}";
import { endpoint } from "../endpoint.ts";
`;
  const inOrder = endpoints.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const lines = inOrder.map(([name, { method, path, summary }]) => {
    const left = `export const ${name} =`;
    const right = `/* @__PURE__ */ endpoint<typeof contract.${name}>("${method}", "${path}");`;
    const space = left.length + right.length < MAX_LINE_LENGTH ? " " : "\n  ";
    return `\n/** ${summary} */\n${left}${space}${right}\n`;
  });
  return header + lines.join("");
}

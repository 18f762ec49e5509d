import { globSync } from "node:fs";
import { join } from "node:path";
import type { Endpoint } from "@meridian/contracts/endpoint";

const CONTRACTS = join(import.meta.dirname, "../../contracts/src");

export interface DefinedEndpoint {
  /** The contract file that exports it, relative to `shared/contracts/src`. */
  file: string;
  name: string;
  endpoint: Endpoint;
}

/** Every endpoint that a contract exports, by file, whether or not a table lists it. */
export async function definedEndpoints(): Promise<DefinedEndpoint[]> {
  const found: DefinedEndpoint[] = [];
  for (const file of globSync("**/*.ts", { cwd: CONTRACTS, exclude: ["client/**", "**/*.test.ts"] }).sort()) {
    const exported: Record<string, unknown> = await import(join(CONTRACTS, file));
    for (const [name, value] of Object.entries(exported)) {
      if (isEndpoint(value)) found.push({ file, name, endpoint: value });
    }
  }
  return found;
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "method" in value && "path" in value && "response" in value;
}

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { CLIENT_ENDPOINTS, clientEndpointFiles } from "./client-endpoints.ts";

it("the client has every endpoint of the contracts, and no others", async () => {
  const stored = new Map<string, string>();
  for (const file of (await readdir(CLIENT_ENDPOINTS)).sort()) {
    stored.set(file, await readFile(join(CLIENT_ENDPOINTS, file), "utf8"));
  }
  expect(Object.fromEntries(stored), "run: npm run client-endpoints").toEqual(
    Object.fromEntries(await clientEndpointFiles()),
  );
});

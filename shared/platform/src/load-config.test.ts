import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { inBatches } from "./batches.ts";
import { ConfigError, loadConfig } from "./load-config.ts";
import { makeTemporaryFolder } from "./testing/make-temporary-folder.ts";

const schema = z.object({
  PORT: z.coerce.number().min(1).default(8080),
  PASSWORD: z.string().min(8),
  NAME: z.string().optional(),
});

describe("loading the configuration", () => {
  it("accepts values and defaults, and treats an empty value as unset", () => {
    expect(loadConfig(schema, { PASSWORD: "long enough", PORT: "" })).toEqual({ PORT: 8080, PASSWORD: "long enough" });
  });

  it("reads a secret from the file that NAME_FILE names", () => {
    const folder = makeTemporaryFolder();
    const path = join(folder, "password");
    writeFileSync(path, "from a file\n");
    expect(loadConfig(schema, { PASSWORD_FILE: path }).PASSWORD).toBe("from a file");
  });

  it("lists every problem at once", () => {
    const load = () => loadConfig(schema, { PORT: "0", PASSWORD: "short", NAME_FILE: "/does/not/exist" });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(/3 problem\(s\)[\s\S]*NAME_FILE[\s\S]*PORT[\s\S]*PASSWORD/);
  });
});

it("batches contain everything once, in order, and are never empty", async () => {
  const batches: number[][] = [];
  for await (const batch of inBatches([1, 2, 3, 4, 5], 2)) batches.push(batch);
  expect(batches).toEqual([[1, 2], [3, 4], [5]]);
  for await (const batch of inBatches([], 2)) expect.unreachable(`a batch of ${batch.length}`);
});

import { readFileSync } from "node:fs";
import type { z } from "zod";

/** An invalid configuration; `message` lists every problem, one per line. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Parses the environment with a schema. For every key NAME of the schema, NAME_FILE may name a file with the value. Empty values
 * count as unset. Throws ConfigError listing all problems.
 */
export function loadConfig<S extends z.ZodObject>(schema: S, environment: Environment): z.output<S> {
  const problems: string[] = [];
  const values: Record<string, string> = {};
  for (const key of Object.keys(schema.shape)) {
    const value = readValue(key, environment, problems);
    if (value !== undefined && value !== "") values[key] = value;
  }
  const parsed = schema.safeParse(values);
  if (!parsed.success) {
    for (const issue of parsed.error.issues) problems.push(`${issue.path.join(".")}: ${issue.message}`);
  }
  if (problems.length > 0 || !parsed.success) {
    throw new ConfigError(`The configuration has ${problems.length} problem(s):\n  ${problems.join("\n  ")}`);
  }
  return parsed.data;
}

function readValue(key: string, environment: Environment, problems: string[]): string | undefined {
  const path = environment[`${key}_FILE`];
  if (path === undefined || path === "") return environment[key];
  try {
    return readFileSync(path, "utf8").trimEnd();
  } catch (cause) {
    problems.push(`${key}_FILE: cannot read ${path} (${cause instanceof Error ? cause.message : String(cause)})`);
    return undefined;
  }
}

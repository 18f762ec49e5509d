import { existsSync } from "node:fs";
import { join } from "node:path";

/** Adds the settings of `.env` to the environment; what is set there already stands. */
export function loadEnvFile(root: string): void {
  const path = join(root, ".env");
  if (existsSync(path)) process.loadEnvFile(path);
}

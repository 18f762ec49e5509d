import { existsSync } from "node:fs";
import { join } from "node:path";

/** Adds the settings in `.env` to the environment, which takes precedence. */
export function loadEnvFile(root: string): void {
  const path = join(root, ".env");
  if (existsSync(path)) process.loadEnvFile(path);
}

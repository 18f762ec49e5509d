import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { credentialConfigShape } from "../../services/admin/src/config.ts";
import { engineConfigShape } from "../../shared/engines/src/engine-config.ts";
import { publicUrlConfigShape } from "../../shared/platform/src/http/public-url.ts";
import { processConfigShape } from "../../shared/platform/src/http/server/process-config.ts";

/** The last process port is PORT + 14. */
const HIGHEST_PORT = 65_535 - 14;

/** The settings of `npm start` itself; every process reads its own from the same environment. */
export const startConfigSchema = z.object({
  PORT: processConfigShape.PORT.refine((port) => port <= HIGHEST_PORT, `must be at most ${HIGHEST_PORT}`),
  LISTEN_HOST: processConfigShape.LISTEN_HOST,
  ...engineConfigShape,
  ...publicUrlConfigShape,
  ...credentialConfigShape,
  DEMO_BUSINESSES: z.coerce
    .number()
    .int()
    .min(0)
    .max(2_000_000)
    .default(20_000)
    .describe("Generated businesses that the first start fills an empty directory with; 0 starts empty"),
});
export type StartConfig = z.output<typeof startConfigSchema>;

/** Adds the settings in `.env` to the environment, which takes precedence. */
export function loadEnvFile(root: string): void {
  const path = join(root, ".env");
  if (existsSync(path)) process.loadEnvFile(path);
}

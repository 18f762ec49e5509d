import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { findChromium } from "../checks/find-chromium.ts";
import type { BenchContext, Need } from "./bench-case.ts";
import { runScript } from "./measure/run-script.ts";

const SCRIPT = new URL("./directory/prepare-directory.ts", import.meta.url);

/** Why a case cannot run on this machine; undefined if it can. */
export function missingProgram(
  needs: readonly Need[],
  environment: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const isOnPath = (program: string): boolean =>
    (environment.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, program)));
  if (needs.includes("meilisearch") && !isOnPath("meilisearch")) return "meilisearch is not installed";
  if (needs.includes("redis") && !isOnPath("redis-server")) return "redis-server is not installed";
  if (needs.includes("chromium") && findChromium(environment) === undefined) return "there is no Chromium";
  return undefined;
}

/** Fills the shared directory and builds its index if a case needs them and no earlier one did. */
export async function prepare(
  needs: readonly Need[],
  { folder, businesses }: Pick<BenchContext, "folder" | "businesses">,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const wantsIndex = needs.includes("index");
  if (!wantsIndex && !needs.includes("directory")) return;
  await runScript(SCRIPT, [folder, String(businesses), ...(wantsIndex ? ["index"] : [])]);
}

import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const USUAL_PATHS = ["/usr/bin/chromium", "/usr/bin/google-chrome"];
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The Chromium of this machine: CHROMIUM_PATH, else where distributions put it, else on the path. */
export function findChromium(environment: NodeJS.ProcessEnv): string | undefined {
  const onPath = (environment.PATH ?? "").split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const named = environment.CHROMIUM_PATH;
  if (named !== undefined && named !== "") return isExecutable(named) ? named : undefined;
  return [...USUAL_PATHS, ...onPath].find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The shell draws no window, so that opening a page costs it less than half; the same engine renders it. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const USUAL_FOLDER = "/usr/bin";

/** The Chromium of this machine: CHROMIUM_PATH, else where distributions put it or on the path. */
export function findChromium(environment: NodeJS.ProcessEnv): string | undefined {
  const folders = [USUAL_FOLDER, ...(environment.PATH ?? "").split(delimiter)];
  const named = environment.CHROMIUM_PATH;
  if (named !== undefined && named !== "") return isExecutable(named) ? named : undefined;
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

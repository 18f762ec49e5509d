import { watch } from "node:fs";
import { isSource } from "./fingerprint.ts";

/** An editor saves in several steps; a checkout changes many files. */
const BURST_MS = 200;

/** Calls back when sources below the folders have changed, once per burst of changes. Returns a function that stops it. */
export function watchSources(folders: readonly string[], onChanged: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, name) => {
      if (name === null || !isSource(name)) return;
      clearTimeout(timer);
      timer = setTimeout(onChanged, BURST_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

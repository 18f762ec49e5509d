import { closeSync, openSync } from "node:fs";
import { flushCompileCache } from "node:module";

/** By then a process has loaded its modules. */
const LOADED_AFTER_MS = 15_000;

/**
 * Loaded into every process before its own code: if the supervisor dies for any reason, the process drains and ends too, instead of holding
 * its port forever.
 */
process.once("disconnect", () => {
  // Nobody reads the output any more, and a blocked write would delay the exit forever.
  for (const output of [1, 2]) {
    closeSync(output);
    openSync("/dev/null", "a");
  }
  process.kill(process.pid, "SIGTERM");
});
process.channel?.unref();

/** An orderly end saves the cache anyway; a killed process should start as fast. */
setTimeout(() => flushCompileCache(), LOADED_AFTER_MS).unref();

import { closeSync, openSync } from "node:fs";
import { flushCompileCache } from "node:module";

/** By then a process has loaded what it needs. */
const LOADED_AFTER_MS = 15_000;

/**
 * Loaded into every process before its own code: when the supervisor is gone, however it ended, the process drains and
 * ends as well instead of holding its port for ever.
 */
process.once("disconnect", () => {
  // Nobody reads the output any more, and a log line that cannot be written would hold up the exit for ever.
  for (const output of [1, 2]) {
    closeSync(output);
    openSync("/dev/null", "a");
  }
  process.kill(process.pid, "SIGTERM");
});
process.channel?.unref();

/** Kept at an orderly end anyway, but one that is killed should start as fast. */
setTimeout(() => flushCompileCache(), LOADED_AFTER_MS).unref();

import { inspect } from "node:util";
import { ConfigError } from "./load-config.ts";

/** Exit code for a configuration that cannot be used: EX_CONFIG of sysexits.h. */
export const EX_CONFIG = 78;

/**
 * Ends the process on an uncaught error. A ConfigError prints its message alone and exits with EX_CONFIG; anything else is logged
 * in full and exits with 1.
 */
export function endOnFailure(): void {
  process.on("uncaughtException", (error) => {
    const code = error instanceof ConfigError ? EX_CONFIG : 1;
    process.exitCode = code;
    process.stderr.write(`${describeFailure(error)}\n`, () => process.exit(code));
  });
}

function describeFailure(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  return error instanceof Error ? inspect(error) : String(error);
}

import { inspect } from "node:util";
import { ConfigError } from "./load-config.ts";

/**
 * Ends the process with code 1 on what nobody caught. A configuration that cannot be used is told in its one message, which
 * says what to do; anything else is a fault of the program and is told with all that is known of it.
 */
export function endOnFailure(): void {
  process.on("uncaughtException", (error) => {
    process.exitCode = 1;
    process.stderr.write(`${describeFailure(error)}\n`, () => process.exit(1));
  });
}

function describeFailure(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  return error instanceof Error ? inspect(error) : String(error);
}

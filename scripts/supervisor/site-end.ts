import { ConfigError } from "../../shared/src/kernel/load-config.ts";
import { followLauncher } from "./follow-launcher.ts";
import type { Site } from "./site.ts";
import { StartError } from "./start-error.ts";
import type { Terminal } from "./terminal.ts";

export interface StopOptions {
  /** A shell stands between npm and this process, so that a signal to npm does not reach it. */
  isUnderNpm: boolean;
}

/** Drains the site on ctrl-C and SIGTERM and ends this process; a second signal kills what is left. */
export function stopOnSignals(site: Site, terminal: Terminal, { isUnderNpm }: StopOptions): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) {
      site.kill();
      process.exit(1);
    }
    isStopping = true;
    terminal.line("  Stopping …");
    await site.stop();
    process.exit(0);
  };
  process.on("SIGINT", () => void stop());
  process.on("SIGTERM", () => void stop());
  if (isUnderNpm) followLauncher(() => void stop());
}

/** Tells why the site cannot run, stops what runs of it, and ends this process. */
export async function endWith(site: Site, terminal: Terminal, message: string): Promise<never> {
  terminal.problem(`\n${message}\n`);
  await site.stop();
  process.exit(1);
}

/** What an operator is told: the message alone where it is meant for one, the whole stack of anything unforeseen. */
export function messageOf(error: unknown): string {
  if (error instanceof StartError || error instanceof ConfigError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

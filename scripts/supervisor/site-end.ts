import { ConfigError } from "../../shared/platform/src/load-config.ts";
import type { Site } from "./site.ts";
import { StartError } from "./start-error.ts";
import type { Terminal } from "./terminal.ts";

export interface StopOptions {
  /** npm runs this process in a shell, so a signal to npm does not reach it. */
  isUnderNpm: boolean;
}

/** Drains the site on ctrl-C and SIGTERM and exits; a second signal kills what remains. */
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

/** Says why the site cannot run, stops what runs of it, and exits. */
export async function endWith(site: Site, terminal: Terminal, message: string): Promise<never> {
  terminal.problem(`\n${message}\n`);
  await site.stop();
  process.exit(1);
}

/** The message for an operator: only the text of an expected error, the whole stack of any other. */
export function messageOf(error: unknown): string {
  if (error instanceof StartError || error instanceof ConfigError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const LOOK_EVERY_MS = 1000;

/**
 * `npm start` puts a shell between npm and this process; a signal to npm ends both without reaching this process. Calls back when the
 * launcher is gone.
 */
function followLauncher(onGone: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, LOOK_EVERY_MS);
  timer.unref();
}

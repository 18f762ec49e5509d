import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { EX_CONFIG } from "../../shared/platform/src/end-on-failure.ts";
import type { LogSink } from "./log-sink.ts";
import type { ProcessPlan } from "./processes.ts";

/** A process that has run this long is healthy: its next death counts as the first. */
const HEALTHY_AFTER_MS = 30_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 60_000;

export interface SupervisedProcessOptions {
  plan: ProcessPlan;
  root: string;
  environment: NodeJS.ProcessEnv;
  /** Node flags before the entry point. */
  nodeFlags: readonly string[];
  sink: LogSink;
  show: (text: string) => void;
  /** False: not restarted after its end. */
  isRestarted: boolean;
  /** The delay before the first restart; doubles each time, up to a minute. */
  firstPauseMs?: number;
  /** Called whenever it starts or ends. */
  onChanged: () => void;
  /** Called if its first start ends with a rejected configuration, which a retry cannot fix. */
  onRefused: (message: string) => void;
}

/** A process that is restarted whenever it ends unexpectedly, with growing delays and without limit. */
export class SupervisedProcess {
  readonly #options: SupervisedProcessOptions;
  #child: ChildProcess | undefined;
  #ended: Promise<void> = Promise.resolve();
  #nextStart: NodeJS.Timeout | undefined;
  #isStopping = false;
  #isRestarting = false;
  #starts = 0;
  /** Deaths since it was last healthy. */
  #deaths = 0;

  constructor(options: SupervisedProcessOptions) {
    this.#options = options;
  }

  get plan(): ProcessPlan {
    return this.#options.plan;
  }

  /** Undefined if it is not running. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  start(): void {
    const { sink, onChanged } = this.#options;
    this.#starts += 1;
    const child = this.#spawn();
    if (child === undefined) return;
    this.#child = child;
    onChanged();
    const healthy = setTimeout(() => this.#forgetDeaths(), HEALTHY_AFTER_MS).unref();
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8");
      stream?.on("data", (chunk: string) => sink.write(chunk));
    }
    this.#ended = new Promise((resolve) => {
      child.once("error", (error) => sink.write(`${error.message}\n`));
      child.once("close", (code, signal) => {
        clearTimeout(healthy);
        this.#child = undefined;
        onChanged();
        resolve();
        if (!this.#isStopping && !this.#isRestarting) this.#revive(code, signal);
      });
    });
  }

  /** Drains it; kills it after the timeout. */
  async stop(timeoutMs: number): Promise<void> {
    this.#isStopping = true;
    await this.#end(timeoutMs);
  }

  /** Restarts it with changed sources: after draining, or at once if it is waiting to be restarted. */
  async restart(timeoutMs: number): Promise<void> {
    if (this.#starts === 0 || this.#isRestarting) return;
    this.#isRestarting = true;
    await this.#end(timeoutMs);
    this.#isRestarting = false;
    this.#deaths = 0;
    if (!this.#isStopping) this.start();
  }

  kill(): void {
    this.#isStopping = true;
    this.#child?.kill("SIGKILL");
  }

  async #end(timeoutMs: number): Promise<void> {
    clearTimeout(this.#nextStart);
    this.#child?.kill("SIGTERM");
    const isEnded = await Promise.race([this.#ended.then(() => true), sleep(timeoutMs, false, { ref: false })]);
    if (isEnded) return;
    this.#child?.kill("SIGKILL");
    await this.#ended;
  }

  /** Undefined if the system cannot start it, for lack of memory for example; this counts as a death. */
  #spawn(): ChildProcess | undefined {
    const { plan, root, environment, nodeFlags } = this.#options;
    try {
      return spawn(process.execPath, [...nodeFlags, plan.entryPoint], {
        cwd: root,
        env: environment,
        stdio: ["ignore", "pipe", "pipe", "ipc"],
        // Its own process group: ctrl-C reaches only the supervisor, which stops the processes in order.
        detached: true,
      });
    } catch (error) {
      this.#startLater(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  #revive(code: number | null, signal: NodeJS.Signals | null): void {
    if (code === EX_CONFIG && this.#starts === 1) {
      const { name } = this.plan;
      this.#options.onRefused(`${name} cannot use its configuration; the reason is printed above.`);
      return;
    }
    this.#startLater(signal ?? `code ${code}`);
  }

  #startLater(reason: string): void {
    const { show, isRestarted, firstPauseMs = FIRST_PAUSE_MS } = this.#options;
    this.#deaths += 1;
    const times = this.#deaths === 1 ? "" : ` ${this.#deaths} times in a row`;
    const death = `${this.plan.name} ended unasked${times} (${reason})`;
    if (!isRestarted) {
      show(death);
      return;
    }
    const pauseMs = Math.min(LONGEST_PAUSE_MS, firstPauseMs * 2 ** (this.#deaths - 1));
    show(`${death}; starting it again in ${pauseMs / 1000} s`);
    this.#nextStart = setTimeout(() => this.start(), pauseMs);
  }

  #forgetDeaths(): void {
    if (this.#deaths > 0) this.#options.show(`${this.plan.name} runs again`);
    this.#deaths = 0;
  }
}

import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import type { LogSink } from "./log-sink.ts";
import type { ProcessPlan } from "./processes.ts";

/** A process that lived this long was well: its next death is a new story. */
const HEALTHY_AFTER_MS = 30_000;
const MAX_QUICK_DEATHS = 5;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

export interface SupervisedProcessOptions {
  plan: ProcessPlan;
  root: string;
  environment: NodeJS.ProcessEnv;
  /** Flags of node, before the entry point. */
  nodeFlags: readonly string[];
  sink: LogSink;
  show: (text: string) => void;
  /** False leaves it dead once it has ended. */
  isRestarted: boolean;
  /** Called each time it has been started or has ended. */
  onChanged: () => void;
  /** Called once when it has died too often to go on. */
  onGivenUp: (message: string) => void;
}

/** One process that is started again whenever it ends unasked. */
export class SupervisedProcess {
  readonly #options: SupervisedProcessOptions;
  #child: ChildProcess | undefined;
  #ended: Promise<void> = Promise.resolve();
  #isStopping = false;
  #quickDeaths = 0;

  constructor(options: SupervisedProcessOptions) {
    this.#options = options;
  }

  get plan(): ProcessPlan {
    return this.#options.plan;
  }

  /** Undefined while it does not run. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  start(): void {
    const { plan, root, environment, nodeFlags, sink, onChanged } = this.#options;
    const startedAt = Date.now();
    const child = spawn(process.execPath, [...nodeFlags, plan.entryPoint], {
      cwd: root,
      env: environment,
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      // A group of its own: ctrl-C reaches the supervisor alone, which stops the processes in order.
      detached: true,
    });
    this.#child = child;
    onChanged();
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8");
      stream?.on("data", (chunk: string) => sink.write(chunk));
    }
    this.#ended = new Promise((resolve) => {
      child.once("error", (error) => sink.write(`${error.message}\n`));
      child.once("close", (code, signal) => {
        this.#child = undefined;
        onChanged();
        resolve();
        if (!this.#isStopping) void this.#revive(Date.now() - startedAt, signal ?? `code ${code}`);
      });
    });
  }

  /** Asks it to drain and waits; what has not ended by then is killed. */
  async stop(timeoutMs: number): Promise<void> {
    this.#isStopping = true;
    this.#child?.kill("SIGTERM");
    const isEnded = await Promise.race([this.#ended.then(() => true), sleep(timeoutMs, false, { ref: false })]);
    if (isEnded) return;
    this.kill();
    await this.#ended;
  }

  kill(): void {
    this.#isStopping = true;
    this.#child?.kill("SIGKILL");
  }

  async #revive(livedMs: number, reason: string): Promise<void> {
    const { sink, show, isRestarted, onGivenUp } = this.#options;
    if (!isRestarted) {
      show(`${this.plan.name} ended unasked (${reason})`);
      return;
    }
    this.#quickDeaths = livedMs >= HEALTHY_AFTER_MS ? 1 : this.#quickDeaths + 1;
    if (this.#quickDeaths >= MAX_QUICK_DEATHS) {
      const said = sink.lastLines().join("\n");
      onGivenUp(`${this.plan.name} ended ${MAX_QUICK_DEATHS} times in a row (${reason}). It said last:\n${said}`);
      return;
    }
    const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (this.#quickDeaths - 1));
    show(`${this.plan.name} ended unasked (${reason}); starting it again`);
    await sleep(pauseMs);
    if (!this.#isStopping) this.start();
  }
}

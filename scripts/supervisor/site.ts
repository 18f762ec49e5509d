import { watch } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { ProcessName } from "../../shared/platform/src/http/server/process-config.ts";
import { isSource } from "./fingerprint.ts";
import { LogSink } from "./log-sink.ts";
import type { ProcessPlan } from "./processes.ts";
import { SupervisedProcess } from "./supervised-process.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Gateways stop first, then the others together. Slightly longer than a process's own limit, so that one that cannot drain reports it
 * before it is killed.
 */
const DRAIN_MS = 11_000;
/** The minimum for the others, even if the gateways used up the time. */
const LEAST_DRAIN_MS = 4_000;
const FOLLOW_PARENT = join(import.meta.dirname, "follow-parent.ts");
/** Sources used by every process. */
const SHARED_SOURCES = "shared";

export interface SiteOptions {
  plans: readonly ProcessPlan[];
  root: string;
  dataDir: string;
  environment: NodeJS.ProcessEnv;
  isVerbose: boolean;
  /** Restarts a process when its sources change. */
  isDevelopment: boolean;
  /** Default true: restarts a process that ends unexpectedly. */
  isRestarting?: boolean;
  /** Called whenever a process starts or ends. */
  onChanged?: () => void;
  terminal: Terminal;
  /** Called if a process rejects its configuration. */
  onRefused: (message: string) => void;
}

/** All processes of the site, started and stopped together. */
export class Site {
  readonly #processes: readonly SupervisedProcess[];
  readonly #endWatching: (() => void)[] = [];

  constructor(options: SiteOptions) {
    const { terminal, isDevelopment, isVerbose } = options;
    const show = (text: string): void => terminal.problem(text);
    const nodeFlags = ["--disable-warning=ExperimentalWarning", "--import", FOLLOW_PARENT];
    const directory = join(options.dataDir, "logs");
    /** Later processes reuse what one has compiled. */
    const shared = { NODE_COMPILE_CACHE: join(options.dataDir, "compile-cache") };
    const create = (plan: ProcessPlan): SupervisedProcess =>
      new SupervisedProcess({
        plan,
        root: options.root,
        environment: { ...shared, ...options.environment, ...plan.environment },
        nodeFlags: [...nodeFlags, ...plan.nodeFlags],
        sink: new LogSink({ service: plan.name, directory, isVerbose, show }),
        show,
        isRestarted: options.isRestarting ?? true,
        onChanged: options.onChanged ?? (() => undefined),
        onRefused: options.onRefused,
      });
    this.#processes = options.plans.map(create);
    if (isDevelopment) this.#followSources(options.root);
  }

  /** Starts all replicas of these processes. */
  start(names: readonly ProcessName[]): void {
    for (const process of this.#processes) if (names.includes(process.plan.process)) process.start();
  }

  /** The processes now running. */
  running(): { plan: ProcessPlan; pid: number }[] {
    return this.#processes.flatMap(({ plan, pid }) => (pid === undefined ? [] : [{ plan, pid }]));
  }

  async stop(): Promise<void> {
    for (const end of this.#endWatching) end();
    const deadline = Date.now() + DRAIN_MS;
    const isGateway = ({ plan }: SupervisedProcess): boolean => plan.process === "gateway";
    await Promise.all(this.#processes.filter(isGateway).map((process) => process.stop(DRAIN_MS)));
    const others = this.#processes.filter((process) => !isGateway(process));
    await Promise.all(others.map((process) => process.stop(Math.max(LEAST_DRAIN_MS, deadline - Date.now()))));
  }

  kill(): void {
    for (const process of this.#processes) process.kill();
  }

  #followSources(root: string): void {
    for (const process of this.#processes) {
      const folders = [dirname(process.plan.entryPoint), SHARED_SOURCES].map((folder) => resolve(root, folder));
      this.#endWatching.push(watchSources(folders, () => void process.restart(DRAIN_MS)));
    }
  }
}

/** An editor saves in several steps; a checkout changes many files. */
const BURST_MS = 200;

/** Calls back when sources below the folders have changed, once per burst of changes. Returns a function that stops it. */
function watchSources(folders: readonly string[], onChanged: () => void): () => void {
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

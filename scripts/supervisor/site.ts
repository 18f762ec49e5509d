import { join } from "node:path";
import { LogSink } from "./log-sink.ts";
import type { ProcessPlan } from "./processes.ts";
import { SupervisedProcess } from "./supervised-process.ts";
import type { Terminal } from "./terminal.ts";

/** Gateways stop first and give running requests this long; then the others stop together. */
const DRAIN_MS = 10_000;

export interface SiteOptions {
  plans: readonly ProcessPlan[];
  root: string;
  dataDir: string;
  environment: NodeJS.ProcessEnv;
  isVerbose: boolean;
  isDevelopment: boolean;
  terminal: Terminal;
  onGivenUp: (message: string) => void;
}

/** The processes of the site as one thing to start and stop. */
export class Site {
  readonly #processes: ReadonlyMap<string, SupervisedProcess>;

  constructor(options: SiteOptions) {
    const { terminal, isDevelopment, isVerbose } = options;
    const show = (text: string): void => terminal.problem(text);
    const followParent = join(options.root, "scripts/supervisor/follow-parent.ts");
    const nodeFlags = isDevelopment
      ? ["--disable-warning=ExperimentalWarning", "--watch", "--watch-preserve-output"]
      : ["--disable-warning=ExperimentalWarning", "--import", followParent];
    const directory = join(options.dataDir, "logs");
    const create = (plan: ProcessPlan): SupervisedProcess =>
      new SupervisedProcess({
        plan,
        root: options.root,
        environment: { ...options.environment, ...plan.environment },
        nodeFlags: [...nodeFlags, ...plan.nodeFlags],
        sink: new LogSink({ service: plan.name, directory, isVerbose, show }),
        show,
        onGivenUp: options.onGivenUp,
      });
    this.#processes = new Map(options.plans.map((plan) => [plan.name, create(plan)]));
  }

  start(names: readonly string[]): void {
    for (const name of names) this.#processes.get(name)?.start();
  }

  async stop(): Promise<void> {
    const deadline = Date.now() + DRAIN_MS;
    const all = [...this.#processes.values()];
    const isGateway = ({ plan }: SupervisedProcess): boolean => plan.process === "gateway";
    await Promise.all(all.filter(isGateway).map((process) => process.stop(DRAIN_MS)));
    const others = all.filter((process) => !isGateway(process));
    await Promise.all(others.map((process) => process.stop(Math.max(1_000, deadline - Date.now()))));
  }

  kill(): void {
    for (const process of this.#processes.values()) process.kill();
  }
}

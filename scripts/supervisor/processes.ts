import { type ListenAddress, listenAddressOf, type ProcessName } from "../../shared/src/http/process-config.ts";
import type { StartConfig } from "./start-config.ts";

/** In the order in which they stop: who asks others ends before those it asks. */
export const PROCESS_NAMES = [
  "gateway",
  "web",
  "catalogue",
  "admin",
  "ingest",
] as const satisfies readonly ProcessName[];

const ENTRY_POINTS: Readonly<Record<ProcessName, string>> = {
  gateway: "gateway/src/main.ts",
  web: "web/server/main.ts",
  catalogue: "services/catalogue/src/main.ts",
  admin: "services/admin/src/main.ts",
  ingest: "services/ingest/src/main.ts",
};

export interface ProcessPlan {
  name: ProcessName;
  entryPoint: string;
  address: ListenAddress;
}

export function processPlans(config: Pick<StartConfig, "PORT" | "LISTEN_HOST">): ProcessPlan[] {
  return PROCESS_NAMES.map((name) => ({
    name,
    entryPoint: ENTRY_POINTS[name],
    address: listenAddressOf(name, { PORT: config.PORT, LISTEN_HOST: config.LISTEN_HOST, LOG_LEVEL: "info" }),
  }));
}

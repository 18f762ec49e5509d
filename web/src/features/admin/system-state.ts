import type { SystemStatus } from "@meridian/contracts/admin/system";
import { processName } from "./system-format.ts";

/** `away`: the admin area itself gets no response; `troubled`: a process of the site gives none. */
export type SystemState = "well" | "troubled" | "away" | "unknown";

export function systemStateOf(status: SystemStatus | undefined, hasFailed: boolean): SystemState {
  if (hasFailed) return "away";
  if (status === undefined) return "unknown";
  return status.isHealthy === false ? "troubled" : "well";
}

/** Names the processes that do not respond; undefined if all do. */
export function silentText(status: SystemStatus | undefined): string | undefined {
  const silent = status?.processes.filter(({ isReached }) => !isReached) ?? [];
  if (silent.length === 0) return undefined;
  return `Yanıt vermiyor: ${silent.map(({ service }) => processName(service)).join(", ")}`;
}

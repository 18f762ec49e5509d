import type { SystemStatus } from "@meridian/shared/contracts/system";

/** `away`: the admin area itself gets no answers; `troubled`: a process of the site gives none. */
export type SystemState = "well" | "troubled" | "away" | "unknown";

export function systemStateOf(status: SystemStatus | undefined, hasFailed: boolean): SystemState {
  if (hasFailed) return "away";
  if (status === undefined) return "unknown";
  return status.isHealthy === false ? "troubled" : "well";
}

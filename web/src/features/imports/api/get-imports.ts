import type { ImportState } from "@meridian/shared/contracts/import-job";
import type { listImports } from "@meridian/shared/contracts/ingest-api";
import { requestJson } from "../../../lib/api-client.ts";
import { endpointQuery } from "../../../lib/query-client.ts";

const SHOWN_IMPORTS = 10;
const REFRESH_MS = 5000;

/** The latest imports, newest first; asked again every five seconds while one of them has not ended. */
export const importsQuery = {
  ...endpointQuery<typeof listImports>(`/api/admin/imports?limit=${SHOWN_IMPORTS}`),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: readonly { state: ImportState }[] | undefined } }) =>
    state.data?.some((job) => !hasEnded(job.state)) ? REFRESH_MS : false,
};

/** Asks an import to stop; what it has written stays. */
export function cancelImport(id: string): Promise<unknown> {
  return requestJson(`/api/admin/imports/${encodeURIComponent(id)}/cancel`, { method: "POST" });
}

export function hasEnded(state: ImportState): boolean {
  return state !== "queued" && state !== "running";
}

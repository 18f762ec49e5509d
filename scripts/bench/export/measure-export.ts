import { type IncomingMessage, request } from "node:http";
import { exportBusinesses, exportSelectedFields } from "../../../shared/contracts/src/admin/export-api.ts";
import { secondsSince } from "../bench-case.ts";
import type { AdminService } from "../measure/admin-service.ts";
import { watchCost } from "../measure/process-cost.ts";

/** For either call: the query of one, or the body of the older one. */
export type ExportRequest = { query: Readonly<Record<string, string>> } | { body: unknown };

export interface ExportFigures {
  seconds: number;
  cpuSeconds: number;
  megabytes: number;
  /** The process's private memory. */
  ownMb: { firstTenth: number; lastTenth: number; peak: number };
}

/** Reads a whole export at full speed and discards it. */
export async function measureExport(
  admin: Pick<AdminService, "pid" | "port" | "cookie">,
  exportRequest: ExportRequest,
): Promise<ExportFigures> {
  const cost = await watchCost(admin.pid);
  const startedAt = performance.now();
  const answer = await begin(admin, exportRequest);
  if (answer.statusCode !== 200) throw new Error(`The export answered ${answer.statusCode}`);
  let bytes = 0;
  for await (const chunk of answer) bytes += chunk.length;
  const seconds = secondsSince(startedAt);
  const { cpuSeconds, ownMbSamples } = await cost.stop();
  const tenth = Math.ceil(ownMbSamples.length / 10);
  return {
    seconds,
    cpuSeconds,
    megabytes: bytes / 2 ** 20,
    ownMb: {
      firstTenth: meanOf(ownMbSamples.slice(0, tenth)),
      lastTenth: meanOf(ownMbSamples.slice(-tenth)),
      peak: Math.max(...ownMbSamples),
    },
  };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function begin(
  { port, cookie }: Pick<AdminService, "port" | "cookie">,
  exportRequest: ExportRequest,
): Promise<IncomingMessage> {
  const endpoint = "body" in exportRequest ? exportSelectedFields : exportBusinesses;
  const search = "body" in exportRequest ? "" : `?${new URLSearchParams(exportRequest.query)}`;
  const options = {
    host: "127.0.0.1",
    port,
    method: endpoint.method,
    path: endpoint.path + search,
    headers: { cookie, "content-type": "application/json" },
  };
  return new Promise((resolve, reject) => {
    request(options, resolve)
      .on("error", reject)
      .end("body" in exportRequest ? JSON.stringify(exportRequest.body) : undefined);
  });
}

import { type IncomingMessage, request } from "node:http";
import { exportBusinesses, exportSelectedFields } from "../../../shared/src/contracts/export-api.ts";
import { costOf } from "../import/run-child.ts";
import { memoryOf } from "../search/memory-of.ts";

const SAMPLE_EVERY_MS = 100;

export interface AdminProcess {
  pid: number;
  port: number;
  cookie: string;
}

/** Of either call: what goes into the address of the one, or into the body of the older one. */
export type ExportRequest = { query: Readonly<Record<string, string>> } | { body: unknown };

export interface ExportFigures {
  seconds: number;
  cpuSeconds: number;
  megabytes: number;
  /** Memory of its own that the process held, without files it shares with the system: before, and at most. */
  memoryMb: readonly [before: number, peak: number];
}

/** Reads a whole export as fast as it comes, and throws it away. */
export async function measureExport(admin: AdminProcess, asked: ExportRequest): Promise<ExportFigures> {
  const { pid } = admin;
  const ownMemory = async () => Number((await memoryOf(pid)).anonymousMb);
  const before = await ownMemory();
  let peak = before;
  const sampler = setInterval(async () => {
    peak = Math.max(peak, await ownMemory());
  }, SAMPLE_EVERY_MS);
  const cpuBefore = (await costOf(pid))?.cpuSeconds ?? 0;
  const startedAt = performance.now();
  const answer = await begin(admin, asked);
  if (answer.statusCode !== 200) throw new Error(`The export answered ${answer.statusCode}`);
  let bytes = 0;
  for await (const chunk of answer) bytes += chunk.length;
  const seconds = (performance.now() - startedAt) / 1000;
  clearInterval(sampler);
  const cpuSeconds = ((await costOf(pid))?.cpuSeconds ?? 0) - cpuBefore;
  return { seconds, cpuSeconds, megabytes: bytes / 2 ** 20, memoryMb: [before, peak] };
}

function begin({ port, cookie }: AdminProcess, asked: ExportRequest): Promise<IncomingMessage> {
  const endpoint = "body" in asked ? exportSelectedFields : exportBusinesses;
  const search = "body" in asked ? "" : `?${new URLSearchParams(asked.query)}`;
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
      .end("body" in asked ? JSON.stringify(asked.body) : undefined);
  });
}

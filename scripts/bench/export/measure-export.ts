import { get, type IncomingMessage } from "node:http";
import { costOf } from "../import/run-child.ts";
import { memoryOf } from "../search/memory-of.ts";

const SAMPLE_EVERY_MS = 100;

export interface AdminProcess {
  pid: number;
  port: number;
  cookie: string;
}

export interface ExportFigures {
  seconds: number;
  cpuSeconds: number;
  megabytes: number;
  /** Memory of its own that the process held, without files it shares with the system: before, and at most. */
  memoryMb: readonly [before: number, peak: number];
}

/** Reads a whole export as fast as it comes, and throws it away. */
export async function measureExport(
  { pid, port, cookie }: AdminProcess,
  query: Readonly<Record<string, string>>,
): Promise<ExportFigures> {
  const ownMemory = async () => Number((await memoryOf(pid)).anonymousMb);
  const before = await ownMemory();
  let peak = before;
  const sampler = setInterval(async () => {
    peak = Math.max(peak, await ownMemory());
  }, SAMPLE_EVERY_MS);
  const cpuBefore = (await costOf(pid))?.cpuSeconds ?? 0;
  const startedAt = performance.now();
  const path = `/api/admin/export-csv?${new URLSearchParams(query)}`;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: "127.0.0.1", port, path, headers: { cookie } }, resolve).on("error", reject);
  });
  if (answer.statusCode !== 200) throw new Error(`The export answered ${answer.statusCode}`);
  let bytes = 0;
  for await (const chunk of answer) bytes += chunk.length;
  const seconds = (performance.now() - startedAt) / 1000;
  clearInterval(sampler);
  const cpuSeconds = ((await costOf(pid))?.cpuSeconds ?? 0) - cpuBefore;
  return { seconds, cpuSeconds, megabytes: bytes / 2 ** 20, memoryMb: [before, peak] };
}

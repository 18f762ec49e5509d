import { type IncomingMessage, request } from "node:http";
import { exportBusinesses, exportSelectedFields } from "../../../shared/src/contracts/export-api.ts";
import { costOf } from "../import/run-child.ts";
import { memoryOf } from "../search/memory-of.ts";

const SAMPLE_EVERY_MS = 50;

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
  /** Its own, which nobody else can take. */
  ownMb: MemoryOverTime;
  /** Pages of files that it has mapped, which the system takes back as it needs them. */
  fileMb: MemoryOverTime;
}

/** What a process holds of one kind of memory, as means over a part of the export and at most. */
export interface MemoryOverTime {
  before: number;
  firstTenth: number;
  lastTenth: number;
  peak: number;
}

interface MemorySample {
  ownMb: number;
  fileMb: number;
}

/** Reads a whole export as fast as it comes, and throws it away. */
export async function measureExport(admin: AdminProcess, asked: ExportRequest): Promise<ExportFigures> {
  const { pid } = admin;
  const before = await sampleOf(pid);
  const samples: MemorySample[] = [];
  const sampler = setInterval(async () => samples.push(await sampleOf(pid)), SAMPLE_EVERY_MS);
  const cpuBefore = (await costOf(pid))?.cpuSeconds ?? 0;
  const startedAt = performance.now();
  const answer = await begin(admin, asked);
  if (answer.statusCode !== 200) throw new Error(`The export answered ${answer.statusCode}`);
  let bytes = 0;
  for await (const chunk of answer) bytes += chunk.length;
  const seconds = (performance.now() - startedAt) / 1000;
  clearInterval(sampler);
  const cpuSeconds = ((await costOf(pid))?.cpuSeconds ?? 0) - cpuBefore;
  const memoryOfKind = (kind: keyof MemorySample) =>
    overTime(
      before[kind],
      samples.map((sample) => sample[kind]),
    );
  return {
    seconds,
    cpuSeconds,
    megabytes: bytes / 2 ** 20,
    ownMb: memoryOfKind("ownMb"),
    fileMb: memoryOfKind("fileMb"),
  };
}

async function sampleOf(pid: number): Promise<MemorySample> {
  const { anonymousMb, fileMb } = await memoryOf(pid);
  return { ownMb: Number(anonymousMb), fileMb: Number(fileMb) };
}

function overTime(before: number, samples: readonly number[]): MemoryOverTime {
  const tenth = Math.max(1, Math.floor(samples.length / 10));
  const mean = (part: readonly number[]) => Math.round(part.reduce((sum, mb) => sum + mb, 0) / part.length);
  const peak = Math.max(before, ...samples);
  return { before, firstTenth: mean(samples.slice(0, tenth)), lastTenth: mean(samples.slice(-tenth)), peak };
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

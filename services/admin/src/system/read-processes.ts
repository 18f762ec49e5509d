import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { parseMetrics } from "./parse-metrics.ts";
import { type ProcessSample, processSampleOf } from "./process-sample.ts";

const TIMEOUT_MS = 2_000;
const MAX_METRICS_BYTES = 8 * 1024 * 1024;
const MAX_PROCESSES = 64;

export interface ProcessReading {
  /** The address queried. */
  url: string;
  /** Undefined if the process did not answer. */
  sample: ProcessSample | undefined;
}

/** Fetches the metrics of every process; a host name with several addresses stands for that many processes. */
export async function readProcesses(urls: readonly URL[]): Promise<ProcessReading[]> {
  const addresses = (await Promise.all(urls.map(addressesOf))).flat().slice(0, MAX_PROCESSES);
  return Promise.all(addresses.map(async (url) => ({ url: url.href, sample: await readProcess(url) })));
}

async function readProcess(url: URL): Promise<ProcessSample | undefined> {
  try {
    const answer = await fetch(new URL("/metrics", url), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: "error",
    });
    if (!answer.ok || Number(answer.headers.get("content-length") ?? 0) > MAX_METRICS_BYTES) return undefined;
    return processSampleOf(parseMetrics(await answer.text()));
  } catch {
    return undefined;
  }
}

async function addressesOf(url: URL): Promise<URL[]> {
  if (isIP(url.hostname.replace(/^\[|\]$/g, "")) !== 0 || url.protocol === "https:") return [url];
  try {
    const found = await lookup(url.hostname, { all: true });
    const old = found.filter(({ family }) => family === 4);
    return (old.length > 0 ? old : found).map(({ address }) => withHost(url, address));
  } catch {
    return [url];
  }
}

function withHost(url: URL, address: string): URL {
  const copy = new URL(url);
  copy.hostname = isIP(address) === 6 ? `[${address}]` : address;
  return copy;
}

import { Agent, get } from "node:http";
import { join, resolve } from "node:path";
import { startEmbeddedSite } from "../../checks/test-site.ts";
import type { BenchCase, BenchContext, Figure } from "../bench-case.ts";
import { describeLoad, type LoadResult, percentilesOf, runLoad } from "../measure/load.ts";
import { type AddressGroup, benchAddresses } from "./bench-addresses.ts";
import { startNginx } from "./static-nginx.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
/** Per kind. */
const ADDRESSES = 200;
/** Per kind, requested first: a running site has done this many times. */
const WARM_UP_ADDRESSES = 20;
const REQUESTS = 10_000;
const AT_A_TIME = 8;
const LABELS = { json: "Listing and business JSON", page: "Rendered page" } as const;

type HttpClient = ReturnType<typeof createHttpClient>;

/** Each address first uncached, then from the gateway's cache. The site creates an administrator in the shared directory. */
export const pagesCase: BenchCase = {
  name: "pages",
  about: "JSON and rendered pages through the gateway of the whole site",
  needs: ["directory", "index"],
  async *run(context) {
    const { folder } = context;
    const groups = benchAddresses(join(folder, "directory.db"), ADDRESSES + WARM_UP_ADDRESSES);
    const site = await startEmbeddedSite(ROOT, { DATA_DIR: folder, DEMO_BUSINESSES: "0", RATE_LIMIT_FACTOR: "0" });
    const client = createHttpClient(site.url);
    try {
      for (const path of groups.flatMap(({ paths }) => paths.slice(0, WARM_UP_ADDRESSES))) await client.read(path);
      for (const kind of ["json", "page"] as const) {
        const ofKind = groups.filter((group) => group.kind === kind);
        yield* readAll(client, ofKind, context);
        yield await compareWithNginx(client, { kind, path: ofKind[0]?.paths[0] ?? "" });
      }
    } finally {
      client.close();
      await site.stop();
    }
  },
};

async function* readAll(
  client: HttpClient,
  groups: readonly AddressGroup[],
  { note }: BenchContext,
): AsyncGenerator<Figure, void> {
  const timesMs = { MISS: [] as number[], HIT: [] as number[] };
  for (const group of groups) {
    // Without delay, before the gateway evicts the entry.
    for (const outcome of ["MISS", "HIT"] as const) {
      const result = await readGroup(client, group, outcome);
      timesMs[outcome].push(...result.timesMs);
      note(`${outcome.padEnd(4)} ${group.label.padEnd(15)} ${describeLoad(result)}`);
    }
  }
  const label = LABELS[groups[0]?.kind ?? "json"];
  yield { what: `${label}, uncached, p95`, value: percentilesOf(timesMs.MISS).p95Ms };
  yield { what: `${label}, cached, p95`, value: percentilesOf(timesMs.HIT).p95Ms };
}

/** Throws if the gateway's cache status is unexpected: the figure would measure something else. */
function readGroup(client: HttpClient, { paths }: AddressGroup, expected: string): Promise<LoadResult> {
  return runLoad(paths.slice(WARM_UP_ADDRESSES), 1, async (path) => {
    const { status, cache } = await client.read(path);
    if (status !== 200 || cache !== expected) throw new Error(`${path} answered ${status} ${cache}, not ${expected}`);
  });
}

/** One cached response repeatedly, and nginx with the same bytes in a file. */
async function compareWithNginx(
  client: HttpClient,
  { kind, path }: { kind: AddressGroup["kind"]; path: string },
): Promise<Figure> {
  const read = (from: HttpClient, wanted: string): Promise<LoadResult> =>
    runLoad(
      Array.from({ length: REQUESTS }, () => wanted),
      AT_A_TIME,
      (each) => from.read(each),
    );
  const file = `${kind}.txt`;
  const nginx = await startNginx({ [file]: (await client.read(path)).body });
  const { perSecond } = await read(client, path);
  const figure = { what: `${LABELS[kind]}, cached`, value: perSecond } as const;
  if ("reason" in nginx) return { ...figure, peer: { name: "nginx", reason: nginx.reason } };
  const theirs = createHttpClient(nginx.origin);
  const peer = { name: "nginx", value: (await read(theirs, `/${file}`)).perSecond };
  theirs.close();
  await nginx.stop();
  return { ...figure, peer };
}

export interface Answer {
  status: number;
  /** Whether the gateway answered from its cache, as it reports. */
  cache: string | undefined;
  body: Buffer;
}

/** Requests over keep-alive connections with minimal overhead. */
export function createHttpClient(origin: string): { read(path: string): Promise<Answer>; close(): void } {
  const agent = new Agent({ keepAlive: true });
  return {
    read: (path) =>
      new Promise((resolve, reject) => {
        const request = get(origin + path, { agent }, (answer) => {
          const chunks: Buffer[] = [];
          answer.on("data", (chunk: Buffer) => chunks.push(chunk));
          answer.on("error", reject);
          answer.on("end", () => {
            const cache = answer.headers["x-cache"];
            resolve({ status: answer.statusCode ?? 0, cache: String(cache ?? ""), body: Buffer.concat(chunks) });
          });
        });
        request.on("error", reject);
      }),
    close: () => agent.destroy(),
  };
}

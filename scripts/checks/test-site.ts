import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type FoundCluster,
  makeClusterNamespace,
  removeClusterNamespace,
} from "../../shared/testing/src/engines/cluster-namespace.ts";
import { buildWebWhenStale } from "../supervisor/build-web.ts";
import { fingerprintOf } from "../supervisor/fingerprint.ts";
import { loudText } from "../supervisor/log-sink.ts";
import { claimPorts } from "./claim-ports.ts";
import { endProcess, pathWithBinaries } from "./run-command.ts";

export interface TestSite {
  url: string;
  /** Of the supervisor. */
  pid: number;
  username: string;
  password: string;
  /** A local folder, removed when the site stops. */
  dataDir: string;
  stop(): Promise<void>;
  /** Warnings and errors of all processes so far. */
  readProblems(): Promise<string[]>;
}

interface SiteKind {
  args: readonly string[];
  environment: Readonly<Record<string, string>>;
  /** The site's URL, once its output says that it is ready. */
  urlIn: (output: string) => string | undefined;
  /** Frees what the site took of this machine beside its folder. */
  release?: () => void;
}

export const TEST_ADMIN = { username: "operator", password: "correct horse battery staple" } as const;
/** The cluster engines for test sites, as JSON; unset means embedded. */
export const CLUSTER_VARIABLE = "TEST_SITE_CLUSTER";

const DEMO_BUSINESSES = 3_000;
const START_TIMEOUT_MS = 300_000;
/** An empty value counts as unset, even if a .env file sets it. */
const NO_ENGINES = { MONGODB_URL: "", MEILI_URL: "", MEILI_API_KEY: "", REDIS_URL: "" };
/** Two of each service that uses the stores, so that tests see one replica's changes through the other. */
const REPLICAS = ["--web", "1", "--catalogue", "2", "--admin", "2", "--ingest", "2"];
const PRINTED_PASSWORD = /^ *Password +(\S+)/m;
/** The sources that determine the contents of a seeded data folder. */
const SEED_SOURCES = ["shared", "services", "scripts/demo", "scripts/supervisor", "package-lock.json"];
const SEED_CACHE = "node_modules/.cache/meridian-test-data";

/** A site with the demo directory: from a copy of seeded data, or on the cluster in the environment. */
export async function startTestSite(root: string): Promise<TestSite> {
  const { [CLUSTER_VARIABLE]: cluster = "" } = process.env;
  if (cluster !== "") return startClusterSite(root, JSON.parse(cluster));
  const seeded = await seededData(root);
  const dataDir = await newDataDir();
  await cp(seeded, dataDir, { recursive: true });
  return startEmbeddedSite(root, {}, dataDir);
}

/**
 * The whole site as `npm start` runs it, on free ports and embedded engines, in a folder removed when it stops. With an empty
 * ADMIN_PASSWORD, its password is the one the first start prints.
 */
export async function startEmbeddedSite(
  root: string,
  environment: Readonly<Record<string, string>> = {},
  dataDir?: string,
): Promise<TestSite> {
  const folder = dataDir ?? (await newDataDir());
  return startSite(root, folder, await embedded(environment), () => removeFolder(folder));
}

/** Several processes of each service on the cluster's engines, in a namespace removed when the site stops. */
async function startClusterSite(root: string, engines: FoundCluster): Promise<TestSite> {
  const namespace = makeClusterNamespace(engines);
  const folder = await newDataDir();
  const kind: SiteKind = {
    args: ["scripts/cluster.ts", ...REPLICAS],
    environment: { ...NO_ENGINES, ...namespace },
    urlIn: (output) => (/processes are ready/.test(output) ? /^Gateway\s+(http\S+)/m.exec(output)?.[1] : undefined),
  };
  return startSite(root, folder, kind, async () => {
    await removeFolder(folder);
    await removeClusterNamespace(namespace);
  });
}

/** The data folder of a stopped site with the demo directory, created once per version of the sources. */
export async function seededData(root: string): Promise<string> {
  const cache = join(root, SEED_CACHE);
  const folder = join(cache, fingerprintOf(root, SEED_SOURCES));
  if (existsSync(folder)) {
    // Sites that start at once would build stale pages into the same folder.
    await buildWebWhenStale(root);
    return folder;
  }
  await removeFolder(cache);
  await mkdir(cache, { recursive: true });
  const making = await mkdtemp(join(cache, "making-"));
  const site = await startSite(root, making, await embedded({}), async () => undefined);
  await site.stop();
  await removeFolder(join(making, "logs"));
  await rename(making, folder);
  return folder;
}

const newDataDir = (): Promise<string> => mkdtemp(join(tmpdir(), "meridian-site-"));
const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

async function embedded(environment: Readonly<Record<string, string>>): Promise<SiteKind> {
  const { first, release } = await claimPorts();
  return {
    args: ["scripts/start.ts"],
    environment: { ...NO_ENGINES, ...environment, PORT: String(first) },
    urlIn: (output) => (output.includes("Meridian is ready.") ? `http://127.0.0.1:${first}` : undefined),
    release,
  };
}

async function startSite(
  root: string,
  dataDir: string,
  { args, environment, urlIn, release }: SiteKind,
  onStopped: () => Promise<void>,
): Promise<TestSite> {
  const { username, password } = TEST_ADMIN;
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...args], {
    cwd: root,
    env: {
      ...process.env,
      PATH: pathWithBinaries(root),
      DATA_DIR: dataDir,
      ADMIN_USERNAME: username,
      ADMIN_PASSWORD: password,
      DEMO_BUSINESSES: String(DEMO_BUSINESSES),
      // One machine plays many visitors.
      RATE_LIMIT_FACTOR: "20",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stop = async (): Promise<void> => {
    await endProcess(child);
    release?.();
    await onStopped();
  };
  try {
    const { url, output } = await untilReady(child, urlIn);
    const printed = PRINTED_PASSWORD.exec(output)?.[1];
    return {
      url,
      pid: child.pid ?? 0,
      username,
      password: printed ?? password,
      dataDir,
      stop,
      readProblems: () => readProblems(dataDir),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function untilReady(child: ChildProcess, urlIn: SiteKind["urlIn"]): Promise<{ url: string; output: string }> {
  let output = "";
  const announced = new Promise<string | undefined>((resolve) => {
    const listen = (chunk: Buffer): void => {
      output += chunk.toString("utf8");
      const url = urlIn(output);
      if (url !== undefined) resolve(url);
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.once("close", () => resolve(undefined));
  });
  const url = await Promise.race([announced, sleep(START_TIMEOUT_MS, undefined, { ref: false })]);
  if (url === undefined) throw new Error(`The site did not start. Its output:\n${output}`);
  return { url, output };
}

async function readProblems(dataDir: string): Promise<string[]> {
  const directory = join(dataDir, "logs");
  const problems: string[] = [];
  for (const file of await readdir(directory)) {
    for (const line of (await readFile(join(directory, file), "utf8")).split("\n")) {
      const text = line === "" ? undefined : loudText(line);
      if (text !== undefined) problems.push(`${file.replace(".log", "")}: ${text}`);
    }
  }
  return problems;
}

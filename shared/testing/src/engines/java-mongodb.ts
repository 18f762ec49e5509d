import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { access, copyFile, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import type { EngineUnderTest } from "./engine-under-test.ts";

const run = promisify(execFile);
const LAUNCHER_FOLDER = new URL("../../../../scripts/test-engines/", import.meta.url).pathname;
/** Outside the repository, so that it is downloaded once. */
export const JAVA_LIBRARIES = join(homedir(), ".cache", "meridian-test-engines", "mongo-java-server-1.47.0");
const FETCH_TIMEOUT_MS = 180_000;
const START_TIMEOUT_MS = 60_000;
/** More than three test sites open. */
const CONNECTIONS = 512;

/** A Java server of MongoDB's wire protocol. It tests the protocol, not MongoDB's own behaviour; the summary says so. */
export async function startJavaMongodb(): Promise<EngineUnderTest> {
  if (!(await isInstalled("java", "--version"))) return { isFound: false, reason: "Java is not installed" };
  const problem = await fetchJavaMongodb();
  if (problem !== undefined) return { isFound: false, reason: problem };
  const options = [
    // Netty serves connections on two threads per core, and a long query holds one.
    `-Dio.netty.eventLoopThreads=${CONNECTIONS}`,
    "-XX:TieredStopAtLevel=1",
    "-cp",
    join(JAVA_LIBRARIES, "*"),
    join(LAUNCHER_FOLDER, "MongoWireServer.java"),
  ];
  const child = spawn("java", options, { stdio: ["pipe", "pipe", "ignore"], timeout: 0 });
  const killWithUs = () => child.kill("SIGKILL");
  process.once("exit", killWithUs);

  async function stop(): Promise<void> {
    process.removeListener("exit", killWithUs);
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.stdin.end();
    await once(child, "exit");
  }

  const lines = createInterface({ input: child.stdout });
  const first = await once(lines, "line", { signal: AbortSignal.timeout(START_TIMEOUT_MS) }).catch(async () => {
    killWithUs();
    return [];
  });
  const [line] = first;
  const [url, version] = typeof line === "string" ? line.split(" ") : [];
  if (url === undefined) return { isFound: false, reason: "the Java server of MongoDB's wire protocol did not start" };
  const source = `mongo-java-server ${version} (wire protocol only, not MongoDB)`;
  return { isFound: true, source, url, stop };
}

/** Why the server could not be downloaded from Maven Central; undefined if it is there. */
export async function fetchJavaMongodb(): Promise<string | undefined> {
  const isThere = await access(JAVA_LIBRARIES).then(
    () => true,
    () => false,
  );
  if (isThere) return undefined;
  if (!(await isInstalled("mvn", "--version"))) return "Maven is not installed to fetch the Java server";
  const folder = await mkdtemp(join(tmpdir(), "meridian-test-engines-"));
  try {
    await copyFile(join(LAUNCHER_FOLDER, "pom.xml"), join(folder, "pom.xml"));
    const goal = ["-q", "-B", "dependency:copy-dependencies", `-DoutputDirectory=${join(folder, "libraries")}`];
    await run("mvn", goal, { cwd: folder, timeout: FETCH_TIMEOUT_MS });
    await mkdir(join(JAVA_LIBRARIES, ".."), { recursive: true });
    await rename(join(folder, "libraries"), JAVA_LIBRARIES);
    return undefined;
  } catch (error) {
    // Another run may have downloaded them in the meantime.
    return access(JAVA_LIBRARIES).then(
      () => undefined,
      () => `the Java server could not be fetched (${error instanceof Error ? error.message : String(error)})`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function isInstalled(program: string, argument: string): Promise<boolean> {
  return run(program, [argument]).then(
    () => true,
    () => false,
  );
}

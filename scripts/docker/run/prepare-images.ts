import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { reachDocker } from "../../../shared/testing/src/engines/docker-engine.ts";
import { fetchJavaMongodb, JAVA_LIBRARIES } from "../../../shared/testing/src/engines/java-mongodb.ts";
import { compose, ROOT } from "../compose-file.ts";
import { docker, runProgram } from "./docker.ts";

const ENGINES = ["mongodb", "meilisearch", "redis"];
const STAND_INS = "scripts/docker/stand-ins";
/** The base images of the substitutes. */
const BASES = ["debian:bookworm-slim", "node:24.21.0-bookworm-slim", "redis:7-bookworm"];

/** The project's images, and the files to start compose with. */
export interface PreparedImages {
  checkout: string;
  files: readonly string[];
  current: string;
  /** The same program under another image name, as an update brings it. */
  next: string;
  remove(): Promise<void>;
}

/** What serves as MongoDB, Meilisearch and Redis: the pinned images, or substitutes; otherwise why there is neither. */
export type EngineImages = { kind: "pinned" | "stand-ins" } | { kind: "none"; reason: string };

export async function findEngineImages(): Promise<EngineImages> {
  const problem = await reachDocker(process.env.DOCKER_HOST);
  if (problem !== undefined) return { kind: "none", reason: problem };
  if (!(await succeeds(docker("compose", "version"))))
    return { kind: "none", reason: "docker compose is not installed" };
  if (await pullEngines()) return { kind: "pinned" };
  const missing: string[] = [];
  for (const image of BASES)
    if (!(await succeeds(docker("image", "inspect", image)))) missing.push(`the image ${image}`);
  if (!(await succeeds(runProgram("which", ["meilisearch"])))) missing.push("the program meilisearch");
  const java = await fetchJavaMongodb();
  if (java !== undefined) missing.push(java);
  if (missing.length === 0) return { kind: "stand-ins" };
  return { kind: "none", reason: `no registry can be reached, and stand-ins lack ${missing.join(", ")}` };
}

/** Builds the project from a clean checkout of the last commit. */
export async function prepareImages(kind: "pinned" | "stand-ins"): Promise<PreparedImages> {
  const folder = await mkdtemp(join(tmpdir(), "meridian-compose-"));
  const checkout = join(folder, "checkout");
  const archive = join(folder, "checkout.tar");
  await mkdir(checkout);
  await runProgram("git", ["archive", "--output", archive, "HEAD"], { cwd: ROOT });
  await runProgram("tar", ["-xf", archive, "-C", checkout]);

  const current = `meridian-test:${process.pid}`;
  const next = `${current}-next`;
  const standIns = kind === "stand-ins" ? [`${STAND_INS}.yml`] : [];
  const files = ["docker-compose.yml", ...standIns, "scripts/docker/run/overlay.yml"];
  const build = ["compose", ...files.flatMap((file) => ["-f", file]), "build", "prepare"];
  await runProgram("docker", build, { cwd: checkout, environment: { MERIDIAN_IMAGE: current } });
  if (kind === "stand-ins") await buildStandIns(join(folder, "stand-ins"), current);
  await tagAnother(current, next);
  return {
    checkout,
    files,
    current,
    next,
    async remove() {
      await docker("image", "rm", next, current);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function pullEngines(): Promise<boolean> {
  for (const name of ENGINES) {
    if (!(await succeeds(docker("pull", "--quiet", compose.services[name]?.image ?? "")))) return false;
  }
  return true;
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

async function buildStandIns(context: string, current: string): Promise<void> {
  await mkdir(context);
  await cp(JAVA_LIBRARIES, join(context, "libraries"), { recursive: true });
  await cp(await runProgram("which", ["meilisearch"]), join(context, "meilisearch"));
  for (const engine of ["mongodb", "meilisearch"]) {
    const file = join(ROOT, STAND_INS, `${engine}.Dockerfile`);
    const args = ["--build-arg", `MERIDIAN_IMAGE=${current}`, "--tag", `meridian-stand-in:${engine}`];
    await docker("build", "--network", "host", "--file", file, ...args, context);
  }
}

async function tagAnother(current: string, next: string): Promise<void> {
  const container = await docker("create", current);
  await docker("commit", "--change", "LABEL update=true", container, next);
  await docker("rm", container);
}

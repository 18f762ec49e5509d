import { spawn } from "node:child_process";
import { buildWhenStale } from "./build-when-stale.ts";
import { StartError } from "./start-error.ts";

/** The sources of the built pages. */
const SOURCES = [
  "web/src",
  "web/build",
  "web/vite.config.ts",
  "web/package.json",
  "shared/contracts/src",
  "shared/domain/src",
  "package-lock.json",
];
const OUTPUT_LINES = 60;

/** Builds the pages unless their sources are unchanged; returns whether it did. */
export function buildWebWhenStale(root: string): Promise<boolean> {
  return buildWhenStale(root, {
    sources: SOURCES,
    products: ["web/dist/client", "web/dist/server"],
    fingerprint: "web/dist/sources.sha256",
    build: () => runBuild(root),
  });
}

/** Silent on success; a failure shows the build's output. */
function runBuild(root: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const build = spawn("npm", ["run", "build", "-w", "web"], {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const lines: string[] = [];
    const keep = (chunk: Buffer): void => {
      lines.push(...chunk.toString("utf8").split("\n"));
      lines.splice(0, Math.max(0, lines.length - OUTPUT_LINES));
    };
    build.stdout.on("data", keep);
    build.stderr.on("data", keep);
    build.once("error", reject);
    build.once("close", (code) => {
      if (code === 0) resolve();
      else reject(new StartError(`The pages could not be built:\n${lines.join("\n").trim()}`));
    });
  });
}

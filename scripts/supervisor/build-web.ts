import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isNoRoom } from "../../shared/src/engines/disk/disk-files.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { StartError } from "./start-error.ts";

/** Everything that ends up in the built pages. */
const SOURCES = [
  "web/src",
  "web/build",
  "web/vite.config.ts",
  "web/package.json",
  "shared/src/client",
  "shared/src/contracts",
  "shared/src/domain",
  "package-lock.json",
];
const PRODUCTS = ["web/dist/client", "web/dist/server"];
const FINGERPRINT = "web/dist/sources.sha256";
const OUTPUT_LINES = 60;

/** Builds the pages unless those of the same sources are there; answers whether it did. */
export async function buildWebWhenStale(root: string): Promise<boolean> {
  const fingerprint = fingerprintOf(root, SOURCES);
  const path = join(root, FINGERPRINT);
  const isBuilt = PRODUCTS.every((product) => existsSync(join(root, product)));
  if (isBuilt && existsSync(path) && readFileSync(path, "utf8") === fingerprint) return false;
  await runBuild(root);
  mkdirSync(join(root, "web/dist"), { recursive: true });
  try {
    writeFileSync(path, fingerprintOf(root, SOURCES));
  } catch (error) {
    // Whole pages all the same; the next start builds them again.
    if (!isNoRoom(error)) throw error;
  }
  return true;
}

/** Quiet while it works; a failure shows what the build said. */
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

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../../../shared/testing/src/engines/free-port.ts";

const SERVER = "nginx";
const TEMPORARY = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
const TRIES = 50;
const PAUSE_MS = 100;

export interface StaticServer {
  origin: string;
  stop(): Promise<void>;
}

/** nginx with one worker serving these bodies as files by name; or why it is unavailable. */
export async function startNginx(files: Readonly<Record<string, Buffer>>): Promise<StaticServer | { reason: string }> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "meridian-nginx-"));
  for (const [name, body] of Object.entries(files)) await writeFile(join(folder, name), body);
  const config = join(folder, "nginx.conf");
  // The distributions' default folders are writable by their own users only.
  const temporary = TEMPORARY.map((name) => `${name}_temp_path ${folder};`).join(" ");
  await writeFile(
    config,
    `daemon off; worker_processes 1; user root; pid ${join(folder, "nginx.pid")}; error_log ${join(folder, "error.log")};
     events {} http { ${temporary} access_log off; sendfile on; keepalive_requests 1000000;
     server { listen 127.0.0.1:${port}; root ${folder}; } }`,
  );
  const child = spawn(SERVER, ["-c", config, "-p", folder], { stdio: "ignore" });
  const ended = once(child, "close").catch(() => undefined);
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < TRIES && child.exitCode === null && child.pid !== undefined; attempt++) {
    const isUp = await fetch(`${origin}/${Object.keys(files)[0]}`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { origin, stop };
    await delay(PAUSE_MS);
  }
  await stop();
  return { reason: child.pid === undefined ? "not installed" : "did not start" };
}

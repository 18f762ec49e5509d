import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { gatewayConfigSchema } from "../../gateway/src/config.ts";
import { adminConfigSchema } from "../../services/admin/src/config.ts";
import { catalogueConfigSchema } from "../../services/catalogue/src/config.ts";
import { ingestConfigSchema } from "../../services/ingest/src/config.ts";
import { engineConfigSchema } from "../../shared/engines/src/engine-config.ts";
import { loadConfig } from "../../shared/platform/src/load-config.ts";
import { webConfigSchema } from "../../web/server/config.ts";
import { startConfigSchema } from "../supervisor/start-config.ts";
import { accessConfigSchema } from "./access/access-config.ts";
import { compose, ROOT, service } from "./compose-file.ts";
import { makeSecrets } from "./secrets.ts";

const SECRETS = "/run/secrets/";

const services = Object.entries(compose.services);

const SCHEMAS: Readonly<Record<string, z.ZodObject>> = {
  gateway: gatewayConfigSchema,
  web: webConfigSchema,
  catalogue: catalogueConfigSchema,
  admin: adminConfigSchema,
  ingest: ingestConfigSchema,
  migrate: startConfigSchema,
  access: accessConfigSchema,
  backup: engineConfigSchema,
};
const PROCESSES = ["gateway", "web", "catalogue", "admin", "ingest"];
const ONE_SHOTS = ["prepare", "access", "migrate", "backup"];
const LASTING = services.filter(([name]) => !ONE_SHOTS.includes(name));
/** Per whole process at full size, in MB, as measured or planned by the design. */
const MEMORY_MB: Readonly<Record<string, number>> = { gateway: 150, web: 300, catalogue: 600, admin: 150, ingest: 400 };
const DRAIN_SECONDS = 10;
/** Read by Node itself, its C library, or the container's health check. */
const NOT_SETTINGS = /^(NODE_ENV|TMPDIR|MALLOC_.*|GLIBC_TUNABLES)$/;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "meridian-secrets-"));
  const secrets = makeSecrets(join(folder, "vault"), undefined);
  for (const [container, { files }] of Object.entries(secrets)) {
    mkdirSync(join(folder, container));
    for (const [name, value] of Object.entries(files)) writeFileSync(join(folder, container, name), value);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Pages and gateway start with the others and say so until those are ready: no connection is refused. */
function conditionFor(name: string): string {
  if (ONE_SHOTS.includes(name)) return "service_completed_successfully";
  return PROCESSES.includes(name) ? "service_started" : "service_healthy";
}

/** What a container sees when the operator has set nothing: the defaults in `${NAME:-default}`, and generated secrets. */
function environmentOf(name: string): Record<string, string> {
  const entries = Object.entries(service(name).environment).map(([key, value]) => {
    const set = value.replace(/\$\{\w+:-([^}]*)\}/g, "$1");
    return [key, set.startsWith(SECRETS) ? join(folder, name, set.slice(SECRETS.length)) : set];
  });
  return Object.fromEntries(entries);
}

function megabytes(limit: string): number {
  const [, figure = "", unit = ""] = /^(\d+)([mg])$/.exec(limit) ?? [];
  return Number(figure) * (unit === "g" ? 1024 : 1);
}

describe.each(services)("the container %s", (name, { image, ...each }) => {
  it("has no unneeded rights", () => {
    expect(each.read_only).toBe(true);
    expect(each.cap_drop).toEqual(["ALL"]);
    expect(each.security_opt).toContain("no-new-privileges:true");
    expect(each.init).toBe(true);
    if (name === "prepare") expect(each.network_mode).toBe("none");
    else {
      expect(each.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
      expect(each.cap_add).toBeUndefined();
    }
  });

  it("is bounded in memory and processes", () => {
    expect(megabytes(each.mem_limit)).toBeGreaterThan(MEMORY_MB[name] === undefined ? 0 : MEMORY_MB[name] * 1.5);
    expect(each.pids_limit).toBeGreaterThan(0);
    for (const mount of each.tmpfs) expect(mount).toMatch(/:size=\d+m/);
  });

  it("runs an image of one exact version, pinned by digest for an engine", () => {
    expect(image).toMatch(/^meridian:\d+\.\d+\.\d+$|:v?\d+\.\d+\.\d+(-[a-z]+)?@sha256:[0-9a-f]{64}$/);
  });

  it("has no secret in its environment or command", () => {
    for (const [key, value] of Object.entries(each.environment)) {
      const isSecret = /PASSWORD|KEY|TOKEN|SECRET|MONGODB_URL|REDIS_URL/.test(key);
      if (!isSecret || name === "prepare") continue;
      expect(key).toMatch(/_FILE$/);
      expect(value.startsWith(SECRETS)).toBe(true);
    }
    for (const word of each.command ?? []) expect(word).not.toMatch(/--(requirepass|master-key)/);
  });
});

describe.each(LASTING)("the service %s", (_name, each) => {
  it("is monitored, restarted, and given time to drain", () => {
    expect(each.healthcheck?.test.length).toBeGreaterThan(1);
    expect(each.restart).toBe("unless-stopped");
    expect(Number.parseInt(each.stop_grace_period ?? "0", 10)).toBeGreaterThan(DRAIN_SECONDS);
  });
});

describe("the network", () => {
  it("lets the outside reach only the gateway", () => {
    const published = services.filter(([, { ports }]) => ports.length > 0).map(([name]) => name);
    expect(published).toEqual(["gateway"]);
    const outside = Object.entries(compose.networks).filter(([, { internal }]) => internal !== true);
    expect(outside.map(([name]) => name)).toEqual(["edge", "out"]);
    const onEdge = services.filter(([, { networks }]) => networks?.includes("edge")).map(([name]) => name);
    expect(onEdge).toEqual(["gateway"]);
    const onOut = services.filter(([, { networks }]) => networks?.includes("out")).map(([name]) => name);
    expect(onOut).toEqual(["ingest"]);
  });

  it("keeps pages away from the engines", () => {
    expect(service("web").networks).toEqual(["front"]);
    for (const engine of ["mongodb", "meilisearch", "redis"]) expect(service(engine).networks).toEqual(["back"]);
  });

  it("connects every client to the port of its service", () => {
    for (const name of PROCESSES) {
      for (const [key, value] of Object.entries(service(name).environment)) {
        const target = /^http:\/\/(\w+):(\d+)$/.exec(value);
        if (target === null) continue;
        const [, host = "", port] = target;
        const shared = service(host).networks?.filter((network) => service(name).networks?.includes(network));
        expect(shared, `${name} ${key}`).not.toEqual([]);
        if (PROCESSES.includes(host)) expect(service(host).environment.LISTEN_PORT, key).toBe(port);
      }
    }
  });
});

describe("the start order", () => {
  it("serves nothing before the stores are prepared and healthy", () => {
    for (const name of ["gateway", "catalogue", "admin", "ingest"]) {
      expect(service(name).depends_on.migrate?.condition).toBe("service_completed_successfully");
    }
    for (const name of ["mongodb", "meilisearch", "redis", "access"]) {
      expect(service(name).depends_on.prepare?.condition).toBe("service_completed_successfully");
    }
    expect(service("migrate").depends_on.access?.condition).toBe("service_completed_successfully");
    expect(service("migrate").depends_on.redis?.condition).toBe("service_healthy");
    for (const engine of ["mongodb", "meilisearch"]) {
      expect(service("access").depends_on[engine]?.condition).toBe("service_healthy");
    }
  });

  it("waits for one-shot containers to end and for engines to be healthy, and names no unknown one", () => {
    for (const [, { depends_on: dependsOn }] of services) {
      for (const [name, { condition }] of Object.entries(dependsOn)) {
        expect([name, condition, name in compose.services]).toEqual([name, conditionFor(name), true]);
      }
    }
  });

  it("needs nothing newer than Docker Engine 20.10", () => {
    for (const [, { healthcheck = {} }] of services) expect(healthcheck).not.toHaveProperty("start_interval");
  });
});

describe.each(Object.entries(SCHEMAS))("the environment of %s", (name, schema) => {
  it("starts with the configuration and the secrets of a first start", () => {
    expect(() => loadConfig(schema, environmentOf(name))).not.toThrow();
  });

  it("sets only variables that the process reads", () => {
    const isRead = (key: string) => key in schema.shape || key.replace(/_FILE$/, "") in schema.shape;
    const unread = Object.keys(environmentOf(name)).filter((key) => !isRead(key) && !NOT_SETTINGS.test(key));
    expect(unread).toEqual([]);
  });
});

describe("the engines", () => {
  it("are the same three for every process; the gateway opens only Redis", () => {
    for (const name of ["catalogue", "admin", "ingest", "migrate", "backup"]) {
      const { environment } = service(name);
      expect([environment.MONGODB_URL_FILE, environment.MEILI_URL, environment.REDIS_URL_FILE]).toEqual([
        `${SECRETS}mongodb_url`,
        "http://meilisearch:7700",
        `${SECRETS}redis_url`,
      ]);
    }
    const { MONGODB_URL_FILE, MEILI_URL, REDIS_URL_FILE } = service("gateway").environment;
    expect([MONGODB_URL_FILE, MEILI_URL, REDIS_URL_FILE]).toEqual([undefined, undefined, `${SECRETS}redis_url`]);
  });

  it("keep their data on volumes", () => {
    const mounts = { mongodb: "/data/db", meilisearch: "/meili_data", redis: "/data" };
    for (const [name, path] of Object.entries(mounts)) {
      expect(service(name).volumes).toContain(`${name}:${path}`);
      expect(name in compose.volumes).toBe(true);
    }
    expect(service("redis").command?.join(" ")).toMatch(/--appendonly yes .*--maxmemory-policy noeviction/);
    expect(service("mongodb").command).toContain("--replSet=rs0");
    expect(service("meilisearch").command?.join(" ")).toContain("--experimental-no-edition-2024-for-settings");
  });
});

describe("a backup", () => {
  it("runs on request, once, and nothing waits for it", () => {
    const { profiles, restart, command } = service("backup");
    expect([profiles, restart, command?.slice(-2)]).toEqual([["backup"], "no", ["--to", "/backups"]]);
    for (const [name, each] of services) {
      if (name !== "backup") expect(each.profiles, name).toBeUndefined();
      expect(each.depends_on, name).not.toHaveProperty("backup");
    }
  });

  it("goes to a volume of its own, owned by the image's user", () => {
    expect(service("backup").volumes).toContain("backups:/backups");
    expect("backups" in compose.volumes).toBe(true);
    const dockerfile = readFileSync(join(ROOT, "scripts/docker/Dockerfile"), "utf8");
    expect(dockerfile).toMatch(/install -d -m 700 -o 10001 -g 10001 \/backups$/m);
    expect(service("backup").user).toBe("10001:10001");
  });
});

it("every command starts an existing file, without npm or a shell", () => {
  for (const name of [...PROCESSES, ...ONE_SHOTS]) {
    const command = service(name).command ?? [];
    expect(command[0]).toBe("node");
    const file = command.find((word) => word.endsWith(".ts")) ?? "";
    expect(readFileSync(join(ROOT, file), "utf8").length).toBeGreaterThan(0);
  }
});

it("the image has the version of Node that the project runs on", () => {
  const version = readFileSync(join(ROOT, ".nvmrc"), "utf8").trim();
  const dockerfile = readFileSync(join(ROOT, "scripts/docker/Dockerfile"), "utf8");
  const [, base] = /^ARG NODE_IMAGE=node:(\S+)@sha256:[0-9a-f]{64}$/m.exec(dockerfile) ?? [];
  expect(base).toBe(`${version}-bookworm-slim`);
  expect(dockerfile.match(/^FROM [^ \n]+/gm)).toEqual(["FROM $NODE_IMAGE", "FROM $NODE_IMAGE"]);
});

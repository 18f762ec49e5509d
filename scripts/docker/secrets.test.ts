import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeTemporaryFolder } from "../../shared/platform/src/testing/make-temporary-folder.ts";
import { MONGODB_RIGHTS } from "./access/mongodb-rights.ts";
import { compose, service } from "./compose-file.ts";
import { makeSecrets } from "./secrets.ts";
import { mayRun } from "./stand-ins/may-run.ts";

const vault = makeTemporaryFolder();
const secrets = makeSecrets(vault, undefined);
const readers = Object.entries(compose.services).filter(([name]) => name !== "prepare");

describe.each(readers)("the container %s", (name, each) => {
  it("receives its own secrets and no others", () => {
    const mounted = each.volumes.filter((volume) => volume.includes("secrets:"));
    expect(mounted).toEqual(name in secrets ? [`${name}-secrets:/run/secrets:ro`] : []);
  });

  it("finds every secret in its configuration, and receives no other", () => {
    const text = JSON.stringify(each);
    const read = [...text.matchAll(/\/run\/secrets\/([\w.]+)/g)].map(([, file]) => file);
    expect(new Set(read)).toEqual(new Set(Object.keys(secrets[name]?.files ?? {})));
  });
});

describe("the secrets", () => {
  it("survive a second start, and a given administrator's password replaces the stored one", () => {
    const again = makeSecrets(vault, "chosen by hand");
    const changed = Object.entries(secrets).flatMap(([container, { files }]) =>
      Object.keys(files)
        .filter((file) => files[file] !== again[container]?.files[file])
        .map((file) => [container, file]),
    );
    expect(changed).toEqual([
      ["admin", "admin_password"],
      ["migrate", "admin_password"],
    ]);
  });

  it("of an earlier release's engines are kept", () => {
    const former = makeTemporaryFolder();
    writeFileSync(join(former, "mongodb_password"), "of 0.2.0\n");
    expect(makeSecrets(former, undefined).mongodb?.files.mongodb_password).toBe("of 0.2.0");
  });

  it("are passed to each container by prepare", () => {
    const handed = service("prepare").volumes.filter((volume) => volume.includes(":/handed/"));
    expect(handed.toSorted()).toEqual(
      Object.keys(secrets)
        .map((name) => `${name}-secrets:/handed/${name}`)
        .toSorted(),
    );
  });

  it("open the engines to each service under its own user", () => {
    for (const [user, passwords] of Object.entries({ mongodb: mongodbPasswords(), redis: redisDigests() })) {
      for (const name of ["catalogue", "admin", "ingest", "migrate", "backup"]) {
        const url = new URL(secrets[name]?.files[`${user}_url`] ?? "");
        expect(url.username).toBe(name);
        expect([url.password, sha256(url.password)]).toContain(passwords[name]);
      }
    }
  });

  it("meet the engines' requirements", () => {
    expect(secrets.mongodb?.files.mongodb_keyfile?.length).toBeLessThanOrEqual(1024);
    expect(new URL(secrets.access?.files.mongodb_url ?? "").password).toBe(secrets.mongodb?.files.mongodb_password);
  });
});

describe("the rights in MongoDB", () => {
  const may = (user: keyof typeof MONGODB_RIGHTS, name: string, collection: string): boolean =>
    mayRun({ name, collection }, MONGODB_RIGHTS[user]);

  it("let catalogue read what it shows and write only counts and sitemaps", () => {
    expect(may("catalogue", "find", "business")).toBe(true);
    expect(may("catalogue", "update", "visit_count")).toBe(true);
    expect(may("catalogue", "delete", "sitemap_part")).toBe(true);
    for (const collection of ["credential", "inbox", "audit", "upload"]) {
      expect(may("catalogue", "find", collection), collection).toBe(false);
    }
    for (const command of ["insert", "update", "delete", "findAndModify"]) {
      expect(may("catalogue", command, "business"), command).toBe(false);
    }
  });

  it("let backup read everything and write only its time", () => {
    for (const collection of ["business", "credential", "inbox", "file.chunks", "schema"]) {
      expect(may("backup", "find", collection), collection).toBe(true);
      for (const command of ["insert", "update", "delete", "findAndModify", "createIndexes", "drop"]) {
        expect(may("backup", command, collection), `${command} ${collection}`).toBe(false);
      }
    }
    expect(may("backup", "update", "last_backup")).toBe(true);
  });

  it("let ingest create the indexes of the files that it stores, and read the free space", () => {
    expect(may("ingest", "createIndexes", "file.chunks")).toBe(true);
    expect(may("ingest", "dbStats", "")).toBe(true);
  });

  it("let only migrate create other indexes, only ingest drop its counting collections, and nobody remove indexes", () => {
    for (const user of ["catalogue", "admin", "ingest", "migrate", "backup"] as const) {
      expect(may(user, "createIndexes", "business")).toBe(user === "migrate");
      expect(may(user, "drop", "recount_1_map_cell")).toBe(user === "ingest");
      expect(may(user, "dropIndexes", "business")).toBe(false);
    }
  });
});

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function mongodbPasswords(): Record<string, string> {
  return JSON.parse(secrets.access?.files.mongodb_passwords ?? "");
}

function redisDigests(): Record<string, string> {
  const users = secrets.redis?.files["redis_users.conf"]?.matchAll(/^user (\w+) on #(\w+)/gm) ?? [];
  return Object.fromEntries([...users].map(([, user = "", digest = ""]) => [user, digest]));
}
